import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import { Plan } from '../../server/plataforma/plan/plan.service.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newDocumento, pdf, storedKeys, upload } from '../factories/documentos.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { listen } from '../factories/sockets.js';

const GIB = 1024 ** 3;

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const planOf = async (client: Member) => (await client.get('/plan')).body;
const change = (client: Member, planId: unknown) => client.send('PUT', '/plan', { planId });

/** Makes a cuenta use a GiB except `left` bytes. @returns the id of a carpeta */
async function fillAllBut(left: number, titular: Member): Promise<string> {
  const { id } = await newCarpeta(titular);
  const documento = await newDocumento(titular, id);
  await test.owner.query('update documento_versiones set bytes = $2 where documento_id = $1', [
    documento.id,
    GIB - left,
  ]);
  return id;
}

/** Invites a person as the product does. The check and the row are in one transaction. */
function invite({ cuentaId, usuarioId }: Member, expiraEn = new Date(Date.now() + 60_000)): Promise<void> {
  const email = `invitada-${uuid()}@ejemplo.test`;
  return test.app.get(Transactions).platform(async (manager) => {
    await test.app.get(Plan).assertMember(manager, cuentaId);
    await manager.query(
      `insert into invitaciones (cuenta_id, id, email, rol_id, hash, invitada_por, expira_en)
       values ($1, $2, $3, 3, sha256($4), $5, $6)`,
      [cuentaId, uuid(), email, Buffer.from(email), usuarioId, expiraEn],
    );
  });
}

describe('the plan', () => {
  it('is shown to every role, with the use of the whole cuenta for people who see all carpetas', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [adscripto, oficial] = [await newMiembro(test, cuentaId, 2), await newMiembro(test, cuentaId, 3)];
    const { id } = await newCarpeta(titular, { reservada: true });
    const first = await newDocumento(titular, id, { content: pdf('uno', 1000) });
    await upload(titular, `/documentos/${first.id}/versiones`, [{ nombre: 'dos.pdf', content: pdf('dos', 500) }]);
    await titular.delete(`/documentos/${first.id}`);
    await invite(titular);
    await invite(titular, new Date(0));

    const body = await planOf(adscripto);
    expect(body.plan).toEqual({ id: 'oficina', nombre: 'Oficina', miembros: 15, almacenamientoBytes: 50 * GIB });
    expect(body.planes.map((plan: { id: string }) => plan.id)).toEqual(['inicial', 'oficina', 'plena']);
    const bytes = pdf('uno', 1000).length + pdf('dos', 500).length;
    expect(body.uso).toEqual({ miembros: 3, invitaciones: 1, almacenamientoBytes: bytes, documentos: 1 });
    const hidden = { almacenamientoBytes: null, documentos: null };
    expect((await planOf(oficial)).uso).toEqual({ miembros: 3, invitaciones: 1, ...hidden });
    expect((await planOf((await newCuenta(test)).titular)).uso).toEqual({
      miembros: 1,
      invitaciones: 0,
      almacenamientoBytes: 0,
      documentos: 0,
    });
  });

  it('is changed by a titular who was just verified, and audited once', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const adscripto = await newMiembro(test, cuentaId, 2);
    const { events } = await listen(adscripto);
    expect((await change(adscripto, 'plena')).status).toBe(403);
    const changed = await change(titular, 'plena');
    expect([changed.status, changed.body.plan.id]).toEqual([200, 'plena']);
    expect((await change(titular, 'plena')).status).toBe(200);
    expect((await planOf(adscripto)).plan.id).toBe('plena');
    await expect.poll(() => events).toEqual([{ type: 'cuenta.changed' }]);
    const { rows } = await test.owner.query(
      `select usuario_id, datos from auditoria where cuenta_id = $1 and accion = 'plan.cambiado'`,
      [cuentaId],
    );
    expect(rows).toEqual([{ usuario_id: titular.usuarioId, datos: { de: 'Oficina', a: 'Plena' } }]);

    await test.owner.query(`update sesiones set verificada_en = now() - interval '1 day' where usuario_id = $1`, [
      titular.usuarioId,
    ]);
    const late = await change(titular, 'oficina');
    expect([late.status, late.body.code]).toEqual([403, 'VERIFICACION_REQUERIDA']);
  });

  it.each(['gratis', null, ['plena'], undefined])('that is %j is refused', async (planId) => {
    const { titular } = await newCuenta(test);
    const { status, body } = await change(titular, planId);
    expect([status, body.details[0].campo]).toEqual([400, 'planId']);
  });

  it('that is too small is refused with each reason', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    await newMiembro(test, cuentaId, 3);
    await invite(titular);
    await invite(titular);
    await fillAllBut(-1, titular);
    const { status, body } = await change(titular, 'inicial');
    expect([status, body.code]).toEqual([409, 'PLAN_INSUFICIENTE']);
    expect(body.details).toEqual([
      {
        campo: 'miembros',
        usado: 4,
        limite: 3,
        mensaje: 'El plan Inicial admite 3 integrantes y, contando las invitaciones pendientes, hay 4.',
      },
      {
        campo: 'almacenamientoBytes',
        usado: GIB + 1,
        limite: GIB,
        mensaje: 'El plan Inicial admite 1 GB y se usan 1 GB.',
      },
    ]);
    expect((await planOf(titular)).plan.id).toBe('oficina');
  });
});

describe('people', () => {
  it('are invited while the plan has room, also many at once', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    await change(titular, 'inicial');
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => invite(titular)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') {
        expect(outcome.reason).toMatchObject({
          code: 'LIMITE_MIEMBROS',
          status: 409,
          details: [{ usado: 3, limite: 3 }],
        });
      }
    }
    expect((await planOf(titular)).uso).toMatchObject({ miembros: 1, invitaciones: 2 });
    // Revoked invitations and suspended members take no place.
    await test.owner.query('update invitaciones set revocada_en = now() where cuenta_id = $1', [cuentaId]);
    const oficial = await newMiembro(test, cuentaId, 3);
    await newMiembro(test, cuentaId, 3);
    await expect(invite(titular)).rejects.toMatchObject({ code: 'LIMITE_MIEMBROS' });
    await test.owner.query(`update membresias set estado = 'suspendida' where cuenta_id = $1 and usuario_id = $2`, [
      cuentaId,
      oficial.usuarioId,
    ]);
    await invite(titular);
  });
});

describe('an upload', () => {
  it('that does not fit is refused with the used and allowed bytes, and leaves nothing', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    await change(titular, 'inicial');
    const carpetaId = await fillAllBut(2000, titular);
    const [documento] = (await titular.get(`/carpetas/${carpetaId}/documentos`)).body.documentos;
    const before = await storedKeys(test, cuentaId);
    const path = `/carpetas/${carpetaId}/documentos`;
    const big = { nombre: 'grande.pdf', content: pdf('grande', 3000) };

    const alone = await upload(titular, path, [big]);
    expect([alone.status, alone.body]).toMatchObject([
      409,
      {
        code: 'LIMITE_ALMACENAMIENTO',
        message: 'No queda lugar en el plan Inicial: el archivo ocupa 2,9 KB, y se usan 1 GB de 1 GB.',
        details: [{ archivo: 'grande.pdf', usado: GIB - 2000, limite: GIB }],
      },
    ]);
    const version = await upload(titular, `/documentos/${documento.id}/versiones`, [big]);
    expect([version.status, (version.body as unknown as { code: string }).code]).toEqual([
      409,
      'LIMITE_ALMACENAMIENTO',
    ]);
    expect(await storedKeys(test, cuentaId)).toEqual(before);

    const both = await upload(titular, path, [big, { nombre: 'chico.pdf', content: pdf('chico') }]);
    expect(both.status).toBe(201);
    expect(both.body.rechazados).toMatchObject([{ archivo: 'grande.pdf', code: 'LIMITE_ALMACENAMIENTO' }]);
    await change(titular, 'oficina');
    expect((await upload(titular, path, [big])).status).toBe(201);
  });

  it('is accepted once when several come and only one fits', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    await change(titular, 'inicial');
    const carpetaId = await fillAllBut(4000, titular);
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((text) =>
        upload(titular, `/carpetas/${carpetaId}/documentos`, [{ nombre: `${text}.pdf`, content: pdf(text, 3000) }]),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    expect(await storedKeys(test, cuentaId)).toHaveLength(2);
    expect((await planOf(titular)).uso.documentos).toBe(2);
    // Another cuenta has its own storage.
    const other = await newCuenta(test);
    await newDocumento(other.titular, (await newCarpeta(other.titular)).id);
  });
});
