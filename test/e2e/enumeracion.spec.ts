import { afterAll, beforeAll, expect, it } from 'vitest';
import { Passwords } from '../../server/plataforma/auth/passwords.service.js';
import { type Answer, ApiClient } from '../factories/api-client.js';
import { createTestApp, type TestApp } from '../factories/app.js';
import { newUsuario } from '../factories/people.js';

const TIMES = 5;

let test: TestApp;
let guest: ApiClient;
let known: string;

beforeAll(async () => {
  test = await createTestApp({
    LIMIT_SIGN_UP: '1000',
    LIMIT_LINKS_MINUTE: '1000',
    LIMIT_LINKS_HOUR: '1000',
    // The cost of production, so that hashing is most of the work of a call.
    PASSWORD_MEMORY_KIB: '65536',
    PASSWORD_PASSES: '3',
  });
  guest = new ApiClient(test.baseUrl);
  known = (await newUsuario(test)).email;
});
afterAll(() => test.close());

type Call = (email: string) => Promise<Answer<unknown>>;

const signIn: Call = (email) => guest.post('/auth/sign-in', { email, password: 'no es la clave' });
const signUp: Call = (email) => guest.post('/auth/sign-up', { name: 'Ana', email, password: 'Clave-larga-7' });
const forgot: Call = (email) => guest.post('/auth/forgot-password', { email });

const unknown = () => `nadie-${crypto.randomUUID()}@ejemplo.test`;

it.each<[string, string, Call]>([
  ['sign-in', '404 false', signIn],
  ['sign-up', '200 true', signUp],
  ['forgot-password', '200 true', forgot],
])('%s answers known and unknown e-mails alike (case 20)', async (_, answer, call) => {
  for (const email of [known, unknown()]) {
    const { status, body } = await call(email);
    expect(`${status} ${JSON.stringify(body)}`).toBe(answer);
  }
});

/** The least processor time of several runs, in milliseconds. Other work of the process only adds to it. */
async function workOf(action: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < TIMES; n++) {
    const before = process.cpuUsage();
    await action();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

// `npm run bench -- --enumeration` compares the times of the answers.
it.each([
  ['sign-in', signIn],
  ['sign-up', signUp],
])('%s hashes a password once, whether the e-mail is known or not (case 20)', async (_, call) => {
  const oneHash = await workOf(() => test.app.get(Passwords).hash('Clave-larga-7'));
  for (const work of [await workOf(() => call(known)), await workOf(() => call(unknown()))]) {
    expect(work / oneHash).toBeGreaterThan(0.6);
    expect(work / oneHash).toBeLessThan(1.6);
  }
});
