import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UploadSweeper } from '../../server/common/files/upload-sweeper.js';
import type { TenantContext } from '../../server/common/tenancy/transactions.js';
import { FilingService } from '../../server/documentos/filing.service.js';
import { ApiClient } from '../factories/api-client.js';
import { createTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { beginUpload, download, newDocumento, pdf, storedKeys, upload } from '../factories/documentos.js';
import { type Member, newCuenta } from '../factories/people.js';
import { buildServer, startProduct, waitUntilReady } from '../support/product.js';

const MIB = 1024 * 1024;
const MINUTES = 60_000;
const PATIENCE = { timeout: 20_000 };

const pendingOf = async ({ owner }: TestApp, cuentaId: string): Promise<{ clave: string; vista_en: Date }[]> =>
  (await owner.query('select clave, vista_en from subidas where cuenta_id = $1', [cuentaId])).rows;

describe('what a crash leaves', () => {
  let test: TestApp;
  let cuentaId: string;
  let titular: Member;
  let tenant: TenantContext;
  let carpetaId: string;

  beforeAll(async () => {
    test = await createTestApp({ UPLOAD_ORPHAN_SECONDS: '6' });
    ({ cuentaId, titular } = await newCuenta(test));
    tenant = { cuentaId, usuarioId: titular.usuarioId, rolId: titular.rolId };
    carpetaId = (await newCarpeta(titular)).id;
  });
  afterAll(() => test.close());

  const documentos = async () => (await titular.get(`/carpetas/${carpetaId}/documentos`)).body.documentos;

  /** Leaves bytes and their row, last seen `secondsAgo`. Gives their key. */
  async function leave(secondsAgo: number): Promise<string> {
    const clave = `${cuentaId}/${crypto.randomUUID()}`;
    const file = join(test.dataDir, 'archivos', clave);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, 'a medias');
    await test.owner.query(
      `insert into subidas (cuenta_id, clave, usuario_id, vista_en) values ($1, $2, $3, now() - make_interval(secs => $4))`,
      [cuentaId, clave, titular.usuarioId, secondsAgo],
    );
    return clave;
  }

  it('is swept once it was silent for long enough, and nothing else is', async () => {
    const documento = await newDocumento(titular, carpetaId);
    const [old, recent] = [await leave(600), await leave(-600)];
    await Promise.all([test.app.get(UploadSweeper).sweep(), test.app.get(UploadSweeper).sweep()]);
    const keys = await storedKeys(test, cuentaId);
    expect(keys).not.toContain(old);
    expect(keys).toContain(recent);
    expect((await pendingOf(test, cuentaId)).map(({ clave }) => clave)).toEqual([recent]);
    expect((await download(titular, documento.id)).status).toBe(200);
    await test.owner.query(`update subidas set vista_en = now() - interval '1 hour' where clave = $1`, [recent]);
    await expect.poll(() => pendingOf(test, cuentaId), PATIENCE).toEqual([]);
    expect(await storedKeys(test, cuentaId)).not.toContain(recent);
  });

  it('does not include a slow upload, which keeps reporting that it lives', async () => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    async function* slowly(): AsyncGenerator<Uint8Array> {
      yield pdf('lento');
      await held;
      yield Buffer.from('fin');
    }
    const filing = test.app.get(FilingService).file(tenant, carpetaId, { nombre: 'lento.pdf', content: slowly() });
    const seen = async () => (await pendingOf(test, cuentaId))[0]?.vista_en.getTime() ?? 0;
    await expect.poll(seen, PATIENCE).toBeGreaterThan(0);
    const begun = await seen();
    // Later than the age of an abandoned one.
    await expect.poll(seen, PATIENCE).toBeGreaterThan(begun + 3000);
    await test.app.get(UploadSweeper).sweep();
    release();
    expect((await download(titular, (await filing).documentoId)).status).toBe(200);
  });

  it('cannot come back after it was swept', async () => {
    const before = await documentos();
    async function* sweptMidway(): AsyncGenerator<Uint8Array> {
      yield pdf('barrido');
      await test.owner.query(`update subidas set vista_en = now() - interval '1 hour' where cuenta_id = $1`, [
        cuentaId,
      ]);
      await test.app.get(UploadSweeper).sweep();
    }
    const filing = test.app.get(FilingService).file(tenant, carpetaId, { nombre: 'x.pdf', content: sweptMidway() });
    await expect(filing).rejects.toMatchObject({ code: 'SUBIDA_VENCIDA', status: 503 });
    expect(await documentos()).toEqual(before);
  });
});

it(
  'kill -9 in the middle of an upload: no document, the bytes swept after the restart, and the retry works',
  async () => {
    await buildServer();
    // This app only creates people and reads rows. Its own sweeper must not touch the product's uploads.
    const test = await createTestApp({ UPLOAD_ORPHAN_SECONDS: '86400' });
    const { cuentaId, titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const path = `/carpetas/${id}/documentos`;
    const dataDir = await mkdtemp(join(tmpdir(), 'carpetas-corte-'));
    const env = {
      DATA_DIR: dataDir,
      DATABASE_URL: test.ownerUrl,
      JWT_SECRET: test.jwtSecret,
      DEMO: 'false',
      UPLOAD_ORPHAN_SECONDS: '6',
      SHUTDOWN_GRACE_MS: '0',
    };
    const keys = () => storedKeys({ dataDir }, cuentaId);
    let product = await startProduct({ env });
    try {
      await waitUntilReady(product);
      const socket = beginUpload(new ApiClient(product.baseUrl, titular.accessToken), path, pdf('cortado', 2 * MIB));
      await expect.poll(keys, PATIENCE).toHaveLength(1);
      await product.end('SIGKILL');
      socket.destroy();
      expect(await pendingOf(test, cuentaId)).toMatchObject([{ clave: (await keys())[0] }]);

      product = await startProduct({ env });
      await waitUntilReady(product);
      const client = new ApiClient(product.baseUrl, titular.accessToken);
      expect((await client.get(path)).body.documentos).toEqual([]);
      await expect.poll(keys, PATIENCE).toEqual([]);
      await expect.poll(() => pendingOf(test, cuentaId), PATIENCE).toEqual([]);
      const retry = await upload(client, path, [{ nombre: 'lento.pdf', content: pdf('cortado', 2 * MIB) }]);
      expect(retry.status).toBe(201);
      expect(await keys()).toHaveLength(1);
    } finally {
      await product.end('SIGTERM');
      await test.close();
      await rm(dataDir, { recursive: true });
    }
  },
  5 * MINUTES,
);
