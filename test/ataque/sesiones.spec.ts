import { beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { CLAVE, newCuenta } from '../factories/people.js';

/** Attacks on open sessions, by somebody with a token of another person. */
let test: TestApp;
let guest: ApiClient;

beforeAll(async () => {
  test = await sharedTestApp();
  guest = new ApiClient(test.baseUrl);
});

interface AccessPayload {
  sid: string;
  cuentaId: string;
  exp: number;
}

const as = (accessToken: string) => new ApiClient(test.baseUrl, accessToken);
const payloadOf = (accessToken: string): AccessPayload =>
  JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());

describe.each([
  ['check', (accessToken: string) => as(accessToken).get('/auth/check')],
  ['sign-in-with-token', (accessToken: string) => guest.post('/auth/sign-in-with-token', { accessToken })],
  [
    'the choice of a cuenta',
    (accessToken: string) => as(accessToken).post(`/cuentas/${payloadOf(accessToken).cuentaId}/seleccionar`),
  ],
])('an access token that is renewed by %s', (_, renew) => {
  async function newSession() {
    const { titular } = await newCuenta(test);
    const { body } = await guest.post('/auth/sign-in', { email: titular.email, password: CLAVE });
    const { sid } = payloadOf(body.accessToken);
    const change = (sql: string) => test.owner.query(`update sesiones set ${sql} where id = $1`, [sid]);
    return { titular, sid, change, accessToken: body.accessToken as string, refreshToken: body.refreshToken as string };
  }

  it('ends with its session', async () => {
    const { accessToken, change } = await newSession();
    await change(`expira_en = now() + interval '60 seconds'`);
    const { status, body } = await renew(accessToken);
    expect(status).toBe(200);
    expect(body.expiresIn).toBeLessThanOrEqual(60);
    expect(payloadOf(body.accessToken).exp).toBeLessThanOrEqual(Date.now() / 1000 + 60);

    await change('expira_en = now()');
    expect((await renew(accessToken)).status).toBe(401);
    expect((await renew(body.accessToken)).status).toBe(401);
  });

  it('is a use of its session: the person sees the session, and its refresh token still works', async () => {
    const { titular, sid, accessToken, refreshToken, change } = await newSession();
    await change(`usada_en = now() - interval '7 days' + interval '60 seconds'`);
    const before = Date.now();
    const { body } = await renew(accessToken);
    expect(body.expiresIn).toBe(test.settings.ACCESS_TOKEN_SECONDS);
    const { body: sesiones } = await titular.get('/auth/sesiones');
    const { usadaEn } = sesiones.find(({ id }: { id: string }) => id === sid);
    expect(new Date(usadaEn).getTime()).toBeGreaterThan(before - 1_000);
    expect((await guest.post('/auth/refresh-token', { refreshToken })).status).toBe(200);
  });

  it('is refused once its session is idle, revoked, or its refresh token was copied', async () => {
    const idle = await newSession();
    await idle.change(`usada_en = now() - interval '8 days'`);
    expect((await renew(idle.accessToken)).status).toBe(401);
    const { rows } = await test.owner.query(
      `select usada_en < now() - interval '7 days' as idle from sesiones where id = $1`,
      [idle.sid],
    );
    expect(rows).toEqual([{ idle: true }]);

    const revoked = await newSession();
    const renewed = await renew(revoked.accessToken);
    await revoked.titular.delete(`/auth/sesiones/${revoked.sid}`);
    expect((await renew(renewed.body.accessToken)).status).toBe(401);

    const copied = await newSession();
    const next = (await guest.post('/auth/refresh-token', { refreshToken: copied.refreshToken })).body;
    await guest.post('/auth/refresh-token', { refreshToken: next.refreshToken });
    await guest.post('/auth/refresh-token', { refreshToken: copied.refreshToken });
    expect((await renew(copied.accessToken)).status).toBe(401);
  });
});
