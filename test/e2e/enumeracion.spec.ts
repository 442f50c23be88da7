import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answer, ApiClient } from '../factories/api-client.js';
import { createTestApp, type TestApp } from '../factories/app.js';
import { newUsuario } from '../factories/people.js';

const TIMES = 100;
const TOLERANCE = 0.1;
/** A machine that is busy with other things disturbs a round; what is really different differs in each. */
const ROUNDS = 3;

let test: TestApp;
let guest: ApiClient;
let known: string;

beforeAll(async () => {
  const unlimited = '100000';
  test = await createTestApp({
    LIMIT_SIGN_UP: unlimited,
    LIMIT_LINKS_MINUTE: unlimited,
    LIMIT_LINKS_HOUR: unlimited,
    LIMIT_SIGN_IN_ACCOUNT: unlimited,
    LIMIT_SIGN_IN_ADDRESS: unlimited,
  });
  guest = new ApiClient(test.baseUrl);
  known = (await newUsuario(test)).email;
});
afterAll(() => test.close());

type Call = (email: string) => Promise<Answer<unknown>>;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Calls for the known and for unknown e-mails, pair by pair in either order, so that both meet the same disturbances. */
async function round(call: Call): Promise<{ answers: Set<string>; difference: number }> {
  const answers = new Set<string>();
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const take = async (which: 'known' | 'unknown') => {
    const email = which === 'known' ? known : `nadie-${crypto.randomUUID()}@ejemplo.test`;
    const before = performance.now();
    const { status, body } = await call(email);
    times[which].push(performance.now() - before);
    answers.add(`${status} ${JSON.stringify(body)}`);
  };
  for (let n = 0; n < TIMES; n++) {
    for (const which of n % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      await take(which);
    }
  }
  const [one, other] = [median(times.known), median(times.unknown)];
  return { answers, difference: Math.abs(one - other) / Math.max(one, other) };
}

it.each<[string, string, Call]>([
  ['sign-in', '404 false', (email) => guest.post('/auth/sign-in', { email, password: 'no es la clave' })],
  ['sign-up', '200 true', (email) => guest.post('/auth/sign-up', { name: 'Ana', email, password: 'Clave-larga-7' })],
  ['forgot-password', '200 true', (email) => guest.post('/auth/forgot-password', { email })],
])(
  '%s answers known and unknown e-mails alike, and takes as long (case 20)',
  async (_, answer, call) => {
    const differences = [];
    for (let n = 0; n < ROUNDS && (differences.at(-1) ?? 1) > TOLERANCE; n++) {
      const { answers, difference } = await round(call);
      expect([...answers]).toEqual([answer]);
      differences.push(difference);
    }
    expect(Math.min(...differences), `differences: ${differences}`).toBeLessThanOrEqual(TOLERANCE);
  },
  300_000,
);
