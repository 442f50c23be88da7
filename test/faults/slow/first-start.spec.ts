import { describe, expect, it, vi } from 'vitest';
import { ApiClient } from '../../factories/api-client.js';
import { mailTo, tokenIn } from '../../factories/mails.js';
import { withOwnProduct } from '../../support/own-product.js';
import { problemsIn, startProduct, waitForEnd, waitUntilReady } from '../../support/product.js';

const MINUTES = 60_000;
const ANA = { email: 'ana@estudio.test', password: 'Clave-larga-7' };

const { dataDir, start, isPostgresLeft } = withOwnProduct();

/** Runs the command that verifies the audit chain of each cuenta, while the product runs. All chains must be intact. */
async function expectAuditToHold(): Promise<void> {
  const command = await startProduct({ env: { DATA_DIR: dataDir() }, program: 'dist/server/verificar-auditoria.js' });
  expect([await waitForEnd(command), command.output()]).toEqual([
    0,
    expect.stringMatching(/^(.+: íntegra\n)+Lo que hicieron los operadores: íntegro\n$/),
  ]);
}

describe('a start without settings', { timeout: 5 * MINUTES }, () => {
  it('stops in the middle of a load, and later compiles nothing, and keeps data and audit after a kill -9', async () => {
    const first = await start({});
    await vi.waitFor(() => expect(first.output()).toContain('Cargando los datos'), {
      timeout: MINUTES,
      interval: 20,
    });
    // Until the product is ready, it answers that it is being prepared.
    const [live, page] = await Promise.all(['/api/health/live', '/'].map((path) => fetch(first.baseUrl + path)));
    expect([await live!.json(), page!.status]).toEqual([{ status: 'migrating' }, 503]);
    expect(await page!.text()).toContain('Carpetas se está actualizando');
    expect(await first.end('SIGINT')).toBe(0);
    // People read these lines: no line belongs to the log.
    expect(first.output()).not.toMatch(/"context":"LazyModuleLoader"/);
    expect(isPostgresLeft()).toBe(false);

    // The rest of the load takes long, and the spec of the demo tests it.
    const second = await start({ DEMO: 'false' }, { program: 'scripts/start.ts' });
    await waitUntilReady(second);
    const guest = new ApiClient(second.baseUrl);
    await guest.post('/auth/sign-up', { name: 'Ana', ...ANA });
    await guest.post('/auth/confirm-email', {
      token: tokenIn(await mailTo({ dataDir: dataDir() }, ANA.email, /Confirme/)),
    });
    const { body } = await guest.post('/auth/sign-in', { ...ANA, mode: 'json' });
    const cuenta = { nombre: 'Escribanía Ana', pais: 'AR' };
    expect((await new ApiClient(second.baseUrl, body.accessToken).post('/cuentas', cuenta)).status).toBe(201);
    await second.end('SIGKILL');
    expect(isPostgresLeft()).toBe(false);

    const third = await start({ DEMO: 'false' }, { program: 'scripts/start.ts' });
    await waitUntilReady(third);
    expect(third.output()).not.toMatch(/Compilando|Migración/);
    const { body: session } = await new ApiClient(third.baseUrl).post('/auth/sign-in', { ...ANA, mode: 'json' });
    expect(session).toMatchObject({ user: { cuentas: [{ nombre: cuenta.nombre }] } });
    await expectAuditToHold();
    expect(await third.end('SIGTERM')).toBe(0);
    expect(isPostgresLeft()).toBe(false);
    expect(problemsIn(third.output())).toEqual([]);
  });

  it(
    'ends without errors on Ctrl-C, and does not load what Node needs for fetch',
    async () => {
      const tellsModules = "process.on('exit', () => console.log(process.moduleLoadList.join('\\n')))";
      const flags = [`--import=data:text/javascript,${encodeURIComponent(tellsModules)}`];
      // The product has the usual grace. Without a connection, it does not wait for it.
      const product = await start({ DEMO: 'false', SHUTDOWN_GRACE_MS: undefined }, { flags });
      await waitUntilReady(product);
      expect(await product.end('SIGINT')).toBe(0);
      expect(isPostgresLeft()).toBe(false);
      expect(problemsIn(product.output())).toEqual([]);
      expect(product.output()).toContain('NativeModule http\n');
      expect(product.output()).not.toContain('undici');
    },
    MINUTES,
  );
});
