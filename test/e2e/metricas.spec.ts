import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Metrics } from '../../server/common/metrics/metrics.js';
import { VERSION } from '../../server/common/version.js';
import { ApiClient } from '../factories/api-client.js';
import { createTestApp, sharedTestApp, type TestApp } from '../factories/app.js';
import { mailTo } from '../factories/mails.js';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ METRICS_PORT: '0', REVISION: '3f2a1bc9' });
});
afterAll(() => test.close());

const metricsAt = (path: string, init?: RequestInit) =>
  fetch(`http://localhost:${test.app.get(Metrics).port}${path}`, init);

it('tells what the process does, by patterns of routes, without who did it', async () => {
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
  // The run of a job is counted just after what it did can be seen.
  const runs = async () => (await metricsAt('/metrics')).text();
  await expect.poll(runs).toContain('carpetas_job_runs_total{queue="correo",result="done"} 1');
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
