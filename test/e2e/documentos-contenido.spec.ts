import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { actionsIn, newCarpeta } from '../factories/carpetas.js';
import { download, newDocumento, pdf, sha256, storedKeys, upload } from '../factories/documentos.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const DOCX = Buffer.from(
  'UEsDBAoAAAAAAAAAIQAAAAAAAAAAAAAAAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbFBLAwQKAAAAAAAAACEAAAAAAAAAAAAAAAAAEQAAAHdvcmQvZG9jdW1lbnQueG1s',
  'base64',
);
const bytes = (content: Buffer) => new Uint8Array(content);

let test: TestApp;
let cuentaId: string;
let titular: Member;
let carpetaId: string;

beforeAll(async () => {
  test = await sharedTestApp();
  ({ cuentaId, titular } = await newCuenta(test));
  carpetaId = (await newCarpeta(titular)).id;
});

describe('the type of a file', () => {
  it.each([
    ['a.pdf', pdf('x'), 'application/pdf', true],
    ['a.png', bytes(PNG), 'image/png', true],
    ['a.jpg', bytes(Buffer.from('ffd8ffe000104a46494600', 'hex')), 'image/jpeg', true],
    ['a.gif', 'GIF89a\u0001', 'image/gif', true],
    ['a.txt', 'hola, ñandú', 'text/plain', true],
    ['corte.txt', `${'a'.repeat(4095)}ñ`, 'text/plain', true],
    ['a.docx', bytes(DOCX), /zip|wordprocessingml/, false],
    ['latin1.txt', bytes(Buffer.from('a\xf1o', 'latin1')), 'application/octet-stream', false],
    ['nulo.txt', 'a\0b', 'application/octet-stream', false],
    ['pagina.pdf', '<!DOCTYPE html><script>alert(1)</script>', 'text/html', false],
    ['pagina.txt', '\ufeff \n<HTML><body onload=alert(1)>', 'text/html', false],
    ['dibujo.pdf', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/svg+xml', false],
    ['dibujo.png', '<?xml version="1.0"?><!-- x --><svg onload="alert(1)"></svg>', 'image/svg+xml', false],
    ['datos.txt', '<?xml version="1.0"?><a/>', 'application/xml', false],
    ['imagen.pdf', bytes(PNG), 'image/png', false],
    ['texto.html', 'alert(1)', 'text/plain', false],
  ])(
    '%s: %# is detected from its bytes, and shown inline only when harmless (case 15)',
    async (nombre, content, mime, isInline) => {
      const { id, actual } = await newDocumento(titular, carpetaId, { nombre, content });
      expect(actual).toMatchObject({
        mime: typeof mime === 'string' ? mime : expect.stringMatching(mime),
        previsualizable: isInline,
      });
      const { status, headers, bytes } = await download(titular, id);
      expect(status).toBe(200);
      expect(sha256(bytes)).toBe(actual.sha256);
      expect(headers.get('content-type')).toBe(
        actual.mime === 'text/plain' ? 'text/plain; charset=utf-8' : actual.mime,
      );
      expect(headers.get('content-disposition')).toMatch(isInline ? /^inline; filename=/ : /^attachment; filename=/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
      expect(headers.get('cache-control')).toBe('private, no-cache');
    },
  );

  it('that is a program is refused, whatever its name', async () => {
    const programa = bytes(Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)]));
    const path = `/carpetas/${carpetaId}/documentos`;
    const { body } = await upload(titular, path, [
      { nombre: 'hola.txt', content: 'hola' },
      { nombre: 'programa.pdf', content: programa },
    ]);
    expect(body).toMatchObject({
      documentos: [{ nombre: 'hola.txt' }],
      rechazados: [{ archivo: 'programa.pdf', code: 'TIPO_NO_ADMITIDO' }],
    });
    expect(body.rechazados[0]?.message).toContain('Los documentos de una carpeta son PDF');
  });

  it('that a computer would run by its name is refused, whenever it would get that name', async () => {
    const path = `/carpetas/${carpetaId}/documentos`;
    const { body } = await upload(titular, path, [
      { nombre: 'nota.txt', content: 'hola' },
      ...['s.bat', 'S.PDF.Ps1', 'x.url', 'x.cmd.'].map((nombre) => ({ nombre, content: '@echo off' })),
    ]);
    expect(body.documentos.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['nota.txt']);
    expect(body.rechazados.map(({ code }: { code: string }) => code)).toEqual(Array(4).fill('TIPO_NO_ADMITIDO'));
    const { id } = await newDocumento(titular, carpetaId, { nombre: 'datos', content: '@echo off' });
    const renamed = await titular.patch(`/documentos/${id}`, { nombre: 'datos.bat' });
    expect([renamed.status, renamed.body.code]).toEqual([415, 'TIPO_NO_ADMITIDO']);
    // The document is downloaded as «lista.bat.txt», which no computer runs.
    const { id: texto } = await newDocumento(titular, carpetaId, { nombre: 'lista.txt', content: 'hola' });
    expect((await titular.patch(`/documentos/${texto}`, { nombre: 'lista.bat' })).status).toBe(200);
    const version = await upload(titular, `/documentos/${texto}/versiones`, [{ nombre: 'lista', content: 'otra' }]);
    expect(version.status).toBe(415);
    expect(
      (await newDocumento(titular, carpetaId, { nombre: 'mz.txt', content: 'MZ es una sigla.' })).actual.mime,
    ).toBe('text/plain');
  });

  it('that could be shown inline is an attachment with descargar=true', async () => {
    const { id } = await newDocumento(titular, carpetaId);
    const { headers } = await download(titular, id, 1, { query: '?descargar=true' });
    expect(headers.get('content-disposition')).toMatch(/^attachment; /);
  });
});

describe('ranges and conditions', () => {
  const content = pdf('0123456789', 1000);
  const size = content.length;
  let id: string;
  const get = (headers: Record<string, string>, method = 'GET') => download(titular, id, 1, { headers, method });

  beforeAll(async () => {
    ({ id } = await newDocumento(titular, carpetaId, { content }));
  });

  it.each([
    ['bytes=0-9', 0, 10],
    ['bytes=100-199', 100, 200],
    [`bytes=${size - 5}-`, size - 5, size],
    ['bytes=-7', size - 7, size],
    [`bytes=0-${size * 2}`, 0, size],
    [`bytes=-${size * 2}`, 0, size],
  ])('%s gives that part', async (range, from, to) => {
    const { status, headers, bytes } = await get({ range });
    expect(status).toBe(206);
    expect(headers.get('content-range')).toBe(`bytes ${from}-${to - 1}/${size}`);
    expect(headers.get('content-length')).toBe(String(to - from));
    expect(bytes.equals(content.subarray(from, to))).toBe(true);
  });

  it.each(['bytes=0-1,5-6', 'lines=0-1', 'bytes=9-3', 'bytes=-', 'bytes=a-b'])('%s gives the whole', async (range) => {
    const { status, headers, bytes } = await get({ range });
    expect([status, bytes.length, headers.get('accept-ranges')]).toEqual([200, size, 'bytes']);
  });

  it.each([`bytes=${size}-`, 'bytes=999999999999999999999-', 'bytes=-0'])('%s is past the end', async (range) => {
    const { status, headers } = await get({ range });
    expect([status, headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
  });

  it('gives the whole when If-Range names another content', async () => {
    expect((await get({ range: 'bytes=0-1', 'if-range': '"otro"' })).status).toBe(200);
    expect((await get({ range: 'bytes=0-1', 'if-range': `"${sha256(content)}"` })).status).toBe(206);
  });

  it('answers 304 to a client that has it', async () => {
    for (const etag of [`"${sha256(content)}"`, `W/"${sha256(content)}"`, `"a", "${sha256(content)}"`, '*']) {
      const { status, bytes } = await get({ 'if-none-match': etag });
      expect([status, bytes.length]).toEqual([304, 0]);
    }
    expect((await get({ 'if-none-match': '"otro"' })).status).toBe(200);
  });

  it('answers HEAD with the same headers and no content', async () => {
    const { status, headers, bytes } = await get({}, 'HEAD');
    expect([status, headers.get('content-length'), bytes.length]).toEqual([200, String(size), 0]);
    expect(headers.get('etag')).toBe(`"${sha256(content)}"`);
  });
});

describe('the audit', () => {
  const range = (n: number) => ({ headers: { range: `bytes=${n * 10}-${n * 10 + 9}` } });
  async function newRead(): Promise<{ carpeta: string; id: string }> {
    const { id: carpeta } = await newCarpeta(titular);
    return { carpeta, id: (await newDocumento(titular, carpeta, { content: pdf('auditoría', 5000) })).id };
  }
  const reads = async (carpeta: string) =>
    (await actionsIn(titular, carpeta)).filter((accion) => /visto|descargado/.test(accion)).sort();

  it('has one entry for all ranges of a reading, also of those sent at once', async () => {
    const { carpeta, id } = await newRead();
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => download(titular, id, 1, range(n))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([206]));
    await download(titular, id);
    expect(await reads(carpeta)).toEqual(['documento.visto']);
  });

  it('tells downloads, versions, people and later readings apart', async () => {
    const { carpeta, id } = await newRead();
    await upload(titular, `/documentos/${id}/versiones`, [{ nombre: 'Otra.pdf', content: pdf('otra') }]);
    for (const reader of [titular, await newMiembro(test, cuentaId, 2)]) {
      for (const n of [1, 2]) {
        await download(reader, id, n);
        await download(reader, id, n, { query: '?descargar=true' });
      }
    }
    const each = (times: number) =>
      ['descargado', 'visto'].flatMap((accion) => Array(times).fill(`documento.${accion}`));
    expect(await reads(carpeta)).toEqual(each(4));
    await test.owner.query('update limites set expira_en = now()');
    await download(titular, id, 1, range(1));
    await download(titular, id, 1, { query: '?descargar=true' });
    expect(await reads(carpeta)).toEqual(each(5));
  });

  it('has no entry for HEAD or a range past the end', async () => {
    const { carpeta, id } = await newRead();
    await download(titular, id, 1, { headers: { range: 'bytes=999999-' } });
    await download(titular, id, 1, { method: 'HEAD' });
    expect(await reads(carpeta)).toEqual([]);
  });
});

describe('a version that cannot be sent', () => {
  it('is not found, whatever its number', async () => {
    const { id } = await newDocumento(titular, carpetaId);
    for (const n of ['0', '2', '-1', '1.5', 'x', '99999999999999']) {
      expect((await titular.get(`/documentos/${id}/versiones/${n}/contenido`)).status, n).toBe(404);
    }
  });

  it('because its bytes are lost is an error that names no path', async () => {
    const other = await newCuenta(test);
    const { id } = await newDocumento(other.titular, (await newCarpeta(other.titular)).id);
    const [key] = await storedKeys(test, other.cuentaId);
    await rm(join(test.dataDir, 'archivos', key!));
    const { status, body } = await other.titular.get(`/documentos/${id}/versiones/1/contenido`);
    expect([status, body.code]).toEqual([500, 'ERROR_INTERNO']);
    expect(JSON.stringify(body)).not.toContain('archivos');
  });

  it('has its bytes in the folder of its cuenta', async () => {
    expect((await storedKeys(test, cuentaId)).length).toBeGreaterThan(0);
    const { rows } = await test.owner.query(
      `select 1 from documento_versiones where clave not like cuenta_id::text || '/%'`,
    );
    expect(rows).toEqual([]);
  });
});
