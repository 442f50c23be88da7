import { beforeAll, describe, expect, it } from 'vitest';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { download, newDocumento, pdf, sha256, storedKeys, upload } from '../factories/documentos.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';

let test: TestApp;
let cuentaId: string;
let titular: Member;

beforeAll(async () => {
  test = await sharedTestApp();
  ({ cuentaId, titular } = await newCuenta(test));
});

const documentosOf = (id: string) => `/carpetas/${id}/documentos`;

describe('an upload of documents', () => {
  it('stores three files at once in a seccion, each with its hash, size and author', async () => {
    const { id } = await newCarpeta(titular);
    const { secciones } = (await titular.get(documentosOf(id))).body;
    const files = ['Título.pdf', 'Plano.png', 'Nota.txt'].map((nombre, i) => ({
      nombre,
      content: pdf(`tres-${i}`, i),
    }));
    const { status, body } = await upload(titular, documentosOf(id), files, { seccionId: secciones[0].id });
    expect(status).toBe(201);
    expect(body).toMatchObject({ avisos: [], rechazados: [] });
    expect(body.documentos.map(({ nombre, actual }) => [nombre, actual.sha256, actual.bytes])).toEqual(
      files.map(({ nombre, content }) => [nombre, sha256(content), content.length]),
    );
    expect(body.documentos[0]).toMatchObject({
      carpetaId: id,
      seccionId: secciones[0].id,
      versiones: 1,
      eliminadoEn: null,
      actual: {
        n: 1,
        mime: 'application/pdf',
        nombreOriginal: 'Título.pdf',
        autor: { id: titular.usuarioId, nombre: titular.nombre },
        motivo: null,
        previsualizable: true,
      },
    });
    const list = await titular.get(documentosOf(id));
    expect(list.body.documentos.map(({ nombre }: { nombre: string }) => nombre)).toEqual([
      'Nota.txt',
      'Plano.png',
      'Título.pdf',
    ]);
    const { rows } = await test.owner.query('select count(*)::int as left from subidas where cuenta_id = $1', [
      cuentaId,
    ]);
    expect(rows).toEqual([{ left: 0 }]);
  });

  it('stores bytes under generated keys, never under a name', async () => {
    const { id } = await newCarpeta(titular);
    await newDocumento(titular, id, { nombre: 'reconocible.pdf' });
    const keys = await storedKeys(test, cuentaId);
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) {
      expect(key).toMatch(/^[0-9a-f-]{36}\/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21}$/);
    }
  });

  it('warns of the same bytes in a document that the person may see, and of no other', async () => {
    const oficial = await newMiembro(test, cuentaId, 3);
    const content = pdf('duplicado');
    const open = await newCarpeta(titular);
    const reserved = await newCarpeta(titular, { reservada: true });
    const hidden = await newDocumento(titular, reserved.id, { nombre: 'Secreto.pdf', content });
    const path = documentosOf(open.id);

    const first = await upload(oficial, path, [{ nombre: 'uno.pdf', content }]);
    expect(first.body.avisos).toEqual([]);
    const second = await upload(oficial, path, [{ nombre: 'dos.pdf', content }]);
    expect(second.body.avisos).toEqual([
      {
        archivo: 'dos.pdf',
        mensaje: 'El mismo archivo ya está en esta carpeta: «uno.pdf», versión 1.',
        duplicadoDe: { documentoId: first.body.documentos[0]?.id, nombre: 'uno.pdf', version: 1 },
      },
    ]);
    const seen = await upload(titular, path, [{ nombre: 'tres.pdf', content }]);
    expect(seen.body.avisos[0]).toMatchObject({
      mensaje: `El mismo archivo ya está en la carpeta ${reserved.codigo}: «Secreto.pdf», versión 1.`,
      duplicadoDe: { documentoId: hidden.id },
    });
  });

  it('does not warn across cuentas', async () => {
    const content = pdf('dos-cuentas');
    await newDocumento(titular, (await newCarpeta(titular)).id, { content });
    const other = await newCuenta(test);
    const { id } = await newCarpeta(other.titular);
    const { body } = await upload(other.titular, documentosOf(id), [{ nombre: 'a.pdf', content }]);
    expect(body.avisos).toEqual([]);
  });

  it('refuses a seccion of another carpeta or cuenta, and an invalid id (case 9)', async () => {
    const { id } = await newCarpeta(titular);
    const other = await newCuenta(test);
    const elsewhere = [await newCarpeta(titular), await newCarpeta(other.titular)];
    const owners = [titular, other.titular];
    for (const [i, carpeta] of elsewhere.entries()) {
      const { secciones } = (await owners[i]!.get(documentosOf(carpeta.id))).body;
      const { status, body } = await upload(titular, documentosOf(id), [{ nombre: 'a.pdf', content: 'a' }], {
        seccionId: secciones[0].id,
      });
      expect([status, body]).toMatchObject([422, { message: 'La sección no existe en esta carpeta.' }]);
    }
    const bad = await upload(titular, documentosOf(id), [{ nombre: 'a.pdf', content: 'a' }], { seccionId: '../x' });
    expect(bad.status).toBe(422);
    expect((await titular.get(documentosOf(id))).body.documentos).toEqual([]);
  });

  it('is refused for a closed carpeta, for another kind of body, and without files', async () => {
    const { id } = await newCarpeta(titular);
    expect((await upload(titular, documentosOf(id), [])).body).toMatchObject({ code: 'SIN_ARCHIVOS' });
    expect((await titular.post(documentosOf(id), {})).status).toBe(415);
    await test.owner.query(`update carpetas set estado = 'archivada' where id = $1`, [id]);
    const closed = await upload(titular, documentosOf(id), [{ nombre: 'a.pdf', content: 'a' }]);
    expect([closed.status, closed.body]).toMatchObject([422, { code: 'CARPETA_CERRADA' }]);
  });

  it('appears in the actividad with its author', async () => {
    const { id } = await newCarpeta(titular);
    await newDocumento(titular, id, { nombre: 'Poder.pdf' });
    const { body } = await titular.get(`/carpetas/${id}/actividad`);
    expect(body.eventos[0]).toMatchObject({
      accion: 'documento.subido',
      descripcion: 'subió «Poder.pdf»',
      usuario: { id: titular.usuarioId },
    });
  });
});

describe('names of documents (case 16)', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\windows\\system32\\a.pdf', 'a.pdf'],
    ['/absoluto/ñandú.pdf', 'ñandú.pdf'],
    ['nulo\u0000.pdf', 'nulo.pdf'],
    ['dos\u0001\u007f caracteres.pdf', 'dos caracteres.pdf'],
    ['factura\u202efdp.png', 'facturafdp.png'],
    ['Escritura «nº 1» "final".pdf', 'Escritura «nº 1» "final".pdf'],
    ['Peña.pdf'.normalize('NFD'), 'Peña.pdf'.normalize('NFC')],
    ['  espacios.pdf  ', 'espacios.pdf'],
    ['.oculto', '.oculto'],
    ['漢字😀.pdf', '漢字😀.pdf'],
  ])('%j is kept as %j', async (nombre, expected) => {
    const { id } = await newCarpeta(titular);
    const documento = await newDocumento(titular, id, { nombre });
    expect(documento.nombre).toBe(expected);
    const { status, headers } = await download(titular, documento.id);
    expect(status).toBe(200);
    const encoded = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1];
    if (encoded) {
      expect(decodeURIComponent(encoded)).toBe(expected);
    }
  });

  it('of 5,000 characters keep their beginning and their extension', async () => {
    const { id } = await newCarpeta(titular);
    const documento = await newDocumento(titular, id, { nombre: `${'ñ'.repeat(5000)}.pdf` });
    expect(documento.nombre).toBe(`${'ñ'.repeat(251)}.pdf`);
    expect((await download(titular, documento.id)).status).toBe(200);
  });

  it('with a line break cannot add a header', async () => {
    const { id } = await newCarpeta(titular);
    const documento = await newDocumento(titular, id, { nombre: 'a\r\nX-Intruso: si.pdf' });
    expect(documento.nombre).not.toMatch(/[\r\n]/);
    expect((await download(titular, documento.id)).headers.has('x-intruso')).toBe(false);
  });

  it('that are empty after cleaning refuse their file, but not the others', async () => {
    const { id } = await newCarpeta(titular);
    const { status, body } = await upload(titular, documentosOf(id), [
      { nombre: 'uno.pdf', content: pdf('uno') },
      { nombre: '..', content: pdf('dos') },
      { nombre: 'tres.pdf', content: pdf('tres') },
    ]);
    expect(status).toBe(201);
    expect(body.documentos.map(({ nombre }) => nombre)).toEqual(['uno.pdf', 'tres.pdf']);
    expect(body.rechazados).toEqual([
      { archivo: '..', code: 'DATOS_INVALIDOS', message: 'El archivo no tiene un nombre que se pueda usar.' },
    ]);
    const alone = await upload(titular, documentosOf(id), [{ nombre: '', content: 'x' }]);
    expect(alone.status).toBe(422);
  });
});

describe('versions of a document', () => {
  it('never change: v1 to v3 give their exact bytes (story 6)', async () => {
    const { id } = await newCarpeta(titular);
    const contents = [pdf('v1', 10), pdf('v2', 200_000), pdf('v3')];
    const documento = await newDocumento(titular, id, { content: contents[0] });
    const path = `/documentos/${documento.id}/versiones`;
    for (const [i, content] of contents.slice(1).entries()) {
      const { status, body } = await upload(titular, path, [{ nombre: `v${i + 2}.pdf`, content }], {
        motivo: 'Corrección',
      });
      expect([status, body]).toMatchObject([
        201,
        { documentos: [{ id: documento.id, versiones: i + 2 }], rechazados: [] },
      ]);
    }
    const { body: versiones } = await titular.get(path);
    expect(versiones.map(({ n, motivo, sha256 }: Record<string, unknown>) => [n, motivo, sha256])).toEqual(
      [3, 2, 1].map((n) => [n, n === 1 ? null : 'Corrección', sha256(contents[n - 1]!)]),
    );
    for (const [i, content] of contents.entries()) {
      const { bytes, headers } = await download(titular, documento.id, i + 1);
      expect(sha256(bytes)).toBe(sha256(content));
      expect(headers.get('etag')).toBe(`"${sha256(content)}"`);
    }
    expect((await download(titular, documento.id, 4)).status).toBe(404);
  });

  it('are numbered in sequence when several come at once', async () => {
    const { id } = await newCarpeta(titular);
    const documento = await newDocumento(titular, id);
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((text) =>
        upload(titular, `/documentos/${documento.id}/versiones`, [{ nombre: 'v.pdf', content: pdf(text, 100_000) }]),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { body: versiones } = await titular.get(`/documentos/${documento.id}/versiones`);
    expect(versiones.map(({ n }: { n: number }) => n)).toEqual([4, 3, 2, 1]);
    const { body } = await titular.get(documentosOf(id));
    expect(body.documentos[0]).toMatchObject({ versiones: 4, actual: { n: 4 } });
  });

  it('cannot be changed or deleted by the roles that serve requests', async () => {
    const { rows } = await test.owner.query(
      `select privilege_type from information_schema.role_table_grants
        where table_name = 'documento_versiones' and grantee in ('carpetas_tenant', 'carpetas_platform') order by 1`,
    );
    expect(rows.map(({ privilege_type }) => privilege_type)).toEqual(['INSERT', 'SELECT']);
  });

  it('have one file, a motivo of at most 300 characters, and a document that is not in the trash', async () => {
    const { id } = await newCarpeta(titular);
    const documento = await newDocumento(titular, id);
    const path = `/documentos/${documento.id}/versiones`;
    const file = { nombre: 'v.pdf', content: pdf('otra') };
    const two = await upload(titular, path, [file, { nombre: 'w.pdf', content: pdf('más') }]);
    expect(two.body).toMatchObject({ documentos: [{ versiones: 2 }], rechazados: [{ archivo: 'w.pdf' }] });
    expect((await upload(titular, path, [file], { motivo: 'x'.repeat(301) })).status).toBe(422);
    await titular.delete(`/documentos/${documento.id}`);
    expect((await upload(titular, path, [file])).body).toMatchObject({ code: 'EN_PAPELERA' });
  });
});

describe('rights on documents', () => {
  it('let lectura read documents of shared carpetas, a gestor also upload, and an oficial edit', async () => {
    const carpeta = await newCarpeta(titular);
    const documento = await newDocumento(titular, carpeta.id);
    const files = [{ nombre: 'a.pdf', content: pdf('quién') }];
    const expected: Record<number, number[]> = {
      3: [201, 201, 200, 201],
      4: [201, 403, 403, 403],
      5: [403, 403, 403, 403],
    };
    for (const rolId of [3, 4, 5]) {
      const member = await newMiembro(test, cuentaId, rolId);
      await test.owner.query('insert into carpeta_accesos (cuenta_id, carpeta_id, usuario_id) values ($1, $2, $3)', [
        cuentaId,
        carpeta.id,
        member.usuarioId,
      ]);
      expect((await download(member, documento.id)).status).toBe(200);
      const answers = [
        await upload(member, documentosOf(carpeta.id), files),
        await upload(member, `/documentos/${documento.id}/versiones`, files),
        await member.patch(`/documentos/${documento.id}`, { nombre: `rol ${rolId}.pdf` }),
        await member.post(`/carpetas/${carpeta.id}/secciones`, { nombre: `Rol ${rolId}` }),
      ];
      expect(
        answers.map(({ status }) => status),
        `rol ${rolId}`,
      ).toEqual(expected[rolId]);
    }
  });

  it('answer 404 on every route of the documents of a carpeta that the person may not see', async () => {
    const carpeta = await newCarpeta(titular, { reservada: true });
    const documento = await newDocumento(titular, carpeta.id);
    const { secciones } = (await titular.get(documentosOf(carpeta.id))).body;
    const other = await newCuenta(test);
    const files = [{ nombre: 'a.pdf', content: 'a' }];
    for (const stranger of [await newMiembro(test, cuentaId, 3), other.titular]) {
      const path = `/documentos/${documento.id}`;
      const answers = [
        await stranger.get(documentosOf(carpeta.id)),
        await upload(stranger, documentosOf(carpeta.id), files),
        await upload(stranger, `${path}/versiones`, files),
        await stranger.get(`${path}/versiones`),
        await download(stranger, documento.id),
        await stranger.patch(path, { nombre: 'x.pdf' }),
        await stranger.delete(path),
        await stranger.post(`${path}/restaurar`),
        await stranger.post(`/carpetas/${carpeta.id}/secciones`, { nombre: 'x' }),
        await stranger.patch(`/secciones/${secciones[0].id}`, { nombre: 'x' }),
        await stranger.delete(`/secciones/${secciones[0].id}`),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    }
  });
});
