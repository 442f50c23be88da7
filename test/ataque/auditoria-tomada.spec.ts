import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp, withSettings } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newDocumento } from '../factories/documentos.js';
import { holdLock } from '../factories/locks.js';
import { newCuenta } from '../factories/people.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

/** A cuenta with a transaction that writes in its audit and does not end. */
async function lockedAudit() {
  const { cuentaId, titular } = await newCuenta(test);
  const { id, version } = await newCarpeta(titular);
  const documento = await newDocumento(titular, id, { nombre: 'acta.txt' });
  const lock = await holdLock(test, 'select 1 from auditoria_cabezas where cuenta_id = $1', [cuentaId]);
  const change = (client: ApiClient) => client.patch(`/carpetas/${id}`, { caratula: 'Otra' }, { version });
  const download = (client: ApiClient) => client.get(`/documentos/${documento.id}/versiones/1/contenido`);
  return { titular, id, lock, change, download };
}

describe('while the audit of a cuenta is locked', () => {
  it.each(['change', 'download'] as const)('a %s, which is recorded, is answered 503 soon', async (what) => {
    const { titular, lock, [what]: send } = await lockedAudit();
    const started = performance.now();
    const { status, headers, body } = await withSettings(test, { AUDIT_LOCK_TIMEOUT_MS: 100 }, () => send(titular));
    expect([status, body.code, Number(headers.get('retry-after'))]).toEqual([503, 'OCUPADO', 2]);
    expect(performance.now() - started).toBeLessThan(test.settings.LOCK_TIMEOUT_MS);
    await lock.release();
    expect((await send(titular)).status).toBe(200);
  });

  it('a call that records nothing does not wait', async () => {
    const { titular, id, lock, change } = await lockedAudit();
    const stranger = (await newCuenta(test)).titular;
    const changed = change(titular);
    await lock.isAwaitedBy(1);
    for (const path of [`/carpetas/${id}`, '/carpetas', `/carpetas/${id}/documentos`]) {
      expect([path, (await titular.get(path)).status]).toEqual([path, 200]);
    }
    expect((await stranger.patch('/cuenta', { nombre: 'Otra' }, { version: 1 })).status).toBe(200);
    await lock.release();
    expect((await changed).status).toBe(200);
  });
});
