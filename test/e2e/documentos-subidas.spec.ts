import { connect } from 'node:net';
import pg from 'pg';
import { v7 as uuid } from 'uuid';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FileStorage } from '../../server/common/files/file-storage.js';
import { UploadSweeper } from '../../server/common/files/upload-sweeper.js';
import { Uploads } from '../../server/common/files/uploads.js';
import { FilingService } from '../../server/expediente/documentos/filing.service.js';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, startReplica, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { beginUpload, download, pdf, sha256, storedKeys, upload } from '../factories/documentos.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { statementsOf } from '../factories/statements.js';

const MIB = 1024 * 1024;
const BOUNDARY = 'limite';

let test: TestApp;
let cuentaId: string;
let titular: Member;
let carpetaId: string;
let path: string;

beforeAll(async () => {
  test = await sharedTestApp();
  ({ cuentaId, titular } = await newCuenta(test));
  carpetaId = (await newCarpeta(titular)).id;
  path = `/carpetas/${carpetaId}/documentos`;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const pending = async (cuenta = cuentaId) =>
  (await test.owner.query('select clave from subidas where cuenta_id = $1', [cuenta])).rows.length;
const documentos = async () => (await titular.get(path)).body.documentos;

describe('an upload that fails', () => {
  it.each([
    ['application/json', '{}'],
    ['multipart/form-data', 'hola'],
    [`multipart/form-data; boundary=${BOUNDARY}`, `xx--${BOUNDARY}zz`],
  ])('is answered 404 first when its carpeta does not exist (%s, %s)', async (type, body) => {
    const other = await newCuenta(test);
    const headers = { 'content-type': type };
    expect((await other.titular.post(path, body, { headers })).status).toBe(404);
  });

  it('leaves no row and no bytes when its connection breaks (case 17)', async () => {
    const own = await newCuenta(test);
    const carpeta = await newCarpeta(own.titular);
    const socket = beginUpload(own.titular, `/carpetas/${carpeta.id}/documentos`, pdf('cortado', 2 * MIB));
    await expect.poll(() => storedKeys(test, own.cuentaId)).toHaveLength(1);
    expect(await pending(own.cuentaId)).toBe(1);
    socket.destroy();
    await expect.poll(() => pending(own.cuentaId)).toBe(0);
    expect(await storedKeys(test, own.cuentaId)).toEqual([]);
    expect((await own.titular.get(`/carpetas/${carpeta.id}/documentos`)).body.documentos).toEqual([]);
  });

  it('leaves nothing when its body is incomplete', async () => {
    const before = await storedKeys(test, cuentaId);
    const { status, body } = await titular.post(
      path,
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="a"; filename="a.pdf"\r\n\r\n%PDF-1.7 sin final`,
      { headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } },
    );
    expect([status, body.code]).toEqual([400, 'SUBIDA_INTERRUMPIDA']);
    expect(await storedKeys(test, cuentaId)).toEqual(before);
    expect(await pending()).toBe(0);
  });
});

describe('the statements of an upload', () => {
  it('are of two transactions: the first before the bytes, the second after them', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const isOpening = (text: string) => text.startsWith('BEGIN') && text.includes(cuentaId);
    const opened = () => query.mock.calls.filter(([text]) => isOpening(String(text))).length;
    const [documento] = (await upload(titular, path, [{ nombre: 'uno.pdf', content: pdf('uno') }])).body.documentos;
    expect(opened()).toBe(2);
    const versiones = `/documentos/${documento?.id}/versiones`;
    expect((await upload(titular, versiones, [{ nombre: 'dos.pdf', content: pdf('dos') }])).status).toBe(201);
    expect(opened()).toBe(4);
    query.mockRestore();
    const statements = await statementsOf(() => upload(titular, path, [{ nombre: 'tres.pdf', content: pdf('tres') }]));
    // One statement checks the room in the plan. Two read the data of the answer.
    expect(statements).toHaveLength(16);
    const next = await statementsOf(() =>
      upload(titular, versiones, [{ nombre: 'cuatro.pdf', content: pdf('cuatro') }]),
    );
    expect(next).toHaveLength(18);
  });
});

describe('a file that arrives in parts', () => {
  const bytes = pdf('en partes', 2 * MIB);
  const parts = (id: string) => `/subidas/${id}`;
  const send = (client: ApiClient, id: string, desde: number, part: Uint8Array<ArrayBuffer>) =>
    client.send('PUT', `${parts(id)}?desde=${desde}`, new Blob([part]), {
      headers: { 'content-type': 'application/octet-stream' },
    });
  const whole = (id: string, size = bytes.length) => ({ subida: id, subidaBytes: String(size) });
  const incomplete = { code: 'SUBIDA_INCOMPLETA' };
  const empty = [{ nombre: 'título.pdf', content: '' }];

  it('goes on where its connection broke, wherever files go, and is its sender’s alone', async () => {
    const { titular: own, cuentaId: cuenta } = await newCuenta(test);
    const colleague = await newMiembro(test, cuenta, 1);
    const place = `/carpetas/${(await newCarpeta(own)).id}/documentos`;
    const id = uuid();
    expect((await own.get(parts(id))).status).toBe(404);
    expect((await send(own, id, 0, bytes.subarray(0, MIB))).body).toEqual({ recibidos: MIB });
    const { hostname, port } = new URL(test.baseUrl);
    const socket = connect(Number(port), hostname);
    socket.write(
      `PUT /api${parts(id)}?desde=${MIB} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-length: ${MIB}\r\n` +
        `authorization: Bearer ${own.accessToken}\r\ncontent-type: application/octet-stream\r\n\r\ncortada`,
    );
    await expect.poll(() => storedKeys(test, cuenta)).toHaveLength(2);
    socket.destroy();
    await expect.poll(() => storedKeys(test, cuenta)).toHaveLength(1);
    expect((await own.get(parts(id))).body).toEqual({ recibidos: MIB });

    expect((await send(own, id, MIB + 5, bytes.subarray(MIB + 5))).body).toMatchObject({
      code: 'PARTE_FUERA_DE_LUGAR',
      details: [{ recibidos: MIB }],
    });
    expect((await upload(own, place, empty, whole(id))).body).toMatchObject(incomplete);
    const twice = await Promise.all([1, 2].map(() => send(own, id, MIB, bytes.subarray(MIB))));
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);

    for (const other of [colleague, titular]) {
      expect((await other.get(parts(id))).status).toBe(404);
      expect((await other.delete(parts(id))).status).toBe(404);
      expect((await upload(other, '/archivos', empty, whole(id))).body).toMatchObject(incomplete);
    }
    const { body } = await upload(own, place, empty, whole(id));
    expect(body.documentos).toMatchObject([{ nombre: 'título.pdf' }]);
    const filed = await download(own, body.documentos[0]?.id ?? '');
    expect([filed.headers.get('content-type'), sha256(filed.bytes)]).toEqual(['application/pdf', sha256(bytes)]);
    expect((await upload(own, '/archivos', empty, whole(id))).status).toBe(201);
    expect((await own.delete(parts(id))).status).toBe(204);
    expect(await storedKeys(test, cuenta)).toHaveLength(2);
  });

  it('is refused with a reason, and swept when nothing comes of it', async () => {
    const { titular: own, cuentaId: cuenta } = await newCuenta(test);
    const id = uuid();
    const codes = [
      await send(own, id, 0, new Uint8Array()),
      await send(own, id, 0, pdf('p', 8 * MIB)),
      await send(own, id, -1, pdf('p')),
      await send(own, 'no-es-un-id', 0, pdf('p')),
    ];
    expect(codes.map(({ status, body }) => [status, body.code])).toEqual([
      [422, 'PARTE_VACIA'],
      [413, 'PARTE_GRANDE'],
      [400, 'DATOS_INVALIDOS'],
      [404, 'NO_ENCONTRADO'],
    ]);
    expect((await send(own, id, 0, pdf('p'))).status).toBe(200);
    await test.owner.query('update subidas set bytes = $2 where cuenta_id = $1', [cuenta, 50 * MIB]);
    expect((await send(own, id, 50 * MIB, pdf('p'))).body.code).toBe('ARCHIVO_GRANDE');

    await test.app.get(UploadSweeper).sweep();
    expect(await storedKeys(test, cuenta)).toHaveLength(1);
    await test.owner.query(`update subidas set vista_en = vista_en - interval '25 hours' where cuenta_id = $1`, [
      cuenta,
    ]);
    await test.app.get(UploadSweeper).sweep();
    expect(await storedKeys(test, cuenta)).toEqual([]);
  });
});

describe('a file that is sent again, since its answer was lost', () => {
  it('is filed once, also while the first is being filed', async () => {
    const { titular: own, cuentaId: cuenta } = await newCuenta(test);
    const { id } = await newCarpeta(own);
    const place = `/carpetas/${id}/documentos`;
    const send = (text: string) => upload(own, place, [{ nombre: 'poder.pdf', content: pdf(text) }]);
    const answers = await Promise.all([send('uno'), send('uno')]);
    const ids = answers.map(({ body }) => body.documentos[0]?.id);
    expect(ids).toEqual([expect.any(String), ids[0]]);
    expect((await send('otro')).body.documentos[0]?.id).not.toBe(ids[0]);
    expect((await own.get(place)).body.documentos).toHaveLength(2);

    const version = () => {
      const form = new FormData();
      form.append('motivo', 'Firmado');
      form.append('archivo', new Blob([pdf('dos')]), 'poder.pdf');
      return own.post(`/documentos/${ids[0]}/versiones`, form);
    };
    await version();
    expect((await version()).body.documentos).toMatchObject([{ id: ids[0], versiones: 2 }]);
    expect(await storedKeys(test, cuenta)).toHaveLength(3);
  });
});

describe('a file that is refused', () => {
  it('for its size gets a 413, or is left out when the request has other files', async () => {
    const replica = await startReplica(test, { FILE_MAX_MIB: 1 });
    onTestFinished(() => replica.app.close());
    const there = new ApiClient(replica.baseUrl, titular.accessToken);
    // The list of documents names the limit that the uploads have.
    expect((await titular.get(path)).body.archivoMaxMib).toBe(50);
    expect((await there.get(path)).body.archivoMaxMib).toBe(1);
    const ofBytes = (bytes: number) => pdf('g', bytes - pdf('g').length);
    expect((await upload(there, path, [{ nombre: 'justo.pdf', content: ofBytes(MIB) }])).status).toBe(201);
    const before = await storedKeys(test, cuentaId);
    const big = { nombre: 'grande.pdf', content: ofBytes(MIB + 1) };
    const alone = await upload(there, path, [big]);
    expect([alone.status, alone.body]).toMatchObject([
      413,
      { code: 'ARCHIVO_GRANDE', message: 'El archivo supera los 1 MB.' },
    ]);
    expect(await storedKeys(test, cuentaId)).toEqual(before);
    const { status, body } = await upload(there, path, [
      { nombre: 'antes.pdf', content: pdf('antes') },
      big,
      { nombre: 'después.pdf', content: pdf('después') },
    ]);
    expect(status).toBe(201);
    expect(body.documentos.map(({ nombre }) => nombre)).toEqual(['antes.pdf', 'después.pdf']);
    expect(body.rechazados).toEqual([
      { archivo: 'grande.pdf', code: 'ARCHIVO_GRANDE', message: 'El archivo supera los 1 MB.' },
    ]);
    expect(await pending()).toBe(0);
  });

  it('for being empty is named in the answer, and leaves nothing', async () => {
    const before = await storedKeys(test, cuentaId);
    const empty = { nombre: 'vacío.txt', content: '' };
    const refusal = { code: 'ARCHIVO_VACIO', message: 'El archivo está vacío.' };
    const alone = await upload(titular, path, [empty]);
    expect([alone.status, alone.body]).toMatchObject([422, { ...refusal, details: [{ archivo: 'vacío.txt' }] }]);
    expect(await storedKeys(test, cuentaId)).toEqual(before);
    const { body } = await upload(titular, path, [empty, { nombre: 'lleno.txt', content: 'x' }]);
    expect(body.documentos.map(({ nombre }) => nombre)).toEqual(['lleno.txt']);
    expect(body.rechazados).toEqual([{ archivo: 'vacío.txt', ...refusal }]);
    const version = await upload(titular, `/documentos/${body.documentos[0]!.id}/versiones`, [empty]);
    expect([version.status, version.body]).toMatchObject([422, refusal]);
    expect(await pending()).toBe(0);
  });

  it('as the eleventh file of a request is named in the answer', async () => {
    const files = Array.from({ length: 12 }, (_, i) => ({ nombre: `${i + 1}.pdf`, content: pdf(`lote ${i}`) }));
    const { body } = await upload(titular, path, files);
    expect(body.documentos).toHaveLength(10);
    expect(body.rechazados.map(({ archivo, code }) => [archivo, code])).toEqual([
      ['11.pdf', 'DEMASIADOS_ARCHIVOS'],
      ['12.pdf', 'DEMASIADOS_ARCHIVOS'],
    ]);
  });

  it('for a full disk gets a 507, leaves no row, and does not block the next upload', async () => {
    const storage = test.app.get(FileStorage);
    const before = { keys: await storedKeys(test, cuentaId), documentos: await documentos() };
    const { disk } = storage as unknown as {
      disk: { write(key: string, contents: AsyncIterable<Uint8Array>): unknown };
    };
    const write = disk.write.bind(disk);
    // A disk that fills up writes the beginning and then fails.
    vi.spyOn(disk, 'write').mockImplementation((key, contents) =>
      write(
        key,
        (async function* () {
          for await (const chunk of contents) {
            yield chunk.subarray(0, 10);
            throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
          }
        })(),
      ),
    );
    const { status, body } = await upload(titular, path, [{ nombre: 'a.pdf', content: pdf('lleno', MIB) }]);
    expect([status, body]).toMatchObject([507, { code: 'SIN_ESPACIO' }]);
    expect({ keys: await storedKeys(test, cuentaId), documentos: await documentos() }).toEqual(before);
    expect(await pending()).toBe(0);
    vi.restoreAllMocks();
    expect((await upload(titular, path, [{ nombre: 'a.pdf', content: pdf('lleno', MIB) }])).status).toBe(201);
  });

  it('by the database leaves no bytes', async () => {
    const before = await storedKeys(test, cuentaId);
    const { usuarioId } = titular;
    const failing = test.app
      .get(Uploads)
      .receive({ cuentaId, usuarioId, rolId: 1 }, [Buffer.from('a')] as never, () => {
        throw new Error('refused');
      });
    await expect(failing).rejects.toThrow('refused');
    expect(await storedKeys(test, cuentaId)).toEqual(before);
    expect(await pending()).toBe(0);
  });
});

describe('filing without a request', () => {
  it('accepts any stream of bytes', async () => {
    const content = pdf('generado', 5000);
    const tenant = { cuentaId, usuarioId: titular.usuarioId, rolId: 1 };
    const { documentoId, n } = await test.app
      .get(FilingService)
      .file(tenant, carpetaId, { nombre: 'Generado.pdf', content: new Blob([content]).stream() });
    expect(n).toBe(1);
    expect(sha256((await download(titular, documentoId)).bytes)).toBe(sha256(content));
  });
});
