import { beforeAll, describe, expect, it } from 'vitest';
import { Housekeeping } from '../../server/common/housekeeping/housekeeping.js';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import type { CorreoDto } from '../../server/oficina/correos/correos.dto.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { bandejaOf, destinatarios, leavesNow, newBorrador, readCorreo } from '../factories/borradores.js';
import { newCarpeta } from '../factories/carpetas.js';
import { AFUERA, newCorreo, newCorreoIn, newCorreoPropio } from '../factories/correos.js';
import {
  correosPath,
  fileCorreos,
  filedIn,
  LECTURA,
  newOfficeWithCarpeta,
  OFICIAL,
} from '../factories/correos-de-carpetas.js';
import { pdf, upload } from '../factories/documentos.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { newParte, newPersona } from '../factories/personas.js';
import { photograph, SMALL_PICTURE, seeSmallPicture, smallPicture } from '../factories/pictures.js';
import { listen } from '../factories/sockets.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('a mail that is filed in a carpeta', () => {
  it('is read by people who see the carpeta, and by nobody else', async () => {
    const { titular, other, carpeta } = await newOfficeWithCarpeta(test);
    const lectura = await newMiembro(test, titular.cuentaId, LECTURA);
    const stranger = (await newCuenta(test)).titular;
    const { id, correoId } = await newCorreo(test, titular, { asunto: 'Libre deuda', texto: 'Va el certificado.' });
    const unfiled = await newCorreo(test, titular);
    const { status, body } = await fileCorreos(titular, [id], carpeta.id);
    expect([status, body.correos]).toMatchObject([
      200,
      [{ id, carpetas: [{ id: carpeta.id, codigo: carpeta.codigo, caratula: carpeta.caratula }] }],
    ]);
    const list = await other.get(correosPath(carpeta.id));
    expect(list.body.correos).toMatchObject([
      {
        id: correoId,
        de: { ...AFUERA, usuarioId: null },
        asunto: 'Libre deuda',
        extracto: 'Va el certificado.',
        archivadoPor: { id: titular.usuarioId, nombre: titular.nombre },
        copiaId: null,
      },
    ]);
    expect((await other.get(correosPath(carpeta.id, correoId))).body).toMatchObject({
      html: '<p>Va el certificado.</p>',
    });
    expect((await titular.get(correosPath(carpeta.id, correoId))).body.copiaId).toBe(id);
    // The mailbox still belongs only to its owner.
    expect((await other.get(`/correos/${id}`)).status).toBe(404);
    expect(await bandejaOf(other)).toEqual([]);
    expect((await other.get(correosPath(carpeta.id, unfiled.correoId))).status).toBe(404);
    for (const somebody of [lectura, stranger]) {
      expect((await somebody.get(correosPath(carpeta.id))).status).toBe(404);
      expect((await somebody.get(correosPath(carpeta.id, correoId))).status).toBe(404);
    }
    await titular.send('PUT', `/carpetas/${carpeta.id}/accesos/${lectura.usuarioId}`, {});
    expect(await filedIn(lectura, carpeta.id)).toEqual([correoId]);
    await titular.delete(`/carpetas/${carpeta.id}/accesos/${lectura.usuarioId}`);
    expect((await lectura.get(correosPath(carpeta.id, correoId))).status).toBe(404);
  });

  it('can be taken out of the carpeta from the mailbox too, and stays in the mailbox', async () => {
    const { titular, other, carpeta } = await newOfficeWithCarpeta(test);
    const [mine] = await newCorreoIn(test, [titular]);
    const theirs = await newCorreo(test, other);
    await fileCorreos(titular, [mine!.id], carpeta.id);
    await fileCorreos(other, [theirs.id], carpeta.id);
    const { status, body } = await titular.post('/correos/desarchivar', {
      ids: [mine!.id, theirs.id],
      carpetaId: carpeta.id,
    });
    expect([status, body.correos]).toMatchObject([200, [{ id: mine!.id, carpetas: [], bandeja: 'inbox' }]]);
    expect(await filedIn(titular, carpeta.id)).toEqual([theirs.correoId]);
    const stranger = (await newCuenta(test)).titular;
    expect((await stranger.post('/correos/desarchivar', { ids: [mine!.id], carpetaId: carpeta.id })).status).toBe(404);
  });

  it('does not reveal its hidden recipients', async () => {
    const { titular, other, carpeta } = await newOfficeWithCarpeta(test);
    const { id, correoId } = await newCorreoPropio(test, titular, 'enviado', [
      { nombre: 'Perito', direccion: 'perito@ejemplo.test' },
    ]);
    await fileCorreos(titular, [id], carpeta.id);
    const { body } = await other.get(correosPath(carpeta.id, correoId));
    expect(body.para).toMatchObject([AFUERA]);
    expect(JSON.stringify(body)).not.toContain('perito');
  });

  it('stays in the carpeta when all mailboxes have deleted it, until it is taken out', async () => {
    const { titular, other, carpeta } = await newOfficeWithCarpeta(test);
    const { id, correoId } = await newCorreo(test, titular);
    await fileCorreos(titular, [id], carpeta.id);
    await titular.patch('/correos', { ids: [id], bandeja: 'trash' });
    expect((await titular.post('/correos/borrar', { ids: [id] })).body).toEqual({ borrados: 1 });
    expect(await filedIn(other, carpeta.id)).toEqual([correoId]);
    expect((await other.delete(correosPath(carpeta.id, correoId))).body).toBe(true);
    expect(await filedIn(other, carpeta.id)).toEqual([]);
    expect((await other.delete(correosPath(carpeta.id, correoId))).status).toBe(404);
    expect((await other.post(`${correosPath(carpeta.id, correoId)}/restaurar`)).body).toMatchObject({ id: correoId });
    expect(await filedIn(titular, carpeta.id)).toEqual([correoId]);
    await other.delete(correosPath(carpeta.id, correoId));
    await test.owner.query(`update correo_carpetas set eliminado_en = now() - interval '2 days' where correo_id = $1`, [
      correoId,
    ]);
    expect((await other.post(`${correosPath(carpeta.id, correoId)}/restaurar`)).status).toBe(404);
    await test.app.get(Housekeeping).run();
    const { rows } = await test.owner.query('select 1 from correos where id = $1', [correoId]);
    expect(rows).toEqual([]);
  });

  it('is put back by the person who took it out, or who has it, and by nobody else', async () => {
    const { titular, other, carpeta } = await newOfficeWithCarpeta(test);
    const { id, correoId } = await newCorreo(test, titular, { asunto: 'Privado' });
    await fileCorreos(titular, [id], carpeta.id);
    await titular.delete(correosPath(carpeta.id, correoId));
    expect((await other.post(`${correosPath(carpeta.id, correoId)}/restaurar`)).status).toBe(404);
    expect(await filedIn(other, carpeta.id)).toEqual([]);
    expect((await titular.post(`${correosPath(carpeta.id, correoId)}/restaurar`)).status).toBe(200);
    await other.delete(correosPath(carpeta.id, correoId));
    expect((await titular.post(`${correosPath(carpeta.id, correoId)}/restaurar`)).status).toBe(200);
  });

  it('is filed once, also when two file it at once, and with its thread when asked', async () => {
    const { titular, other, carpeta } = await newOfficeWithCarpeta(test);
    const [mine, theirs] = await newCorreoIn(test, [titular, other], { messageId: '<a@banco.test>' });
    const answer = await newCorreo(test, titular, { referencias: ['<a@banco.test>'] });
    const spam = await newCorreo(test, titular, { referencias: ['<a@banco.test>'], bandeja: 'spam' });
    const draft = await newCorreoPropio(test, titular, 'borrador');
    const answers = await Promise.all([
      fileCorreos(titular, [mine!.id], carpeta.id),
      fileCorreos(other, [theirs!.id], carpeta.id),
      fileCorreos(titular, [mine!.id], carpeta.id),
    ]);
    expect(answers.map(({ status, body }) => [status, body.correos.length])).toEqual(Array(3).fill([200, 1]));
    expect(await filedIn(titular, carpeta.id)).toEqual([mine!.correoId]);
    const { body } = await fileCorreos(titular, [mine!.id, draft.id, UNKNOWN_ID, theirs!.id], carpeta.id, {
      hilo: true,
    });
    expect(body.correos.map(({ id }: CorreoDto) => id).sort()).toEqual([mine!.id, answer.id].sort());
    expect(body.nuevos).toEqual([answer.id]);
    expect(await filedIn(other, carpeta.id)).not.toContain(spam.correoId);
    const { rows } = await test.owner.query(
      `select datos->>'asunto' as asunto from auditoria where carpeta_id = $1 and accion = 'correo.archivado'`,
      [carpeta.id],
    );
    expect(rows).toHaveLength(2);
    expect((await titular.get(`/carpetas/${carpeta.id}/actividad`)).body.eventos[0].descripcion).toBe(
      'archivó el correo «Saldo de la cuenta» de Banco Nación',
    );
  });

  it('gives its files as documents, which say where they came from', async () => {
    const { titular, other, carpeta } = await newOfficeWithCarpeta(test);
    const { id } = await newBorrador(titular, { asunto: 'Plano', para: destinatarios(titular), carpetaId: carpeta.id });
    const content = pdf('Plano de mensura');
    await upload(titular, `/correos/borradores/${id}/adjuntos`, [{ nombre: 'Plano.pdf', content }]);
    const { body: borrador } = await titular.get(`/correos/${id}`);
    await leavesNow(test, titular, id);
    const [correoId = ''] = await filedIn(other, carpeta.id);
    const adjunto = `${correosPath(carpeta.id, correoId)}/adjuntos/${borrador.archivos[0].id}`;
    const answer = await fetch(`${other.baseUrl}/api${adjunto}/contenido`, {
      headers: { authorization: `Bearer ${other.accessToken}` },
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(content));
    const { status, body } = await other.post(`${adjunto}/documento`, {});
    expect([status, body]).toEqual([201, { carpetaId: carpeta.id, documentoId: expect.any(String), aviso: null }]);
    const again = await other.post(`${adjunto}/documento`, {});
    expect(again.body.aviso).toBe('El mismo archivo ya está en esta carpeta: «Plano.pdf», versión 1.');
    const { eventos } = (await other.get(`/carpetas/${carpeta.id}/actividad`)).body;
    expect(eventos[0].descripcion).toBe(`subió «Plano.pdf», tomado de un correo de ${titular.nombre}`);
    const stranger = (await newCuenta(test)).titular;
    expect((await stranger.post(`${adjunto}/documento`, {})).status).toBe(404);
    const elsewhere = await newCarpeta(titular);
    expect((await other.post(`${adjunto.replace(carpeta.id, elsewhere.id)}/documento`, {})).status).toBe(404);
    expect((await other.post(`${adjunto}/documento`, { seccionId: UNKNOWN_ID })).status).toBe(422);
  });

  it('shows its pictures small, in the mailbox and in the carpeta, to people who see them there', async () => {
    const { titular, other, carpeta } = await newOfficeWithCarpeta(test);
    const { id } = await newBorrador(titular, { asunto: 'Fotos', para: destinatarios(titular), carpetaId: carpeta.id });
    const foto = { nombre: 'Frente.jpg', content: await photograph() };
    await upload(titular, `/correos/borradores/${id}/adjuntos`, [foto, { nombre: 'Plano.pdf', content: pdf('plano') }]);
    const inMailbox = await smallPicture(async () => (await readCorreo(titular, id)).archivos[0]);
    await leavesNow(test, titular, id);
    const [correoId = ''] = await filedIn(other, carpeta.id);
    const { body } = await other.get(correosPath(carpeta.id, correoId));
    const inCarpeta = await smallPicture(async () => body.archivos[0]);
    expect(body.archivos[1].miniatura).toBeNull();
    expect(await seeSmallPicture(titular, inMailbox)).toEqual(SMALL_PICTURE);
    expect(await seeSmallPicture(other, inCarpeta)).toEqual(SMALL_PICTURE);
    const stranger = (await newCuenta(test)).titular;
    const refused = [other.get(inMailbox), stranger.get(inMailbox), stranger.get(inCarpeta)];
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('is refused in a carpeta that cannot be seen, is in the trash or of another cuenta, and without the permission', async () => {
    const { titular, other, carpeta } = await newOfficeWithCarpeta(test, LECTURA);
    const oficial = await newMiembro(test, titular.cuentaId, OFICIAL);
    const stranger = (await newCuenta(test)).titular;
    const reserved = await newCarpeta(titular, { reservada: true });
    const { id } = await newCorreo(test, titular);
    const own = await newCorreo(test, oficial);
    expect((await fileCorreos(oficial, [own.id], reserved.id)).status).toBe(404);
    expect((await fileCorreos(oficial, [own.id], UNKNOWN_ID)).status).toBe(404);
    expect((await fileCorreos(other, [(await newCorreo(test, other)).id], carpeta.id)).status).toBe(403);
    expect((await fileCorreos(stranger, [(await newCorreo(test, stranger)).id], carpeta.id)).status).toBe(404);
    // Another person's mail is treated like a deleted mail.
    expect((await fileCorreos(oficial, [id], carpeta.id)).body.correos).toEqual([]);
    expect(await filedIn(titular, carpeta.id)).toEqual([]);
    for (const bad of [{ ids: [] }, { carpetaId: 'x' }, { hilo: 1 }, { ids: 'x' }]) {
      const { status } = await titular.post('/correos/archivar', { ids: [id], carpetaId: carpeta.id, ...bad });
      expect(status, JSON.stringify(bad)).toBe(400);
    }
  });

  it('cannot be filed past the rules by the tenant role itself', async () => {
    const { titular, other, carpeta } = await newOfficeWithCarpeta(test);
    const { correoId } = await newCorreo(test, other);
    const insert = (estado: string) =>
      test.app
        .get(Transactions)
        .tenantTransaction(titular, ({ manager } = test.app.get(Transactions)) =>
          manager.query('insert into correo_carpetas (carpeta_id, correo_id) values ($1, $2)', [carpeta.id, estado]),
        );
    await expect(insert(correoId)).rejects.toThrow(/row-level security/);
    const draft = await newCorreoPropio(test, titular, 'borrador');
    await expect(insert(draft.correoId)).rejects.toThrow(/row-level security/);
  });

  it('is announced to people who see the carpeta, and moves the carpeta to the front', async () => {
    const { titular, other, carpeta } = await newOfficeWithCarpeta(test);
    const { id } = await newCorreo(test, titular);
    const live = await listen(other);
    const before = (await other.get(`/carpetas/${carpeta.id}`)).body.actualizadaEn;
    await fileCorreos(titular, [id], carpeta.id);
    await expect
      .poll(() => live.events)
      .toContainEqual(expect.objectContaining({ type: 'carpeta.changed', carpeta: carpeta.id, que: 'correos' }));
    expect((await other.get(`/carpetas/${carpeta.id}`)).body.actualizadaEn > before).toBe(true);
  });
});

describe('the carpetas that are suggested for a mail', () => {
  it('are those of its number, its thread and its correspondents, without carpetas in which it is filed', async () => {
    const { titular, carpeta: byNumber } = await newOfficeWithCarpeta(test);
    const [byThread, byParte, reserved] = [
      await newCarpeta(titular),
      await newCarpeta(titular),
      await newCarpeta(titular, { reservada: true }),
    ];
    const persona = await newPersona(titular, { email: AFUERA.direccion });
    for (const { id } of [byParte, reserved]) await newParte(titular, id, { personaId: persona.id });
    const first = await newCorreo(test, titular, { messageId: '<hilo@banco.test>' });
    await fileCorreos(titular, [first.id], byThread.id);
    const { id } = await newCorreo(test, titular, {
      asunto: `Re: #${byNumber.codigo}`,
      referencias: ['<hilo@banco.test>'],
    });
    const suggested = async (member: Member, of = id) =>
      (await member.get(`/correos/${of}/carpetas`)).body.map((one: { id: string; motivo: string }) => [
        one.id,
        one.motivo,
      ]);
    expect((await suggested(titular)).slice(0, 2)).toEqual([
      [byNumber.id, 'asunto'],
      [byThread.id, 'hilo'],
    ]);
    expect((await suggested(titular)).slice(2).sort()).toEqual(
      [
        [byParte.id, 'parte'],
        [reserved.id, 'parte'],
      ].sort(),
    );
    await fileCorreos(titular, [id], byNumber.id);
    expect(await suggested(titular)).not.toContainEqual([byNumber.id, 'asunto']);
    const oficial = await newMiembro(test, titular.cuentaId, OFICIAL);
    const theirs = await newCorreo(test, oficial);
    expect(await suggested(oficial, theirs.id)).toEqual([[byParte.id, 'parte']]);
    expect((await oficial.get(`/correos/${id}/carpetas`)).status).toBe(404);
  });
});
