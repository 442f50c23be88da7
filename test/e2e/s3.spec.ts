import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { DatabaseUrl } from '../../server/common/database/database-url.js';
import { appUrl } from '../../server/common/database/roles.js';
import { diagnose } from '../../server/common/diagnosis/diagnose.js';
import type { FileDriver } from '../../server/common/files/file-driver.js';
import { diskOf, s3Of } from '../../server/common/files/file-storage.js';
import { UploadSweeper } from '../../server/common/files/upload-sweeper.js';
import type { DocumentoDto } from '../../server/expediente/documentos/documentos.dto.js';
import { FilingService } from '../../server/expediente/documentos/filing.service.js';
import { borrarCuenta } from '../../server/plataforma/cuentas/borrado/borrar-cuenta.js';
import { mudar } from '../../server/plataforma/respaldos/mudanza.js';
import { createTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { beginUpload, download, newDocumento, pdf, sha256, upload } from '../factories/documentos.js';
import { type Member, newCuenta } from '../factories/people.js';
import { backUp, emptyInstallation, filesOf, newFolder, restore } from '../factories/respaldos.js';
import { S3 } from '../factories/s3.js';

const MIB = 1024 * 1024;
/** The file is larger than a part, so it is uploaded in several parts. */
const LARGE = pdf('grande', 9 * MIB);

let s3: S3;
let test: TestApp;
let bucket: FileDriver;
let disk: FileDriver;
let cuentaId: string;
let titular: Member;
let carpetaId: string;
let path: string;

beforeAll(async () => {
  s3 = await S3.open();
  test = await createTestApp({ ...s3.settings, UPLOAD_ORPHAN_SECONDS: '60' });
  bucket = await s3Of(test.settings);
  disk = diskOf(test.settings);
  ({ cuentaId, titular } = await newCuenta(test));
  carpetaId = (await newCarpeta(titular)).id;
  path = `/carpetas/${carpetaId}/documentos`;
});
afterAll(async () => {
  await test.close();
  await s3.close();
});

async function keysOf(place: FileDriver, of = ''): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of place.keys()) {
    if (key.startsWith(of)) keys.push(key);
  }
  return keys.toSorted();
}

const pending = async (cuenta = cuentaId): Promise<string[]> =>
  (await test.owner.query('select clave from subidas where cuenta_id = $1', [cuenta])).rows.map(({ clave }) => clave);
const putAside = (cuenta: string) =>
  test.owner.query(`update subidas set vista_en = now() - interval '1 hour' where cuenta_id = $1`, [cuenta]);
const sweep = () => test.app.get(UploadSweeper).sweep();

async function move(
  hacia: 's3' | 'disco',
  { isBorrado = false, of = test as Pick<TestApp, 'ownerUrl' | 'settings'> } = {},
) {
  const said: string[] = [];
  const databaseUrl = new DatabaseUrl(appUrl(of.ownerUrl));
  const isDone = await mudar({ hacia, isBorrado }, { ...of, databaseUrl, say: (line) => said.push(line) });
  return { isDone, said: said.join('\n') };
}

describe('files on S3', () => {
  it('are stored there alone, and given whole and by parts to people who may see them', async () => {
    for (const content of [pdf('chico'), LARGE]) {
      const { id } = await newDocumento(titular, carpetaId, { content });
      const whole = await download(titular, id);
      expect([whole.status, sha256(whole.bytes)]).toEqual([200, sha256(content)]);
      for (const [range, part] of [
        ['bytes=5-20', content.subarray(5, 21)],
        ['bytes=-7', content.subarray(-7)],
      ] as const) {
        const answer = await download(titular, id, 1, { headers: { range } });
        expect([answer.status, answer.bytes]).toEqual([206, Buffer.from(part)]);
      }
      expect((await download((await newCuenta(test)).titular, id)).status).toBe(404);
    }
    expect(await keysOf(bucket, cuentaId)).toHaveLength(2);
    expect([await keysOf(disk), await s3.uploads()]).toEqual([[], []]);
  });

  it('leave nothing of an upload that was cut, also when the process dies or was too late', async () => {
    const before = await keysOf(bucket);
    const socket = beginUpload(titular, path, LARGE);
    await expect.poll(() => s3.uploads()).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => pending()).toEqual([]);
    expect([await s3.uploads(), await keysOf(bucket)]).toEqual([[], before]);

    const clave = `${cuentaId}/${crypto.randomUUID()}`;
    await test.owner.query('insert into subidas (cuenta_id, clave, usuario_id) values ($1, $2, $3)', [
      cuentaId,
      clave,
      titular.usuarioId,
    ]);
    await s3.leaveUpload(clave);
    await putAside(cuentaId);
    await sweep();
    expect([await s3.uploads(), await pending()]).toEqual([[], []]);

    async function* swept() {
      yield pdf('tarde');
      await putAside(cuentaId);
      await sweep();
    }
    const tenant = { cuentaId, usuarioId: titular.usuarioId, rolId: titular.rolId };
    const late = test.app.get(FilingService).file(tenant, carpetaId, { nombre: 'tarde.pdf', content: swept() });
    await expect(late).rejects.toMatchObject({ code: 'SUBIDA_VENCIDA' });
    expect(await keysOf(bucket)).toEqual(before);
  });

  it('hold no connection after a download that was given up', async () => {
    const { id } = await newDocumento(titular, carpetaId, { content: LARGE });
    const abort = new AbortController();
    const answer = await fetch(`${test.baseUrl}/api/documentos/${id}/versiones/1/contenido`, {
      headers: { authorization: `Bearer ${titular.accessToken}` },
      signal: abort.signal,
    });
    await answer.body?.getReader().read();
    expect(s3.reading).toBe(1);
    abort.abort();
    await expect.poll(() => s3.reading).toBe(0);
  });

  it('are answered 503 while S3 is away, and nothing else is', async () => {
    const { id } = await newDocumento(titular, carpetaId);
    const before = await keysOf(bucket);
    s3.isDown = true;
    onTestFinished(() => {
      s3.isDown = false;
    });
    for (const content of [pdf('sin S3'), LARGE]) {
      const { body } = await upload(titular, path, [{ nombre: 'a.pdf', content }]);
      expect(body).toMatchObject({ statusCode: 503, code: 'ARCHIVOS_NO_DISPONIBLES' });
    }
    const answer = await download(titular, id);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await titular.get(path)).status).toBe(200);
    expect((await titular.get('/health/ready')).status).toBe(200);
    s3.isDown = false;
    expect(await pending()).toHaveLength(2);
    await putAside(cuentaId);
    await sweep();
    expect([await pending(), await keysOf(bucket)]).toEqual([[], before]);
    expect((await download(titular, id)).status).toBe(200);
  });

  it('go with their cuenta', async () => {
    const other = await newCuenta(test);
    await newDocumento(other.titular, (await newCarpeta(other.titular)).id);
    expect(await keysOf(bucket, other.cuentaId)).toHaveLength(1);
    await test.owner.query(
      `update cuentas set cierre_pedido_en = now() - interval '30 days', cierra_en = now() where id = $1`,
      [other.cuentaId],
    );
    const order = { cuentaId: other.cuentaId, isConfirmed: true };
    await borrarCuenta(order, { ownerUrl: test.ownerUrl, settings: test.settings, say: () => {} });
    expect(await keysOf(bucket, other.cuentaId)).toEqual([]);
  });

  it('are tried by the doctor, who names the fault', async () => {
    const env = { ...s3.settings, DATA_DIR: await newFolder(), DATABASE_URL: test.ownerUrl };
    const texts = async (more = {}) => (await diagnose({ ...env, ...more })).map(({ text }) => text);
    expect(await texts()).toContain('El S3 de S3_BUCKET (carpetas) guarda, entrega por partes y borra.');
    expect(await texts({ S3_BUCKET: 'otro' })).toContainEqual(
      expect.stringMatching(/^No se puede usar el S3 .*bucket/),
    );
    expect(await keysOf(bucket, 'doctor')).toEqual([]);
  });
});

it('files of the disk are read there, and move to S3 by a command that may be interrupted', async () => {
  const own = await newCuenta(test);
  const carpeta = await newCarpeta(own.titular);
  const documentos: DocumentoDto[] = [];
  for (let n = 0; n < 12; n += 1) {
    documentos.push(await newDocumento(own.titular, carpeta.id, { content: pdf(`de disco ${n}`) }));
  }
  const claves = await keysOf(bucket, own.cuentaId);
  for (const clave of claves) {
    await disk.write(clave, await bucket.read(clave));
    await bucket.remove(clave);
  }
  const allAreThere = async () => {
    for (const [n, { id }] of documentos.entries()) {
      expect((await download(own.titular, id)).bytes).toEqual(Buffer.from(pdf(`de disco ${n}`)));
    }
  };
  await allAreThere();

  const old = new pg.Client({ connectionString: appUrl(test.ownerUrl), application_name: 'carpetas' });
  await old.connect();
  await expect(move('s3')).rejects.toThrow('en marcha sin S3');
  await old.end();
  await expect(move('disco')).rejects.toThrow('Carpetas está en marcha');

  s3.downAfter = 4;
  await expect(move('s3')).rejects.toMatchObject({ code: 'ARCHIVOS_NO_DISPONIBLES' });
  s3.downAfter = Number.POSITIVE_INFINITY;
  const copied = await keysOf(bucket, own.cuentaId);
  expect(copied.length).toBeGreaterThan(0);
  expect(copied.length).toBeLessThan(12);

  // A file that was damaged during the copy, but kept its size.
  const [first = ''] = copied;
  const size = await bucket.size(first);
  await bucket.write(first, Readable.from([Buffer.alloc(size ?? 0)]));
  const again = await move('s3');
  expect(again.said).toMatch(/En S3: 12 archivos; copiados ahora: \d+ .*\n.*siguen en el disco.*--borrar/);
  expect(await keysOf(disk, own.cuentaId)).toEqual(claves);
  await allAreThere();

  expect(await move('s3', { isBorrado: true })).toEqual({
    isDone: true,
    said: expect.stringMatching(/^En S3: 12 archivos; copiados ahora: 1 /),
  });
  expect([await keysOf(disk, own.cuentaId), await keysOf(bucket, own.cuentaId)]).toEqual([[], claves]);
  await allAreThere();
});

it('a backup has the files of S3, a restore puts them there, and they move back to the disk', async () => {
  const copia = join(await newFolder(), 'copia');
  const { archivos } = await backUp(copia, test);
  expect(archivos.faltan).toEqual([]);
  const there = await emptyInstallation(test);
  Object.assign(there.settings, { S3_PREFIX: 'otra/instalacion' });
  expect((await restore(copia, there)).isWhole).toBe(true);
  const other = await s3Of(there.settings);
  expect(await keysOf(other)).toHaveLength(archivos.total);
  expect(await filesOf(there)).toEqual([]);

  const [clave = ''] = await keysOf(other);
  const bytes = await buffer(await other.read(clave));
  const large = `${clave.slice(0, 37)}${crypto.randomUUID()}`;
  await other.write(large, Readable.from([LARGE]));
  s3.isCutting = true;
  expect(await move('disco', { of: there })).toMatchObject({ isDone: false });
  s3.isCutting = false;
  expect(await filesOf(there)).not.toContain(large);
  await other.remove(large);
  expect(await move('disco', { of: there, isBorrado: true })).toMatchObject({ isDone: true });
  expect(await keysOf(other)).toEqual([]);
  expect(await filesOf(there)).toHaveLength(archivos.total);
  expect(await buffer(await diskOf(there.settings).read(clave))).toEqual(bytes);
});
