import { expect } from 'vitest';
import type { TestApp } from './app.js';
import { mailsTo } from './mails.js';
import type { Member } from './people.js';

let count = 0;
export const newEmail = () => `invitada-${++count}@ejemplo.test`;

/** The token in the last mail to an address, once there are `nth` mails. */
export async function tokenOf(test: TestApp, email: string, nth = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(test, email)).length).toBeGreaterThanOrEqual(nth);
  const text = (await mailsTo(test, email)).at(-1)?.text ?? '';
  return /\/invitacion#token=([\w-]{43})\b/.exec(text)?.[1] ?? '';
}

export const expireInvitacion = (test: TestApp, id: string) =>
  test.owner.query(`update invitaciones set expira_en = now() - interval '1 minute' where id = $1`, [id]);
export const codeOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

/** Invites somebody to the titular's cuenta. @returns the invitation with the token of its mail */
export async function newInvitacion(test: TestApp, titular: Member, email = newEmail(), rolId = 3) {
  const before = (await mailsTo(test, email)).length;
  const { status, body } = await titular.post('/invitaciones', { email, rolId });
  expect(status).toBe(201);
  return { ...body, token: await tokenOf(test, body.email, before + 1) };
}

export const membresiasOf = async (test: TestApp, cuentaId: string) =>
  (await test.owner.query('select usuario_id, rol_id, estado from membresias where cuenta_id = $1', [cuentaId])).rows;
