import { beforeAll, describe, expect, it } from 'vitest';
import { sharedTestApp, startReplica, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newDocumento } from '../factories/documentos.js';
import { newCuenta } from '../factories/people.js';

/** Headers and settings restrict a script that got into a page, and curious visitors. */
let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

it('every answer allows pages only the browser features that the product uses', async () => {
  const { titular } = await newCuenta(test);
  const { id } = await newDocumento(titular, (await newCarpeta(titular)).id);
  const headers = { authorization: `Bearer ${titular.accessToken}` };
  const calls: [number, string, RequestInit?][] = [
    [200, '/api/health/live'],
    [200, `/api/documentos/${id}/versiones/1/contenido`, { headers }],
    [401, '/api/carpetas'],
    [404, '/api/nada'],
    [404, '/nada.js'],
    [400, '/api/auth/sign-in', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' }],
  ];
  for (const [status, path, request] of calls) {
    const answer = await fetch(test.baseUrl + path, request);
    const policy = answer.headers.get('permissions-policy')?.split(', ') ?? [];
    expect(answer.status, path).toBe(status);
    expect(policy, path).toEqual(expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'usb=()']));
    expect(policy.filter((feature) => !feature.endsWith('=()')).sort(), path).toEqual([
      'clipboard-write=(self)',
      'fullscreen=(self)',
      'publickey-credentials-create=(self)',
      'publickey-credentials-get=(self)',
    ]);
  }
});

describe('the description of the API', () => {
  async function expectStatus(status: number, baseUrl: string) {
    for (const path of ['/api/docs', '/api/docs/', '/api/openapi.json']) {
      const answer = await fetch(baseUrl + path, { headers: { accept: 'text/html' } });
      expect(answer.status, path).toBe(status);
    }
  }

  it('is not there without the demo, unless a setting says so', () => expectStatus(404, test.baseUrl));

  it.each([
    [{ DEMO: true }, 200],
    [{ DEMO: true, API_DOCS: false }, 404],
    [{ API_DOCS: true }, 200],
  ])('with %o answers %i', async (settings, status) => {
    const { app, baseUrl } = await startReplica(test, settings);
    await expectStatus(status, baseUrl);
    await app.close();
  });
});
