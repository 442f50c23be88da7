import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import {
  attach,
  BORRADORES,
  bandejaOf,
  contentOfAdjunto,
  destinatarios,
  newBorrador,
  outside,
  readCorreo,
} from '../factories/borradores.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newDocumento, pdf, storedKeys, upload } from '../factories/documentos.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { listen } from '../factories/sockets.js';

let test: TestApp;
let ana: Member;
let beto: Member;
/** A member of another cuenta. */
let otra: Member;

beforeAll(async () => {
  test = await sharedTestApp();
  const { cuentaId, titular } = await newCuenta(test);
  ana = titular;
  beto = await newMiembro(test, cuentaId, 3, 'Beto Díaz');
  otra = (await newCuenta(test)).titular;
});

describe('a draft', () => {
  it('has the id that its client gave, once, and lies in its author’s drafts alone', async () => {
    const body = { id: uuid(), asunto: 'Poder', html: '<p>Uno</p>' };
    const [first, again] = await Promise.all([newBorrador(ana, body), newBorrador(ana, body)]);
    expect(again).toEqual(first);
    expect(first).toMatchObject({
      ...{ id: body.id, estado: 'borrador', bandeja: 'drafts', leido: true, esPropio: true, version: 1 },
      de: { nombre: ana.nombre, direccion: ana.email, usuarioId: ana.usuarioId },
    });
    expect((await bandejaOf(ana, 'drafts')).filter(({ id }) => id === body.id)).toHaveLength(1);
    expect((await ana.post(BORRADORES, { ...body, asunto: 'Otro' })).status).toBe(422);
    expect((await beto.post(BORRADORES, body)).status).toBe(409);
  });

  it('keeps addresses in lower case and once, names and subject in one line, and HTML that cannot act', async () => {
    const direccion = 'Juan@Ejemplo.Test';
    const { id, ...written } = await newBorrador(ana, {
      para: [{ nombre: 'Juan\r\nBcc: otro@ejemplo.test', direccion }, { direccion: direccion.toUpperCase() }],
      asunto: 'Hola\r\nBcc: otro@ejemplo.test ',
      html: '<p onclick="x()">Ho\0la <script>x()</script><a href="javascript:x()">aquí</a></p>',
    });
    expect(written).toMatchObject({
      para: [{ nombre: 'Juan Bcc: otro@ejemplo.test', direccion: 'juan@ejemplo.test', usuarioId: null }],
      asunto: 'Hola  Bcc: otro@ejemplo.test ',
      html: '<p>Hola <a>aquí</a></p>',
      extracto: 'Hola aquí',
    });
    expect((await ana.patch(`${BORRADORES}/${id}`, { asunto: '' }, { version: 1 })).body.para).toEqual(written.para);
  });

  it('is changed at the version that was seen, and tells the other tabs', async () => {
    const { id } = await newBorrador(ana, { asunto: 'Uno' });
    const { events } = await listen(ana);
    const { body } = await ana.patch(`${BORRADORES}/${id}`, { asunto: 'Dos', cco: outside(1) }, { version: 1 });
    expect(body).toMatchObject({ asunto: 'Dos', version: 2, cco: [{ direccion: 'p0@ejemplo.test' }] });
    await expect.poll(() => events).toContainEqual(expect.objectContaining({ type: 'mailbox.changed', mails: [id] }));
    const stale = await ana.patch(`${BORRADORES}/${id}`, { asunto: 'Tres' }, { version: 1 });
    expect(stale).toMatchObject({ status: 412, body: { details: [{ version: 2 }] } });
    expect((await ana.patch(`${BORRADORES}/${id}`, { asunto: 'Dos' }, { version: 2 })).body.version).toBe(2);
    expect((await ana.patch(`${BORRADORES}/${id}`, { asunto: 'Dos' })).status).toBe(428);
  });

  it.each([
    ['a bad address', { para: [{ direccion: 'nadie' }] }, 400],
    ['a quoted address', { para: [{ direccion: '"a b"@ejemplo.test' }] }, 400],
    ['too many addresses in a list', { para: outside(1_001) }, 400],
    ['an address that is no object', { para: ['a@b.test'] }, 400],
    ['a subject that is too long', { asunto: 'x'.repeat(301) }, 400],
    ['a base that is not there', { base: { id: uuid(), tipo: 'responder' } }, 404],
    ['an unknown way to follow', { base: { id: uuid(), tipo: 'copiar' } }, 400],
  ])('is refused for %s', async (_, body, status) => {
    const answer = await ana.post(BORRADORES, body);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/[a-záéíóú]/);
  });

  it('belongs to its author: nobody else reaches it by any call', async () => {
    const { id } = await newBorrador(ana, { para: destinatarios(beto), asunto: 'Privado' });
    await attach(ana, id, [{ nombre: 'a.txt', content: 'hola' }]);
    const [adjunto] = (await readCorreo(ana, id)).archivos;
    const { id: carpetaId } = await newCarpeta(otra);
    for (const other of [beto, otra]) {
      const path = `${BORRADORES}/${id}`;
      const calls = [
        other.patch(path, { asunto: 'x' }, { version: 1 }),
        attach(other, id, [{ nombre: 'b.txt', content: 'hola' }]),
        other.post(`${path}/adjuntos/documento`, { documentoId: uuid() }),
        other.delete(`${path}/adjuntos/${adjunto?.id}`),
        other.post(`${path}/enviar`, {}),
        other.post(`${path}/detener`, {}),
        other.post(`${path}/reprogramar`, {}),
        other.post(BORRADORES, { base: { id, tipo: 'responder' } }),
        other.get(`/correos/${id}`),
        contentOfAdjunto(other, id, adjunto?.id ?? ''),
        other.post(`/correos/${id}/adjuntos/${adjunto?.id}/documento`, { carpetaId }),
      ];
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 404));
    }
  });
});

describe('the files of a mail', () => {
  it('are added, read in part, filed in a carpeta, and taken out with their bytes', async () => {
    const { id } = await newBorrador(ana, { asunto: 'Con archivos' });
    const before = await storedKeys(test, ana.cuentaId);
    const { body } = await attach(ana, id, [
      { nombre: '../a/nota.txt', content: '0123456789' },
      { nombre: 'página.html', content: '<html><script>x()</script></html>' },
    ]);
    expect(body).toMatchObject({
      version: 1,
      archivos: [
        { nombre: 'nota.txt', mime: 'text/plain', bytes: 10, previsualizable: true },
        { nombre: 'página.html', previsualizable: false },
      ],
    });
    const [nota, pagina] = body.archivos;
    const part = await contentOfAdjunto(ana, id, nota.id, { range: 'bytes=2-4' });
    expect([part.status, part.body, part.headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10']);
    expect((await contentOfAdjunto(ana, id, pagina.id)).headers.get('content-disposition')).toMatch(/^attachment/);

    const { id: carpetaId } = await newCarpeta(ana);
    const filed = await ana.post(`/correos/${id}/adjuntos/${nota.id}/documento`, { carpetaId });
    expect(filed).toMatchObject({ status: 201, body: { carpetaId } });
    expect((await ana.get(`/carpetas/${carpetaId}/documentos`)).body.documentos).toMatchObject([
      { nombre: 'nota.txt' },
    ]);

    expect((await ana.delete(`${BORRADORES}/${id}/adjuntos/${nota.id}`)).body.archivos).toMatchObject([
      { id: pagina.id },
    ]);
    expect((await ana.delete(`${BORRADORES}/${id}/adjuntos/${nota.id}`)).status).toBe(404);
    expect((await contentOfAdjunto(ana, id, nota.id)).status).toBe(404);
    expect(before.length).toBeLessThan((await storedKeys(test, ana.cuentaId)).length);
  });

  it('are attached once when they are sent again with their id, since the answer was lost', async () => {
    // A file that an earlier test left may be removed meanwhile, so the person is new.
    const { titular: sola } = await newCuenta(test);
    const [{ id }, other] = [await newBorrador(sola), await newBorrador(sola)];
    const abandoned = async () =>
      (await test.owner.query('select 1 from subidas where usuario_id = $1', [sola.usuarioId])).rowCount;
    const adjunto = uuid();
    const files = [{ nombre: 'nota.txt', content: 'hola' }];
    for (const again of [adjunto, adjunto.toUpperCase()]) {
      const answer = await attach(sola, id, files, { id: again });
      expect(answer).toMatchObject({ status: 201, body: { archivos: [{ id: adjunto }] } });
    }
    expect((await readCorreo(sola, id)).archivos).toHaveLength(1);
    expect((await attach(sola, other.id, files, { id: adjunto })).status).toBe(409);
    expect((await attach(sola, id, files, { id: 'x' })).body.details).toMatchObject([{ campo: 'id' }]);
    expect(await abandoned()).toBe(0);
  });

  it('are documents of carpetas that their author sees, as they are now', async () => {
    const { id: carpetaId } = await newCarpeta(ana);
    const documento = await newDocumento(ana, carpetaId, { nombre: 'Título.pdf', content: pdf('uno') });
    await upload(ana, `/documentos/${documento.id}/versiones`, [
      { nombre: 'Título.pdf', content: pdf('segunda versión') },
    ]);
    const { id } = await newBorrador(ana);
    const { body } = await ana.post(`${BORRADORES}/${id}/adjuntos/documento`, { documentoId: documento.id });
    expect(body.archivos).toMatchObject([{ nombre: 'Título.pdf', bytes: pdf('segunda versión').length }]);
    const lecturas = await test.owner.query(
      `select datos from auditoria where accion = 'documento.descargado' and entidad_id = $1`,
      [documento.id],
    );
    expect(lecturas.rows).toMatchObject([{ datos: { n: 2 } }]);
    await ana.delete(`/documentos/${documento.id}`);
    expect((await ana.post(`${BORRADORES}/${id}/adjuntos/documento`, { documentoId: documento.id })).status).toBe(422);
    const { id: ajeno } = await newBorrador(otra);
    const answer = await otra.post(`${BORRADORES}/${ajeno}/adjuntos/documento`, { documentoId: documento.id });
    expect(answer.status).toBe(404);
  });

  it('are documents of a reserved carpeta only once their author confirms that others will see them', async () => {
    const { id: carpetaId } = await newCarpeta(ana, { reservada: true });
    const { id: documentoId } = await newDocumento(ana, carpetaId);
    const { id } = await newBorrador(ana);
    const add = (more = {}) => ana.post(`${BORRADORES}/${id}/adjuntos/documento`, { documentoId, ...more });
    expect(await add()).toMatchObject({ status: 409, body: { code: 'DOCUMENTO_RESERVADO' } });
    expect((await readCorreo(ana, id)).archivos).toEqual([]);
    expect((await add({ loVeranOtros: true })).body.archivos).toHaveLength(1);
    const { rows } = await test.owner.query(
      `select datos ->> 'adonde' as adonde from auditoria where accion = 'documento.copiado' and entidad_id = $1`,
      [documentoId],
    );
    expect(rows).toEqual([{ adonde: 'a un correo' }]);
  });

  it('are at most 20, with 25 MB together, and none is empty', async () => {
    const { id } = await newBorrador(ana);
    const many = (n: number) => Array.from({ length: n }, (_, i) => ({ nombre: `${i}.txt`, content: `${i}` }));
    await attach(ana, id, many(10));
    await attach(ana, id, many(10));
    expect(await attach(ana, id, many(1))).toMatchObject({ status: 422, body: { details: [{ campo: 'archivos' }] } });
    const { id: large } = await newBorrador(ana);
    const size = 13 * 1024 * 1024;
    expect((await attach(ana, large, [{ nombre: 'a.pdf', content: pdf('a', size) }])).status).toBe(201);
    expect(await attach(ana, large, [{ nombre: 'b.pdf', content: pdf('b', size) }])).toMatchObject({
      status: 422,
      body: { code: 'ADJUNTOS_GRANDES' },
    });
    expect((await attach(ana, large, [{ nombre: 'c.txt', content: '' }])).status).toBe(422);
    expect((await attach(ana, large, [])).status).toBe(422);
    expect((await readCorreo(ana, large)).archivos).toHaveLength(1);
  });
});

it('a signature is of its person, sanitised, and not too long', async () => {
  const { body } = await ana.patch('/correos/ajustes', { firma: '<p>Ana <b>Paz</b><img src=x onerror=x()></p>' });
  expect(body).toEqual({ firma: '<p>Ana <b>Paz</b></p>', direccion: null, version: 1 });
  expect((await ana.get('/correos/ajustes')).body).toEqual(body);
  expect((await beto.get('/correos/ajustes')).body).toEqual({ firma: '', direccion: null, version: 0 });
  const long = await ana.patch('/correos/ajustes', { firma: `<p>${'x'.repeat(2001)}</p>` });
  expect(long).toMatchObject({ status: 422, body: { details: [{ campo: 'firma' }] } });
  expect((await ana.patch('/correos/ajustes', { firma: null })).status).toBe(400);
});
