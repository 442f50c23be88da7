import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CorreoListadoDto, CorreosDto } from '../../server/oficina/correos/correos.dto.js';
import type { ReglaDeCorreoDto } from '../../server/oficina/correos/reglas/reglas.dto.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { destinatarios, newEnviadoYa } from '../factories/borradores.js';
import { newCarpeta } from '../factories/carpetas.js';
import { named } from '../factories/cases.js';
import { newCorreo } from '../factories/correos.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';

const PATH = '/correos/reglas';
let test: TestApp;
beforeAll(async () => {
  test = await sharedTestApp();
});

const someone = async () => (await newCuenta(test)).titular;
const listed = async (member: Member, query: string): Promise<CorreoListadoDto[]> =>
  (await member.get<CorreosDto>(`/correos?${query}`)).body.correos;
const newRegla = async (member: Member, regla: object) => {
  const { status, body } = await member.post(PATH, regla);
  expect([status, body.message]).toEqual([201, undefined]);
  return body as { id: string };
};
const labelOf = async (member: Member, title = 'Bancos'): Promise<string> =>
  (await member.post('/apps/mailbox/label', { label: { title, color: 'blue' } })).body.id;
const send = (from: Member, to: Member, asunto: string) =>
  newEnviadoYa(test, from, { para: destinatarios(to), asunto, html: '<p>Hola.</p>' });

describe('the rules of mails', () => {
  it('are kept in their order, changed and removed', async () => {
    const member = await someone();
    const etiquetaId = await labelOf(member);
    const first = await newRegla(member, { de: ' Banco ', apartar: true });
    const id = uuid();
    const second = await newRegla(member, { id, conAdjunto: true, etiquetaId });
    expect(second).toEqual({
      ...{ id, de: '', para: '', asunto: '', contiene: '', conAdjunto: true, etiquetaId },
      ...{ apartar: false, marcarLeido: false, archivar: false, carpetaId: null, carpeta: null, sinArchivar: null },
    });
    const changed = await member.patch(`${PATH}/${first.id}`, { asunto: 'Saldo', marcarLeido: true });
    expect(changed.body).toMatchObject({ de: '', asunto: 'Saldo', apartar: false, marcarLeido: true });
    expect((await member.get(PATH)).body).toEqual([changed.body, second]);
    expect((await member.delete(`${PATH}/${first.id}`)).status).toBe(204);
    expect((await member.get(PATH)).body).toEqual([second]);
    // A deleted label takes its rules along, until it is restored.
    await member.delete(`/apps/mailbox/label?id=${etiquetaId}`);
    expect((await member.get(PATH)).body).toEqual([]);
    await member.post(`/apps/mailbox/label/restore?id=${etiquetaId}`, {});
    expect((await member.get(PATH)).body).toEqual([second]);
  });

  it('do nothing while their label is deleted, since nobody sees them then', async () => {
    const { cuentaId, titular: author } = await newCuenta(test);
    const member = await newMiembro(test, cuentaId, 3);
    const etiquetaId = await labelOf(member);
    await newRegla(member, { asunto: 'saldo', etiquetaId, apartar: true });
    await member.delete(`/apps/mailbox/label?id=${etiquetaId}`);
    await send(author, member, 'Saldo de marzo');
    await expect.poll(() => listed(member, 'bandeja=inbox')).toHaveLength(1);
    await member.post(`/apps/mailbox/label/restore?id=${etiquetaId}`, {});
    await send(author, member, 'Saldo de abril');
    await expect.poll(() => listed(member, 'bandeja=archive')).toHaveLength(1);
    expect(await listed(member, 'bandeja=inbox')).toHaveLength(1);
  });

  it.each(
    named([
      [{}],
      [{ de: 'ana' }],
      [{ apartar: true }],
      [{ de: '   ', apartar: true }],
      [{ de: 'x'.repeat(201), apartar: true }],
      [{ de: 'ana', apartar: 'sí' }],
      [{ de: 'ana', etiquetaId: UNKNOWN_ID }],
      [{ de: 'ana', etiquetaId: 'x' }],
      [{ de: 'ana', carpetaId: 'x' }],
      [{ conAdjunto: 'no', apartar: true }],
    ]),
  )('refuse %s', async (_, body) => {
    const member = await someone();
    const { status, body: answer } = await member.post(PATH, body as object);
    expect([400, 422]).toContain(status);
    expect(answer.message).toMatch(/\.$/);
    expect((await member.get(PATH)).body).toEqual([]);
  });

  it('are of one person, in one cuenta', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const other = await newMiembro(test, cuentaId, 2);
    const stranger = await someone();
    const { id } = await newRegla(titular, { de: 'banco', apartar: true });
    const theirs = await labelOf(other);
    expect((await titular.post(PATH, { de: 'x', etiquetaId: theirs })).status).toBe(422);
    for (const member of [other, stranger]) {
      expect((await member.get(PATH)).body).toEqual([]);
      expect((await member.patch(`${PATH}/${id}`, { de: 'x', apartar: true })).status).toBe(404);
      expect((await member.delete(`${PATH}/${id}`)).status).toBe(404);
      expect((await member.get(`${PATH}/${id}/alcance`)).status).toBe(404);
      expect((await member.post(`${PATH}/${id}/aplicar`, {})).status).toBe(404);
    }
    await expect(
      test.owner.query(`insert into correo_reglas (cuenta_id, id, usuario_id, orden, de) values ($1, $2, $3, 1, 'x')`, [
        cuentaId,
        uuid(),
        titular.usuarioId,
      ]),
    ).rejects.toThrow('correo_reglas_accion');
    await expect(
      test.owner.query(
        `insert into correo_reglas (cuenta_id, id, usuario_id, orden, apartar) values ($1, $2, $3, 1, true)`,
        [cuentaId, uuid(), titular.usuarioId],
      ),
    ).rejects.toThrow('correo_reglas_condicion');
  });

  it('are at most a hundred, also when two come at once', async () => {
    const member = await someone();
    await test.owner.query(
      `insert into correo_reglas (cuenta_id, id, usuario_id, orden, de, apartar)
       select $1, gen_random_uuid(), $2, n, 'x', true from generate_series(1, 99) n`,
      [member.cuentaId, member.usuarioId],
    );
    const answers = await Promise.all([1, 2].map(() => member.post(PATH, { de: 'y', apartar: true })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });
});

describe('the order of the rules', () => {
  it('is the order in which they apply, and rules that are not named follow', async () => {
    const { cuentaId, titular: member } = await newCuenta(test);
    const other = await newMiembro(test, cuentaId, 2);
    const ids: string[] = [];
    for (const de of ['a', 'b', 'c', 'd']) {
      ids.push((await newRegla(member, { de, apartar: true })).id);
    }
    const [a, b, c, d] = ids;
    const theirs = (await newRegla(other, { de: 'x', apartar: true })).id;
    const order = async (reglas: unknown, who = member) => {
      const { status, body } = await who.patch(`${PATH}/orden`, { reglas });
      return [status, Array.isArray(body) ? body.map(({ id }) => id) : body.details?.[0]?.campo];
    };
    expect(await order([d, UNKNOWN_ID, theirs, b])).toEqual([200, [d, b, a, c]]);
    expect((await member.get(PATH)).body.map(({ id }: { id: string }) => id)).toEqual([d, b, a, c]);
    // Nobody changes the order of another person, in the cuenta or outside.
    expect(await order([c, a], other)).toEqual([200, [theirs]]);
    expect(await order([c, a], await someone())).toEqual([200, []]);
    for (const wrong of [undefined, 'a', ['a'], Array.from({ length: 101 }, () => uuid())]) {
      expect(await order(wrong)).toEqual([400, 'reglas']);
    }
    // Of two at once, one counts, and no two rules have one place.
    await Promise.all([order([a, b, c, d]), order([d, c, b, a])]);
    const after = (await member.get(PATH)).body.map(({ id }: { id: string }) => id);
    expect([
      [a, b, c, d],
      [d, c, b, a],
    ]).toContainEqual(after);
    // A new rule follows the others.
    const last = (await newRegla(member, { de: 'z', apartar: true })).id;
    expect((await member.get(PATH)).body.at(-1).id).toBe(last);
  });
});

describe('a rule that files', () => {
  const filedIn = async (member: Member, carpetaId: string): Promise<string[]> =>
    (await member.get(`/carpetas/${carpetaId}/correos`)).body.correos.map(({ asunto }: { asunto: string }) => asunto);
  const stateOf = async (member: Member) =>
    (await member.get(PATH)).body.map(({ carpeta, sinArchivar }: ReglaDeCorreoDto) => [carpeta?.id, sinArchivar]);
  const close = (carpetaId: string) =>
    test.owner.query(`update carpetas set estado = 'anulada' where id = $1`, [carpetaId]);

  it('files what arrives in its carpeta, by the right of its owner, and not in a closed or deleted one', async () => {
    const { cuentaId, titular: author } = await newCuenta(test);
    const member = await newMiembro(test, cuentaId, 2);
    const [open, closed, trashed] = [
      await newCarpeta(author),
      await newCarpeta(author),
      // Only a carpeta without a number goes to the trash.
      await newCarpeta(author, { abrir: false }),
    ];
    for (const { id: carpetaId } of [open, closed, trashed]) {
      await newRegla(member, { asunto: 'título', carpetaId });
    }
    await newRegla(member, { asunto: 'título', apartar: true });
    expect(await stateOf(member)).toEqual([
      [open.id, null],
      [closed.id, null],
      [trashed.id, null],
      [undefined, null],
    ]);
    await close(closed.id);
    await test.owner.query('update carpetas set eliminada_en = now() where id = $1', [trashed.id]);
    expect((await stateOf(member)).map(([, why]: [string, string]) => why)).toEqual([
      null,
      'cerrada',
      expect.stringMatching(/^(papelera|no_esta)$/),
      null,
    ]);
    await send(author, member, 'El titulo');
    await send(author, member, 'Otra cosa');
    await expect.poll(() => filedIn(member, open.id), { timeout: 20_000 }).toEqual(['El titulo']);
    expect(await filedIn(member, closed.id)).toEqual([]);
    expect(await listed(member, 'bandeja=archive')).toMatchObject([
      { asunto: 'El titulo', carpetas: [{ id: open.id }] },
    ]);
    const { rows } = await test.owner.query(
      'select count(*)::int as n from correo_carpetas where carpeta_id = any ($1)',
      [[closed.id, trashed.id]],
    );
    expect(rows[0].n).toBe(0);
  });

  it('is refused for a carpeta that its owner does not see, that is closed, or by a role that does not file', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const reader = await newMiembro(test, cuentaId, 5);
    const oficial = await newMiembro(test, cuentaId, 3);
    const [reserved, closed] = [await newCarpeta(titular, { reservada: true }), await newCarpeta(titular)];
    await close(closed.id);
    const body = (carpetaId: string) => ({ de: 'banco', carpetaId });
    expect((await oficial.post(PATH, body(reserved.id))).status).toBe(404);
    expect((await (await someone()).post(PATH, body(reserved.id))).status).toBe(404);
    expect((await titular.post(PATH, body(UNKNOWN_ID))).status).toBe(404);
    expect(await titular.post(PATH, body(closed.id))).toMatchObject({
      status: 422,
      body: { details: [{ campo: 'carpetaId' }] },
    });
    expect((await reader.post(PATH, body(closed.id))).status).toBe(403);
    const { id } = await newRegla(titular, { de: 'banco', apartar: true });
    expect((await titular.patch(`${PATH}/${id}`, body(closed.id))).status).toBe(422);
  });

  it('says so when its owner no longer sees the carpeta, or it is gone for good, and files nothing there', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const { id: carpetaId } = await newCarpeta(titular);
    const { id } = await newRegla(oficial, { asunto: 'saldo', carpetaId });
    const { id: mail } = await newCorreo(test, oficial, { asunto: 'Saldo' });
    await test.owner.query('update carpetas set reservada = true where id = $1', [carpetaId]);
    expect(await stateOf(oficial)).toEqual([[undefined, 'no_esta']]);
    expect((await oficial.post(`${PATH}/${id}/aplicar`, {})).status).toBe(200);
    expect(await filedIn(titular, carpetaId)).toEqual([]);
    await test.owner.query('update carpetas set reservada = false where id = $1', [carpetaId]);
    expect((await oficial.post(`${PATH}/${id}/aplicar`, {})).body).toEqual({ correos: 1, enCurso: false });
    expect(await filedIn(titular, carpetaId)).toEqual(['Saldo']);
    expect((await oficial.get(`/correos/${mail}`)).body.carpetas).toMatchObject([{ id: carpetaId }]);
    // A rule outlives the carpeta, and shows that it files no more.
    await test.owner.query('update correo_reglas set carpeta_id = null where id = $1', [id]);
    expect(await stateOf(oficial)).toEqual([[undefined, 'no_esta']]);
  });
});

describe('mails that arrive', () => {
  it('are labelled, read and put away by the rules of their receiver alone', async () => {
    const { cuentaId, titular: author } = await newCuenta(test);
    const member = await newMiembro(test, cuentaId, 2);
    const other = await labelOf(member, 'Otra');
    const etiquetaId = await labelOf(member);
    await newRegla(member, { asunto: 'poder', etiquetaId, marcarLeido: true });
    await newRegla(member, { de: author.email, contiene: 'HOLA', etiquetaId: other });
    await newRegla(member, { asunto: 'Póder', apartar: true });
    await newRegla(member, { asunto: 'poder', conAdjunto: true, etiquetaId: other, apartar: true });
    await newRegla(author, { asunto: 'poder', apartar: true });
    await send(author, member, 'Un PODER');
    await send(author, member, 'Otra cosa');
    expect(await listed(member, 'bandeja=archive')).toMatchObject([
      { asunto: 'Un PODER', leido: true, etiquetas: [etiquetaId, other] },
    ]);
    expect(await listed(member, 'bandeja=inbox')).toMatchObject([
      { asunto: 'Otra cosa', leido: false, etiquetas: [other] },
    ]);
    const { body } = await member.get('/common/notifications');
    expect((body as { description?: string }[]).filter((aviso) => JSON.stringify(aviso).includes('PODER'))).toEqual([]);
  });
});

describe('a rule for what is there', () => {
  it('says how many it finds, and changes these', async () => {
    const member = await someone();
    const [saldo, archived] = [
      await newCorreo(test, member, { asunto: 'Saldo' }),
      await newCorreo(test, member, { asunto: 'El saldo', bandeja: 'archive' }),
    ];
    await newCorreo(test, member, { asunto: 'Saldo', bandeja: 'trash' });
    await newCorreo(test, member, { asunto: 'Otro' });
    const { id } = await newRegla(member, { asunto: 'saldo', apartar: true, marcarLeido: true });
    expect((await member.get(`${PATH}/${id}/alcance`)).body).toEqual({ correos: 2, esMinimo: false });
    expect((await member.post(`${PATH}/${id}/aplicar`, {})).body).toEqual({ correos: 2, enCurso: false });
    expect((await listed(member, 'bandeja=archive')).map((one) => [one.id, one.leido])).toEqual([
      [archived.id, true],
      [saldo.id, true],
    ]);
  });

  it('goes on as a job when there are many', async () => {
    const member = await someone();
    const { correoId } = await newCorreo(test, member, { asunto: 'Saldo' });
    await test.owner.query(
      `with nuevos as (
         insert into correos (cuenta_id, id, message_id, estado, de_nombre, de_direccion, asunto, html, texto)
         select cuenta_id, gen_random_uuid(), '<' || n || '-' || id || '>', estado, de_nombre, de_direccion, asunto, html, texto
           from correos, generate_series(1, 130) n where id = $1 returning cuenta_id, id)
       insert into correo_copias (cuenta_id, id, correo_id, usuario_id, propia, bandeja, recibido_en)
       select cuenta_id, gen_random_uuid(), id, $2, false, 'inbox', now() from nuevos`,
      [correoId, member.usuarioId],
    );
    const { id } = await newRegla(member, { de: 'banco', marcarLeido: true, apartar: true });
    expect((await member.post(`${PATH}/${id}/aplicar`, {})).body).toEqual({ correos: 131, enCurso: true });
    const left = async () => (await member.get<CorreosDto>('/correos?bandeja=inbox')).body.paginacion.total;
    await expect.poll(left, { timeout: 20_000 }).toBe(0);
  });
});
