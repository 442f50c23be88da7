import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { permissionsOf } from '../../server/common/access/permissions.js';
import { ROL } from '../../server/vocabulario/roles.js';
import { ApiClient, cookieOf } from '../factories/api-client.js';
import { sharedTestApp, startReplica, type TestApp, withSettings } from '../factories/app.js';
import { CLAVE, newCuenta, newMiembro, newUsuario } from '../factories/people.js';

let test: TestApp;
let guest: ApiClient;

beforeAll(async () => {
  test = await sharedTestApp();
  guest = new ApiClient(test.baseUrl);
});

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A handmade token, as a forger or a broken signer would send. */
function forge(header: object, claims: object, secret: string): string {
  const content = `${base64(header)}.${base64(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

const signIn = async (email: string, extra: object = {}) =>
  guest.post('/auth/sign-in', { email, password: CLAVE, ...extra });
const refresh = (refreshToken: string) => guest.post('/auth/refresh-token', { refreshToken });

describe('sign-in', () => {
  it('goes straight into the only cuenta, asks to choose among several, and tells a person without a cuenta', async () => {
    const lonely = await newUsuario(test);
    expect((await signIn(lonely.email)).body).toMatchObject({
      estado: 'AUTHENTICATED_NO_ACCOUNT',
      tokenType: 'bearer',
      permisos: [],
      user: { email: lonely.email, cuentaActivaId: null, cuentas: [], estado: 'enLinea', status: 'online' },
    });

    const { cuentaId, titular } = await newCuenta(test, { nombre: 'Única' });
    const single = (await signIn(titular.email.toUpperCase())).body;
    expect(single).toMatchObject({ estado: 'ACTIVE_SESSION', user: { cuentaActivaId: cuentaId } });
    expect(single.permisos).toEqual(permissionsOf(ROL.titular));

    const other = await newCuenta(test);
    const guestMember = await newUsuario(test);
    for (const id of [cuentaId, other.cuentaId]) {
      await test.owner.query('insert into membresias (cuenta_id, usuario_id, rol_id) values ($1, $2, 3)', [
        id,
        guestMember.id,
      ]);
    }
    const several = (await signIn(guestMember.email)).body;
    expect(several).toMatchObject({ estado: 'ACCOUNT_SELECTION', permisos: [], user: { cuentaActivaId: null } });
    const client = new ApiClient(test.baseUrl, several.accessToken);
    expect((await client.get('/carpetas')).body.code).toBe('SIN_CUENTA');
    expect((await client.get('/cuentas')).body).toHaveLength(2);
    const selected = (await client.post(`/cuentas/${other.cuentaId}/seleccionar`)).body;
    expect(selected).toMatchObject({ estado: 'ACTIVE_SESSION', user: { cuentaActivaId: other.cuentaId } });
    expect(selected.permisos).toEqual(permissionsOf(ROL.oficial));
    expect((await new ApiClient(test.baseUrl, selected.accessToken).get('/carpetas')).status).toBe(200);
  });

  it('answers 404 false to both a wrong password and an unknown e-mail', async () => {
    const { email } = await newUsuario(test);
    const wrong = await guest.post('/auth/sign-in', { email, password: 'otra' });
    const unknown = await guest.post('/auth/sign-in', { email: 'nadie@ejemplo.test', password: 'otra' });
    expect([wrong.status, wrong.body]).toEqual([404, false]);
    expect([unknown.status, unknown.body]).toEqual([404, false]);
  });

  it('renews the stored hash when the cost has changed', async () => {
    const { id, email } = await newUsuario(test);
    const stored = async () =>
      (await test.owner.query('select clave_hash as hash from usuarios where id = $1', [id])).rows[0].hash;
    expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const replica = await startReplica(test, { PASSWORD_MEMORY_KIB: 20_480, PASSWORD_PASSES: 3 });
    onTestFinished(() => replica.app.close());
    const signInThere = () => new ApiClient(replica.baseUrl).post('/auth/sign-in', { email, password: CLAVE });
    expect((await signInThere()).status).toBe(200);
    expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=20480,t=3,p=1\$/);
    expect((await signInThere()).status).toBe(200);
  });

  it('names each wrong field', async () => {
    const { status, body } = await guest.post('/auth/sign-in', { email: 'x', password: 3 });
    expect(status).toBe(400);
    expect(body.details.map(({ campo }: { campo: string }) => campo)).toEqual(['email', 'password']);
  });

  it.each(['\ud800@ejemplo.test', '\ud800', 'a\u0000@ejemplo.test'])(
    'survives half of a character: %j',
    async (email) => {
      expect((await guest.post('/auth/sign-in', { email, password: CLAVE })).status).toBeLessThan(500);
      expect((await guest.post('/auth/unlock-session', { email, password: CLAVE })).status).toBeLessThan(500);
    },
  );

  it('refuses the eleventh attempt at an account for a while, right password or not', async () => {
    const { email } = await newUsuario(test);
    await Promise.all(Array.from({ length: 10 }, () => guest.post('/auth/sign-in', { email, password: 'no' })));
    const eleventh = await signIn(email);
    expect(eleventh.status).toBe(429);
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(eleventh.body.message).toMatch(/^Demasiados intentos\. Vuelva a intentarlo en 15 minutos\.$/);
  });

  it('lets a person with the right password sign in any number of times', async () => {
    const { email } = await newUsuario(test);
    for (let i = 0; i < 11; i++) {
      expect((await signIn(email)).status).toBe(200);
    }
  });

  it('opens a cuenta for a person without a cuenta', async () => {
    const { email } = await newUsuario(test);
    const client = new ApiClient(test.baseUrl, (await signIn(email)).body.accessToken);
    expect((await client.post('/cuentas', { nombre: ' ', pais: 'FR' })).body.details).toHaveLength(2);
    const opened = await client.post('/cuentas', { nombre: ' Escribanía Nueva ', pais: 'UY' });
    expect(opened.status).toBe(201);
    expect(opened.body.user.cuentas).toEqual([
      {
        cuentaId: expect.any(String),
        nombre: 'Escribanía Nueva',
        pais: 'UY',
        zonaHoraria: expect.any(String),
        moneda: 'UYU',
        rolId: 1,
      },
    ]);
    const actos = await new ApiClient(test.baseUrl, opened.body.accessToken).get('/tipos-acto');
    expect(actos.body.map(({ pais }: { pais: string }) => pais)).toContain('UY');
  });

  it('limits the cuentas that one person opens per day', async () => {
    const { titular } = await newCuenta(test);
    await withSettings(test, { LIMIT_CUENTAS: 2 }, async () => {
      const open = async () => (await titular.post('/cuentas', { nombre: 'Otra', pais: 'AR' })).status;
      expect([await open(), await open(), await open()]).toEqual([201, 201, 429]);
    });
  });

  it('exchanges a token for a fresh token, and answers Invalid token to anything else', async () => {
    const { titular } = await newCuenta(test);
    const fresh = await guest.post('/auth/sign-in-with-token', { accessToken: titular.accessToken });
    expect(fresh.body).toMatchObject({ estado: 'ACTIVE_SESSION', accessToken: expect.any(String) });
    const bad = await guest.post('/auth/sign-in-with-token', { accessToken: 'a.b.c' });
    expect([bad.status, bad.body]).toEqual([401, { error: 'Invalid token' }]);
  });
});

describe('refresh', () => {
  it('gives one successor to 20 refreshes at once (case 1)', async () => {
    const { titular } = await newCuenta(test);
    const { refreshToken } = (await signIn(titular.email)).body;
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const successors = new Set(answers.map(({ body }) => body.refreshToken));
    expect(successors.size).toBe(1);
    const [successor] = [...successors];
    expect(successor).not.toBe(refreshToken);
    expect((await refresh(successor)).status).toBe(200);
  });

  it('ends the session and its current token when a much older token is replayed (case 2)', async () => {
    const { titular } = await newCuenta(test);
    const first = (await signIn(titular.email)).body;
    const second = (await refresh(first.refreshToken)).body;
    const third = (await refresh(second.refreshToken)).body;
    const replayed = await refresh(first.refreshToken);
    expect([replayed.status, replayed.body.code]).toEqual([401, 'REFRESH_INVALIDO']);
    expect((await refresh(third.refreshToken)).status).toBe(401);
    expect((await new ApiClient(test.baseUrl, third.accessToken).get('/auth/check')).body.code).toBe('SESSION_REVOKED');
  });

  it('revokes the family when the first of two quick rotations is replayed (case 3)', async () => {
    const { titular } = await newCuenta(test);
    const first = (await signIn(titular.email)).body.refreshToken;
    const second = (await refresh(first)).body.refreshToken;
    const third = (await refresh(second)).body.refreshToken;
    expect((await refresh(first)).status).toBe(401);
    expect((await refresh(third)).status).toBe(401);
  });

  it('refuses a used token when the time for a lost answer is over', async () => {
    const { titular } = await newCuenta(test);
    const first = (await signIn(titular.email)).body.refreshToken;
    await refresh(first);
    await test.owner.query(
      `update refresh_tokens set usado_en = usado_en - interval '11 seconds' where usado_en is not null`,
    );
    expect((await refresh(first)).status).toBe(401);
  });

  it('ends idle and old sessions', async () => {
    const { titular } = await newCuenta(test);
    const idle = (await signIn(titular.email)).body;
    await test.owner.query(`update sesiones set usada_en = now() - interval '8 days' where usuario_id = $1`, [
      titular.usuarioId,
    ]);
    expect((await refresh(idle.refreshToken)).status).toBe(401);
    const old = (await signIn(titular.email)).body;
    await test.owner.query(`update sesiones set expira_en = now() where usuario_id = $1`, [titular.usuarioId]);
    expect((await refresh(old.refreshToken)).status).toBe(401);
  });

  it('stores no token, only hashes', async () => {
    const { titular } = await newCuenta(test);
    const { refreshToken } = (await signIn(titular.email)).body;
    const { rows } = await test.owner.query(`select t::text as row from refresh_tokens t`);
    expect(
      rows.filter(({ row }) => row.includes(refreshToken) || row.includes(Buffer.from(refreshToken).toString('hex'))),
    ).toEqual([]);
  });
});

describe('the cookie', () => {
  const sameOrigin = { 'sec-fetch-site': 'same-origin', 'x-carpetas-csrf': '1' };

  it('has the refresh token, which scripts cannot read and no body contains', async () => {
    const { titular } = await newCuenta(test);
    const opened = await signIn(titular.email, { mode: 'cookie' });
    expect(opened.body.refreshToken).toBeUndefined();
    expect(opened.headers.getSetCookie()[0]).toMatch(
      /^carpetas-sesion=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const cookie = cookieOf(opened);
    const renewed = await guest.post('/auth/refresh', undefined, { headers: { ...sameOrigin, cookie } });
    expect(renewed.status).toBe(200);
    expect(renewed.body.refreshToken).toBeUndefined();
    expect(cookieOf(renewed)).not.toBe(cookie);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', 'x-carpetas-csrf': '1' }],
    ['no custom header', { 'sec-fetch-site': 'same-origin' }],
    ['another origin, in a browser without Sec-Fetch-Site', { origin: 'https://otro.test', 'x-carpetas-csrf': '1' }],
    ['no sign of an origin at all', { 'x-carpetas-csrf': '1' }],
  ])('is refused with %s', async (_, headers) => {
    const { titular } = await newCuenta(test);
    const cookie = cookieOf(await signIn(titular.email, { mode: 'cookie' }));
    const answer = await guest.post('/auth/refresh-token', undefined, { headers: { ...headers, cookie } });
    expect([answer.status, answer.body.code]).toEqual([403, 'ORIGEN_DISTINTO']);
  });

  it('is Secure, and bound to the host, behind https', async () => {
    const secure = { ...test, ...(await startReplica(test, { PUBLIC_URL: 'https://carpetas.ejemplo.test' })) };
    try {
      const { titular } = await newCuenta(secure);
      const client = new ApiClient(secure.baseUrl);
      const { headers } = await client.post('/auth/sign-in', { email: titular.email, password: CLAVE, mode: 'cookie' });
      expect(headers.getSetCookie()[0]).toMatch(/^__Host-carpetas-sesion=.*; Secure; SameSite=Strict$/);
      expect(headers.get('strict-transport-security')).toBeTruthy();
    } finally {
      await secure.app.close();
    }
  });
});

describe('the access token', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const good = { iss: 'carpetas', aud: 'carpetas-api' };

  it.each([
    ['alg none', { alg: 'none' }, { exp: now() + 600 }, undefined, 'TOKEN_INVALID'],
    ['another key', { alg: 'HS256' }, { exp: now() + 600 }, 'otra clave', 'TOKEN_INVALID'],
    ['another algorithm', { alg: 'HS512' }, { exp: now() + 600 }, undefined, 'TOKEN_INVALID'],
    ['no expiry', { alg: 'HS256' }, {}, undefined, 'TOKEN_INVALID'],
    ['another issuer', { alg: 'HS256' }, { exp: now() + 600, iss: 'otro' }, undefined, 'TOKEN_INVALID'],
    ['another audience', { alg: 'HS256' }, { exp: now() + 600, aud: 'otra' }, undefined, 'TOKEN_INVALID'],
    ['an expiry in the past', { alg: 'HS256' }, { exp: now() - 31 }, undefined, 'TOKEN_EXPIRED'],
  ])('is refused with %s (case 6)', async (_, header, claims, secret, code) => {
    const { titular } = await newCuenta(test);
    const [, payload] = (titular.accessToken ?? '').split('.');
    const { sub, sid, cuentaId, rolId } = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
    const token = forge(header, { ...good, sub, sid, cuentaId, rolId, ...claims }, secret ?? test.jwtSecret);
    const answer = await new ApiClient(test.baseUrl, token).get('/carpetas');
    expect([answer.status, answer.body.code]).toEqual([401, code]);
  });

  it('tolerates clocks that differ by half a minute', async () => {
    const { titular } = await newCuenta(test);
    const [, payload] = (titular.accessToken ?? '').split('.');
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
    const token = forge({ alg: 'HS256' }, { ...claims, exp: now() - 5 }, test.jwtSecret);
    expect((await new ApiClient(test.baseUrl, token).get('/carpetas')).status).toBe(200);
  });

  it('asks for a new token when the role changed or the membership was suspended', async () => {
    const { cuentaId } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const { refreshToken } = (await signIn(oficial.email)).body;
    const change = (sql: string) =>
      test.owner.query(`update membresias set ${sql} where usuario_id = $1`, [oficial.usuarioId]);

    await change('rol_id = 5');
    expect((await oficial.get('/carpetas')).body.code).toBe('TOKEN_EXPIRED');
    const renewed = (await refresh(refreshToken)).body;
    expect(renewed.user.cuentas[0].rolId).toBe(5);

    await change(`estado = 'suspendida'`);
    expect((await new ApiClient(test.baseUrl, renewed.accessToken).get('/carpetas')).body.code).toBe('TOKEN_EXPIRED');
    expect((await refresh(renewed.refreshToken)).body.estado).toBe('AUTHENTICATED_NO_ACCOUNT');
  });

  it('dies with its session', async () => {
    const { titular } = await newCuenta(test);
    const { accessToken, refreshToken } = (await signIn(titular.email)).body;
    const client = new ApiClient(test.baseUrl, accessToken);
    expect((await client.post('/auth/sign-out')).body).toBe(true);
    expect((await client.get('/auth/check')).body.code).toBe('SESSION_REVOKED');
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  it('is refused when the X- headers name another person, cuenta or role', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const agreeing = { 'x-usuario-id': titular.usuarioId, 'x-cuenta-id': cuentaId, 'x-rol-id': '1' };
    expect((await titular.get('/carpetas', { headers: agreeing })).status).toBe(200);
    for (const [name, value] of [
      ['x-usuario-id', cuentaId],
      ['x-cuenta-id', titular.usuarioId],
      ['x-rol-id', '2'],
    ] as const) {
      const answer = await titular.get('/carpetas', { headers: { ...agreeing, [name]: value } });
      expect([answer.status, answer.body.code], name).toEqual([403, 'IDENTIDAD_DISTINTA']);
    }
  });
});
