import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiClient } from '../factories/api-client.js';
import { createTestApp, type TestApp } from '../factories/app.js';
import { type ForgingProvider, newForgingProvider, trusting } from '../factories/identity.js';

/** Many sign-ins while the identity provider is down. Each could make the product ask the provider again. */
let provider: ForgingProvider;
let gate: Server;
let test: TestApp;
let asked: string[] = [];
/** The addresses that fail, and their answer; null closes the connection. */
let broken: { path: RegExp; answer: string | null } | null = null;

beforeAll(async () => {
  // The gate stands in front of the keys and the description of a provider that works.
  gate = createServer(async (request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'application/json');
    if (broken?.path.test(request.url ?? '')) {
      return void (broken.answer === null ? request.socket.destroy() : response.end(broken.answer));
    }
    const answer = await fetch(`${provider.issuer}${request.url}`);
    const description = (await answer.text()).replaceAll(provider.issuer, origin());
    response.end(description);
  });
  await new Promise<void>((resolve) => gate.listen(0, 'localhost', resolve));
  provider = await newForgingProvider();
});
afterAll(async () => {
  await provider.stop();
  await new Promise((resolve) => gate.close(resolve));
});
beforeEach(() => {
  asked = [];
});

const origin = () => `http://localhost:${(gate.address() as AddressInfo).port}`;

async function enter() {
  const nonce = crypto.randomUUID();
  const token = await provider.sign({ iss: origin(), sub: 'ana', email: 'ana@ejemplo.test', nonce });
  return new ApiClient(test.baseUrl, token).post('/auth/sync', { nonce });
}

describe.each([
  ['its description', /openid-configuration/, null],
  ['its description, which is null,', /openid-configuration/, 'null'],
  ['its keys', /jwks/, null],
  ['its keys, which are none,', /jwks/, '{"keys":null}'],
])('while %s cannot be read', (_, path, answer) => {
  beforeAll(async () => {
    test = await createTestApp(trusting({ issuer: origin(), clientId: provider.clientId }));
    return () => test.close();
  });

  it('the provider is asked once in 30 s, also by sign-ins at once, and then works again', async () => {
    broken = { path, answer };
    const answers = await Promise.all(Array.from({ length: 10 }, enter));
    for (let n = 0; n < 10; n++) answers.push(await enter());
    for (const { status, headers, body } of answers) {
      expect([status, body.code, typeof body.requestId]).toEqual([503, 'PROVEEDOR_NO_DISPONIBLE', 'string']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(30);
    }
    expect(asked.filter((url) => path.test(url))).toHaveLength(1);

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
    expect((await enter()).status).toBe(503);
    expect(asked.filter((url) => path.test(url))).toHaveLength(2);

    broken = null;
    vi.setSystemTime(Date.now() + 31_000);
    expect((await enter()).status).toBe(200);
  });
});
