import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import type { DocumentoDto } from '../../server/expediente/documentos/documentos.dto.js';
import type { AnaliticaDto } from '../../server/oficina/paneles/uso.dto.js';
import { Imagenes } from '../../server/plataforma/imagenes/imagenes.service.js';
import { type Foto, MiniaturasRepository } from '../../server/plataforma/imagenes/miniaturas.repository.js';
import { UsoService } from '../../server/plataforma/uso/uso.service.js';
import { createTestApp, FAST_JOBS, type TestApp } from '../factories/app.js';
import { newArchivo } from '../factories/archivos.js';
import { newCarpeta } from '../factories/carpetas.js';
import { download, newDocumento, pdf, sha256, storedKeys, upload } from '../factories/documentos.js';
import { unzipped } from '../factories/exportaciones.js';
import { loseJob } from '../factories/lost-jobs.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import {
  claveOf,
  enormousPng,
  photograph,
  SMALL_PICTURE,
  seeSmallPicture,
  shownPictures,
  smallPicture,
} from '../factories/pictures.js';
import { listen } from '../factories/sockets.js';

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
  test = await createTestApp({ ...FAST_JOBS, ZIP_MAX_MIB: '1' });
  ({ cuentaId, titular } = await newCuenta(test));
  carpetaId = (await newCarpeta(titular)).id;
});
afterAll(() => test.close());

const actions = async (id: string): Promise<string[]> => {
  const { body } = await titular.get(`/carpetas/${id}/actividad?tamano=100`);
  return body.eventos.map(({ accion }: { accion: string }) => accion);
};

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
    (await actions(carpeta)).filter((accion) => /visto|descargado/.test(accion)).sort();

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

describe('a small picture', () => {
  const SHOWN = `select miniatura from fotos where cuenta_id = $1 and sha256 = $2`;
  const shownOf = async (content: Uint8Array, cuenta = cuentaId): Promise<(string | null)[]> =>
    (await test.owner.query(SHOWN, [cuenta, sha256(content)])).rows.map(({ miniatura }) => miniatura);
  const inCarpeta = async (member: Member, id: string): Promise<DocumentoDto> =>
    (await member.get(`/carpetas/${id}/documentos`)).body.documentos[0];
  const put = (foto: Foto, address: string) =>
    test.app.get(Transactions).platform(() => test.app.get(MiniaturasRepository).put(foto, address));
  const draw = async () =>
    (await test.app.get(Imagenes).storeUnlimited(await photograph(), titular.usuarioId, 'miniatura')).address;

  it('of a document is seen by who sees it, and shared in the cuenta with the same bytes elsewhere', async () => {
    const content = await photograph({ width: 900, height: 700 });
    const carpeta = await newCarpeta(titular, { reservada: true });
    const heard = await listen(titular);
    const documento = await newDocumento(titular, carpeta.id, { nombre: 'DNI.jpg', content });
    const small = await smallPicture(() => inCarpeta(titular, carpeta.id));
    const told = () => heard.events.filter((event) => event.type === 'carpeta.changed' && event.que === 'documentos');
    await expect.poll(() => told().length).toBeGreaterThan(1);
    expect(await seeSmallPicture(titular, small)).toEqual(SMALL_PICTURE);
    const [colleague, stranger] = [await newMiembro(test, cuentaId, 4), (await newCuenta(test)).titular];
    expect([(await colleague.get(small)).status, (await stranger.get(small)).status]).toEqual([404, 404]);
    expect((await titular.get(small.replace('/1/', '/2/'))).status).toBe(404);

    const { id } = await newArchivo(titular, { nombre: 'DNI.jpg', content });
    await smallPicture(async () => (await titular.get(`/archivos/${id}`)).body);
    const elsewhere = await newCarpeta(stranger);
    await newDocumento(stranger, elsewhere.id, { nombre: 'DNI.jpg', content });
    await smallPicture(() => inCarpeta(stranger, elsewhere.id));
    const [mine, same] = await shownOf(content);
    expect([same, await shownOf(content, stranger.cuentaId)]).toEqual([mine, [expect.not.stringMatching(mine!)]]);
    await test.owner.query('delete from archivo_versiones where archivo_id = $1', [id]);
    expect(await seeSmallPicture(titular, small)).toEqual(SMALL_PICTURE);
    expect(await shownPictures(test, stranger.usuarioId)).toHaveLength(1);
    await test.owner.query('delete from documento_versiones where documento_id = $1', [documento.id]);
    expect((await shownPictures(test)).map((address) => claveOf(test, address))).not.toContain(mine!.split('/').at(-1));
  });

  it('is neither made nor tried again of what is no picture, claims to be enormous, or ended its process', async () => {
    const { id } = await newCarpeta(titular);
    const hostile = [await enormousPng(), (await photograph()).subarray(0, 700)];
    const killer = await photograph({ width: 31, height: 17 });
    for (const content of hostile) {
      await newDocumento(titular, id, { nombre: 'hostil.png', content });
    }
    await expect.poll(async () => (await Promise.all(hostile.map((each) => shownOf(each)))).flat()).toEqual(['', '']);
    await test.owner.query(
      `insert into documento_versiones (cuenta_id, carpeta_id, documento_id, n, sha256, bytes, mime, nombre_original, clave, autor_id)
       select cuenta_id, carpeta_id, documento_id, 2, $2, bytes, mime, nombre_original, clave || 'x', autor_id
         from documento_versiones where sha256 = $1`,
      [sha256(hostile[0]!), sha256(killer)],
    );
    await loseJob(test, 'miniaturas', { cuentaId, sha256: sha256(killer), seEspera: true });
    await expect.poll(() => shownOf(killer), { timeout: 20_000 }).toEqual(['']);
    const { miniatura, actual } = await inCarpeta(titular, id);
    expect(miniatura).toBeNull();
    expect((await titular.get(`/documentos/${id}/versiones/${actual.n}/miniatura`)).status).toBe(404);
    expect(await test.app.get(Transactions).platform(() => test.app.get(MiniaturasRepository).findSin(10))).toEqual([]);
  });

  it('that two replicas make at once is the first one, and the other is swept', async () => {
    const content = await photograph({ width: 41, height: 23 });
    const { id } = await newCarpeta(titular);
    await newDocumento(titular, id, { nombre: 'Foto.jpg', content });
    await smallPicture(() => inCarpeta(titular, id));
    const foto = { cuentaId, sha256: sha256(content) };
    await test.owner.query('update documento_versiones set miniatura = null where sha256 = $1', [foto.sha256]);
    const drawn = [await draw(), await draw()];
    const filers = await Promise.all(drawn.map((address) => put(foto, address)));
    expect(filers.toSorted()).toEqual([[], [titular.usuarioId]]);
    const [shown] = await shownOf(content);
    const { rows } = await test.owner.query(
      `select '/api/imagenes/' || clave as address from imagenes
        where '/api/imagenes/' || clave = any ($1) and retirada_en is null`,
      [drawn],
    );
    expect(rows).toEqual([{ address: shown }]);
  });
});

describe('a ZIP of documents', () => {
  const ask = (member: Member, id: string, ids: string[]) => member.post(`/carpetas/${id}/documentos/zip`, { ids });
  const fetchZip = async (id: string, cookie: string) => {
    const answer = await fetch(`${test.baseUrl}/api/carpetas/${id}/documentos/zip`, { headers: { cookie } });
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? '';

  it('has the newest versions in the folders of their secciones, and is recorded once', async () => {
    const carpeta = await newCarpeta(titular);
    const { id } = carpeta;
    const [seccion] = (await titular.get(`/carpetas/${id}/documentos`)).body.secciones;
    const contents = [pdf('uno', 200_000), pdf('dos'), pdf('tres')];
    const first = await newDocumento(titular, id, { nombre: 'Ñandú «1».pdf', content: pdf('vieja') });
    await upload(titular, `/documentos/${first.id}/versiones`, [{ nombre: 'nueva.pdf', content: contents[0]! }]);
    const ids = [first.id];
    for (const content of contents.slice(1)) {
      ids.push((await newDocumento(titular, id, { nombre: 'Poder.pdf', seccionId: seccion.id, content })).id);
    }
    const trashed = await newDocumento(titular, id);
    await titular.delete(`/documentos/${trashed.id}`);
    const elsewhere = await newDocumento(titular, carpetaId);

    const allowed = await ask(titular, id, [...ids, trashed.id, elsewhere.id]);
    expect([allowed.status, allowed.body]).toEqual([200, { url: `/api/carpetas/${id}/documentos/zip` }]);
    const cookie = cookieOf(allowed);
    const zip = await fetchZip(id, cookie);
    await fetchZip(id, cookie);

    expect([zip.status, zip.headers.get('content-type'), zip.headers.get('content-disposition')]).toEqual([
      200,
      'application/zip',
      `attachment; filename=${carpeta.codigo}.zip`,
    ]);
    const files = await unzipped(zip.bytes);
    expect([...files].map(([ruta, content]) => [ruta, sha256(bytes(content))])).toEqual([
      ['Ñandú «1».pdf', sha256(contents[0]!)],
      [`${seccion.nombre}/Poder.pdf`, sha256(contents[1]!)],
      [`${seccion.nombre}/Poder (2).pdf`, sha256(contents[2]!)],
    ]);
    expect((await actions(id)).filter((accion) => accion === 'documentos.descargados')).toHaveLength(1);
  });

  it('counts in the use as each of its documents', async () => {
    const { titular: other } = await newCuenta(test);
    const { id } = await newCarpeta(other);
    const ids = [(await newDocumento(other, id)).id, (await newDocumento(other, id)).id];
    await fetchZip(id, cookieOf(await ask(other, id, ids)));
    await test.app.get(UsoService).flush();
    const { body } = await other.get<AnaliticaDto>('/dashboards/analytics');
    expect(body.uso.dias.at(-1)).toMatchObject({ documentosVistos: 2, documentosCreados: 2 });
  });

  it('is for the carpeta it was asked for, and for whoever still sees it', async () => {
    const lectura = await newMiembro(test, cuentaId, 3);
    const { id } = await newCarpeta(titular);
    const documento = await newDocumento(titular, id);
    const cookie = cookieOf(await ask(lectura, id, [documento.id]));
    expect((await fetchZip(id, cookie)).status).toBe(200);
    expect((await fetchZip(carpetaId, cookie)).status).toBe(404);
    expect((await fetchZip(id, 'carpetas-zip=inventada')).status).toBe(404);
    await test.owner.query('update carpetas set reservada = true where id = $1', [id]);
    expect((await fetchZip(id, cookie)).status).toBe(404);
    expect((await ask(lectura, id, [documento.id])).status).toBe(404);
  });

  it('is refused when it is too large, has too many, or none', async () => {
    const { id } = await newCarpeta(titular);
    const large = await newDocumento(titular, id, { content: pdf('a', 700_000) });
    const larger = await newDocumento(titular, id, { content: pdf('b', 700_000) });
    const code = async (ids: string[]) => {
      const { status, body } = await ask(titular, id, ids);
      return [status, body.code];
    };
    expect(await code([large.id, larger.id])).toEqual([422, 'ZIP_DEMASIADO_GRANDE']);
    expect(await code(Array.from({ length: 501 }, () => crypto.randomUUID()))).toEqual([422, 'DEMASIADOS_ARCHIVOS']);
    expect(await code([crypto.randomUUID()])).toEqual([422, 'SIN_ARCHIVOS']);
    expect((await ask(titular, id, [])).status).toBe(400);
  });

  it('breaks off when the bytes of a document are missing, instead of ending as if it were whole', async () => {
    const { id } = await newCarpeta(titular);
    const ids = [await newDocumento(titular, id, { content: pdf('a', 300_000) }), await newDocumento(titular, id)].map(
      (documento) => documento.id,
    );
    const lose = async (documentoId: string | undefined) => {
      const { rows } = await test.owner.query('select clave from documento_versiones where documento_id = $1', [
        documentoId,
      ]);
      await rm(join(test.dataDir, 'archivos', rows[0].clave));
    };
    const cookie = cookieOf(await ask(titular, id, ids));
    await lose(ids[1]);
    await expect(fetchZip(id, cookie)).rejects.toThrow();
    await lose(ids[0]);
    expect((await fetchZip(id, cookie)).status).toBe(500);
  });
});
