import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UploadSweeper } from '../../server/common/files/upload-sweeper.js';
import type { TenantContext } from '../../server/common/tenancy/transactions.js';
import { FilingService } from '../../server/expediente/documentos/filing.service.js';
import { createTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { download, newDocumento, pdf, storedKeys } from '../factories/documentos.js';
import { type Member, newCuenta } from '../factories/people.js';

const PATIENCE = { timeout: 20_000 };

const pendingOf = async ({ owner }: TestApp, cuentaId: string): Promise<{ clave: string; vista_en: Date }[]> =>
  (await owner.query('select clave, vista_en from subidas where cuenta_id = $1', [cuentaId])).rows;

describe('the remains of a crash', () => {
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

  /** Leaves bytes and their row, last seen `secondsAgo`. Returns their key. */
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
    // The row is older than an abandoned row by now.
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
