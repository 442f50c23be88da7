import { DEMO_CREDENTIALS } from '../../server/plataforma/identidad/demo-credentials.ts';
import { decimal, type Measurement, median } from './report.ts';

const TIMES = 100;
/** Other work on the machine may disturb a round. A real difference appears in every round. */
const ROUNDS = 3;
const TOLERANCE = 0.1;

/** Settings with limits high enough for this benchmark. */
export const WITHOUT_LIMITS = Object.fromEntries(
  [
    'LIMIT_SIGN_UP',
    'LIMIT_LINKS_ADDRESS',
    'LIMIT_LINKS_MINUTE',
    'LIMIT_LINKS_HOUR',
    'LIMIT_SIGN_IN_ACCOUNT',
    'LIMIT_SIGN_IN_ADDRESS',
  ].map((name) => [name, '100000']),
);

const CALLS: Record<string, (email: string) => object> = {
  'sign-in': (email) => ({ email, password: 'no es la clave' }),
  'sign-up': (email) => ({ name: 'Ana', email, password: 'Clave-larga-7' }),
  'forgot-password': (email) => ({ email }),
};

/**
 * Measures whether response times reveal the known e-mails. It compares medians of a known e-mail and of unknown
 * e-mails.
 */
export async function measureEnumeration(baseUrl: string): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const [name, bodyOf] of Object.entries(CALLS)) {
    const call = (email: string) =>
      fetch(`${baseUrl}/api/auth/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(bodyOf(email)),
      }).then((answer) => answer.text());
    const differences: number[] = [];
    while (differences.length < ROUNDS && (differences.at(-1) ?? 1) > TOLERANCE) differences.push(await round(call));
    const difference = Math.min(...differences);
    measurements.push({
      name: `${name}: mediana de un correo conocido y de otros, diferencia`,
      value: decimal(difference),
      budget: '≤ 0,10',
      isMet: difference <= TOLERANCE,
    });
  }
  return measurements;
}

/**
 * Calls in pairs, in alternating order, so that noise affects both equally. @returns the relative difference of medians
 */
async function round(call: (email: string) => Promise<unknown>): Promise<number> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let n = 0; n < TIMES; n++) {
    for (const which of n % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const email = which === 'known' ? DEMO_CREDENTIALS.email : `nadie-${crypto.randomUUID()}@ejemplo.test`;
      const before = performance.now();
      await call(email);
      times[which].push(performance.now() - before);
    }
  }
  const [one, other] = [median(times.known), median(times.unknown)];
  return Math.abs(one - other) / Math.max(one, other);
}
