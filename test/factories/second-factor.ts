import { Secret, TOTP } from 'otpauth';
import { vi } from 'vitest';
import type { ApiClient } from './api-client.js';

/** The code of an authenticator app, `steps` of 30 s from now. */
export function codeOf(secreto: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secreto) }).generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Turns on the second factor of a person. It uses up the code of the previous step. */
export async function withSecondFactor(client: ApiClient): Promise<{ secreto: string; codigos: string[] }> {
  const { secreto } = (await client.post<{ secreto: string }>('/segundo-factor/totp')).body;
  const { status, body } = await inOneStep(() =>
    client.post('/segundo-factor/totp/confirmar', { codigo: codeOf(secreto, -1) }),
  );
  if (status !== 200) {
    throw new Error(`The second factor was refused: ${JSON.stringify(body)}`);
  }
  return { secreto, codigos: body.codigos };
}

/** Stops the clock during `work`. At the end of a step, the code of the previous step would become too old. */
async function inOneStep<T>(work: () => Promise<T>): Promise<T> {
  if (vi.isFakeTimers()) {
    return work();
  }
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}
