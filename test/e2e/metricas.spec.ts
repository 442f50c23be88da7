import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureRoles } from '../../server/common/database/migrate.js';
import { appPassword, scramVerifier } from '../../server/common/database/roles.js';
import { Metrics } from '../../server/common/metrics/metrics.js';
import { VERSION } from '../../server/common/version.js';
import { ApiClient } from '../factories/api-client.js';
import { createTestApp, sharedTestApp, type TestApp } from '../factories/app.js';
import { mailTo } from '../factories/mails.js';
import { CLAVE, newCuenta } from '../factories/people.js';

let test: TestApp;
const lines: string[] = [];

beforeAll(async () => {
  const settings = { METRICS_PORT: '0', REVISION: '3f2a1bc9', LOG_LEVEL: 'info' };
  test = await createTestApp(settings, undefined, { write: (line) => lines.push(line) });
});
afterAll(() => test.close());

const metricsAt = (path: string, init?: RequestInit) =>
  fetch(`http://localhost:${test.app.get(Metrics).port}${path}`, init);

it('tells the requests of the process by patterns of routes, without people', async () => {
  const guest = new ApiClient(test.baseUrl);
  await guest.post('/auth/sign-up', { name: 'Ana', email: 'ana@estudio.test', password: 'Clave-larga-7' });
  await mailTo(test, 'ana@estudio.test', /Confirme/);
  await guest.get('/carpetas/01980000-0000-7000-8000-000000000001');
  expect((await guest.get('/health/live')).body).toEqual({ status: 'ok', version: `${VERSION} (3f2a1bc)` });

  const answer = await metricsAt('/metrics');
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const text = await answer.text();
  for (const line of [
    'carpetas_http_request_duration_seconds_count{method="POST",route="/api/auth/sign-up",status="200"} 1',
    'carpetas_http_request_duration_seconds_count{method="GET",route="/api/carpetas/:id",status="401"} 1',
    'carpetas_database_up 1',
    'carpetas_database_connections{state="waiting"} 0',
    'carpetas_sockets 0',
    'carpetas_job_runs_total{queue="correo",result="failed"} 0',
    `carpetas_build_info{version="${VERSION}",revision="3f2a1bc9",node="${process.version}"} 1`,
  ]) {
    expect(text).toContain(line);
  }
  expect(text).toMatch(/carpetas_disk_bytes\{part="free"\} \d{6,}/);
  expect(text).toMatch(/nodejs_eventloop_lag_seconds /);
  expect(text).not.toMatch(/ana@|01980000/);
  // The run of a job is counted just after its effect is visible.
  const runs = async () => (await metricsAt('/metrics')).text();
  await expect.poll(runs).toContain('carpetas_job_runs_total{queue="correo",result="done"} 1');
});

it('logs requests with ids of people, and without typed texts or secrets', async () => {
  const { cuentaId, titular } = await newCuenta(test);
  await titular.get('/carpetas?buscar=Juan%20Secreto%2030111222&pagina=2');
  await titular.get(`/personas/${cuentaId}`);
  await titular.get('/personas/verificar-documento?pais=AR&tipo=DNI&numero=30111222');
  const enlace = (await titular.post('/agenda/enlace')).body.url as string;
  const secrets = [new URL(enlace).pathname.split('/').at(-1) as string, 'abc_-Secreto', 'Clave-Secreta-1'];
  await fetch(`${test.baseUrl}${new URL(enlace).pathname}`);
  const guest = new ApiClient(test.baseUrl);
  for (const path of ['/invitaciones/info?token=', '/imagenes/', '/agenda/ical/', '/no-hay/', '/carpetas?']) {
    await guest.get(`${path}abc_-Secreto`);
  }
  await guest.post('/auth/sign-in', { email: titular.email, password: 'Clave-Secreta-1' });
  await guest.post('/auth/sign-in', { email: titular.email, password: CLAVE });

  await expect.poll(() => lines.filter((line) => line.includes('/api/auth/sign-in')).length).toBeGreaterThan(1);
  const log = lines.join('');
  expect(log).not.toMatch(/Juan|abc_-|30111222/);
  for (const secret of [...secrets, titular.email, CLAVE]) expect(log).not.toContain(secret);
  const asked = lines.map((line) => JSON.parse(line)).filter(({ req, res }) => req && res);
  const who = { usuario: titular.usuarioId, cuenta: cuentaId, address: '127.0.0.1' };
  expect(asked.find(({ req }) => req.url === '/api/carpetas?pagina=2&…')).toMatchObject(who);
  expect(asked.find(({ req }) => req.url === `/api/personas/${cuentaId}`)).toMatchObject(who);
  expect(asked.filter(({ req }) => req.url === '/api/agenda/ical/:secreto')).toHaveLength(2);

  // The lines that docs/operate.md gives to fail2ban.
  const failures = lines.filter((line) => /"event":"sign-in-refused","address":"127\.0\.0\.1"/.test(line));
  expect(failures.map((line) => JSON.parse(line))).toMatchObject([{ way: 'password', reason: 'CREDENCIALES' }]);
  const text = await (await metricsAt('/metrics')).text();
  expect(text).toContain('carpetas_sign_ins_total{way="password",result="CREDENCIALES"} 1');
  expect(text).toContain('carpetas_sign_ins_total{way="password",result="ok"} 1');
  expect(text).toMatch(/carpetas_refusals_total\{code="NO_TOKEN"\} \d/);
});

it('tells PostgreSQL the password of no role, and makes no role that exists', async () => {
  const said: string[] = [];
  const client = new pg.Client({ connectionString: test.ownerUrl });
  await client.connect();
  const query = client.query.bind(client);
  Object.assign(client, {
    query: (text: string, values?: unknown[]) => {
      said.push(text);
      return query(text, values);
    },
  });
  await ensureRoles(client, test.ownerUrl);
  expect(said.filter((text) => /create role|password/.test(text))).toEqual([]);

  const [role, password] = [`prueba_${Date.now()}`, appPassword(test.ownerUrl)];
  const verifier = scramVerifier(password);
  expect(verifier).not.toContain(password);
  await test.superuser.query(`create role ${role} login password '${verifier}'`);
  const { rows } = await test.superuser.query('select rolpassword from pg_authid where rolname = $1', [role]);
  expect(rows).toEqual([{ rolpassword: verifier }]);
  const url = Object.assign(new URL(test.ownerUrl), { username: role, password });
  const other = new pg.Client({ connectionString: url.toString() });
  await other.connect();
  await other.end();
  await test.superuser.query(`drop role ${role}`);
  await client.end();
});

it('has all that the alerts and the dashboard name', async () => {
  const text = await (await metricsAt('/metrics')).text();
  const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  for (const file of ['alerts.yml', 'grafana.json']) {
    const source = await readFile(new URL(`../../docs/monitoring/${file}`, import.meta.url), 'utf8');
    const named = source.match(/\b(carpetas|nodejs|process)_[a-z0-9_]+/g) ?? [];
    expect(named.length, file).toBeGreaterThan(8);
    expect(named.filter((name) => !known.has(name.replace(/_(count|bucket)$/, '')))).toEqual([]);
  }
});

it('answers nothing else on its port, and is not there without the setting', async () => {
  expect((await metricsAt('/')).status).toBe(404);
  expect((await metricsAt('/metrics', { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${test.baseUrl}/metrics`)).status).toBe(404);
  expect((await sharedTestApp()).app.get(Metrics).port).toBeNull();
});
