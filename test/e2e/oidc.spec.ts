import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoIdentityProvider } from '../../scripts/demo-identity-provider.js';
import { loadSettings } from '../../server/common/config/settings.js';
import { OutgoingHttp } from '../../server/common/http/outgoing.js';
import { IdentityProvider } from '../../server/plataforma/identidad/identity-provider.service.js';
import { type Answer, ApiClient } from '../factories/api-client.js';
import { createTestApp, sharedTestApp, type TestApp } from '../factories/app.js';
import {
  type ForgingProvider,
  newForgingProvider,
  newIdentityProvider,
  tokensFor,
  trusting,
} from '../factories/identity.js';
import { mailTo, tokenIn } from '../factories/mails.js';
import { CLAVE, type Member, newCuenta, newUsuario } from '../factories/people.js';
import { codeOf, withSecondFactor } from '../factories/second-factor.js';

let nonces = 0;
const newNonce = () => `nonce-${++nonces}`;

/** Sends a provider's token as a browser would. */
function sync(test: TestApp, token: string, body: Record<string, unknown>) {
  return new ApiClient(test.baseUrl, token).post('/auth/sync', body);
}

describe('with a real provider', () => {
  let provider: DemoIdentityProvider;
  let test: TestApp;

  beforeAll(async () => {
    provider = await newIdentityProvider([
      { sub: 'nora', name: 'Nora Núñez', email: 'Nora@Ejemplo.test', email_verified: true },
      { sub: 'conocida', name: 'Otra', email: 'conocida@ejemplo.test', email_verified: true },
      { sub: 'ajena', name: 'Ajena', email: 'ajena@ejemplo.test', email_verified: false },
      { sub: 'callada', name: 'Callada', email: 'callada@ejemplo.test' },
      { sub: 'doble', name: 'Doble', email: 'doble@ejemplo.test', email_verified: true },
      { sub: 'ocupada', name: 'Dueña', email: 'ocupada@ejemplo.test', email_verified: true },
    ]);
    test = await createTestApp(trusting(provider));
  });
  afterAll(async () => {
    await test.close();
    await provider.stop();
  });

  const enter = async (sub: string) => {
    const nonce = newNonce();
    const { idToken } = await tokensFor(provider, sub, nonce);
    return sync(test, idToken, { nonce });
  };

  it('lets a new person in, who is the same user the next time', async () => {
    const first = await enter('nora');
    expect(first.status).toBe(200);
    expect(first.body.estado).toBe('AUTHENTICATED_NO_ACCOUNT');
    expect(first.body.user).toMatchObject({ email: 'nora@ejemplo.test', name: 'Nora Núñez' });
    expect(first.body.refreshToken).toBeTypeOf('string');
    const again = await enter('nora');
    expect(again.body.user.id).toBe(first.body.user.id);
    const { rows } = await test.owner.query('select medio from sesiones where usuario_id = $1', [first.body.user.id]);
    expect(rows).toEqual([{ medio: 'proveedor' }, { medio: 'proveedor' }]);
  });

  it('makes one user of two first sign-ins at once', async () => {
    await test.owner.query(`delete from identidades where sujeto = 'nora'`);
    const answers = await Promise.all([enter('nora'), enter('nora')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.user.id).toBe(answers[1]?.body.user.id);
  });

  it('links a verified e-mail to its user', async () => {
    const usuario = await newUsuario(test, { email: 'conocida@ejemplo.test' });
    const { status, body } = await enter('conocida');
    expect([status, body.user.id]).toEqual([200, usuario.id]);
  });

  it('replaces only the password: a second factor is asked for after it', async () => {
    const { body } = await enter('doble');
    const { secreto } = await withSecondFactor(new ApiClient(test.baseUrl, body.accessToken));
    const asked = await enter('doble');
    expect([asked.status, asked.body.code]).toEqual([403, 'SEGUNDO_FACTOR']);
    const { desafio } = asked.body.details[0];
    const guest = new ApiClient(test.baseUrl);
    const opened = await guest.post('/auth/segundo-factor', { desafio, codigo: codeOf(secreto) });
    expect([opened.status, opened.body.user.id]).toEqual([200, body.user.id]);
    const { rows } = await test.owner.query('select medio from sesiones where usuario_id = $1', [body.user.id]);
    expect(rows).toEqual([{ medio: 'proveedor' }, { medio: 'proveedor' }]);
  });

  it.each(['ajena', 'callada'])('links nobody by an e-mail that is not verified: %s (case 12)', async (sub) => {
    const usuario = await newUsuario(test, { email: `${sub}@ejemplo.test` });
    const { status, body } = await enter(sub);
    expect([status, body.code]).toEqual([409, 'CORREO_SIN_VERIFICAR']);
    const { rows } = await test.owner.query('select 1 from identidades where usuario_id = $1', [usuario.id]);
    expect(rows).toEqual([]);
  });

  it('removes the password of a user who never confirmed the e-mail', async () => {
    const usuario = await newUsuario(test, { email: 'ocupada@ejemplo.test' });
    await test.owner.query('update usuarios set email_confirmado_en = null where id = $1', [usuario.id]);
    expect((await enter('ocupada')).body.user.id).toBe(usuario.id);
    const { rows } = await test.owner.query('select clave_hash, email_confirmado_en from usuarios where id = $1', [
      usuario.id,
    ]);
    expect(rows[0].clave_hash).toBeNull();
    expect(rows[0].email_confirmado_en).toBeInstanceOf(Date);
  });

  it('accepts a token once, also of two at once', async () => {
    const nonce = newNonce();
    const { idToken } = await tokensFor(provider, 'nora', nonce);
    const answers = await Promise.all([sync(test, idToken, { nonce }), sync(test, idToken, { nonce })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('refuses an access token and another nonce (case 13)', async () => {
    const nonce = newNonce();
    const { idToken, accessToken } = await tokensFor(provider, 'nora', nonce);
    expect((await sync(test, accessToken, { nonce })).status).toBe(401);
    expect((await sync(test, idToken, { nonce: 'otro' })).body.code).toBe('TOKEN_INVALID');
    expect((await sync(test, idToken, {})).status).toBe(400);
  });

  it('refuses a token of ours', async () => {
    const { titular } = await newCuenta(test);
    const { status, body } = await sync(test, titular.accessToken ?? '', { nonce: newNonce() });
    expect([status, body.code]).toEqual([401, 'TOKEN_INVALID']);
  });

  it('is offered on the sign-in page, and allowed by the content security policy', async () => {
    const { body, headers } = await new ApiClient(test.baseUrl).get('/auth/opciones');
    expect(body.proveedor).toEqual({
      emisor: provider.issuer,
      clienteId: 'carpetas',
      nombre: new URL(provider.issuer).host,
      alcances: ['openid', 'email', 'profile'],
    });
    expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ${provider.issuer}`);
  });
});

describe('with a provider whose key the test has', () => {
  let provider: ForgingProvider;
  let test: TestApp;

  beforeAll(async () => {
    provider = await newForgingProvider();
    test = await createTestApp(trusting(provider));
  });
  afterAll(async () => {
    await test.close();
    await provider.stop();
  });

  describe('a session that is locked', () => {
    const ours = { 'sec-fetch-site': 'same-origin', 'x-carpetas-csrf': '1' };
    const cookieOf = ({ headers }: Answer<unknown>) => headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const as = ({ body }: Answer<{ accessToken: string }>) => new ApiClient(test.baseUrl, body.accessToken);
    /** Signs a person in by the provider. `headers` may have the cookie of their browser. */
    const enter = async (sub: string, headers: Record<string, string> = {}, claims: object = {}) => {
      const nonce = newNonce();
      const idToken = await provider.sign({ sub, email: `${sub}@ejemplo.test`, nonce, ...claims });
      const client = new ApiClient(test.baseUrl, idToken);
      return client.post('/auth/sync', { nonce, mode: 'cookie' }, { headers });
    };
    const sessionsOf = async (usuarioId: string) =>
      (await test.owner.query('select id, bloqueada_en from sesiones where usuario_id = $1', [usuarioId])).rows;

    it('opens with a time that cannot be, and is not verified by one long ago', async () => {
      for (const [auth_time, isVerified] of [
        [1e300, true],
        [1e13, true],
        [-1e18, false],
      ] as const) {
        const opened = await enter('reloj', {}, { auth_time });
        const factor = await as(opened).post('/segundo-factor/totp');
        expect([auth_time, opened.status, factor.status]).toEqual([auth_time, 200, isVerified ? 200 : 403]);
      }
    });

    it('lets nobody in by an address alone after «Me robaron el acceso», until it is linked again in a session', async () => {
      const nora = await newUsuario(test, { email: 'robada@ejemplo.test' });
      const guest = new ApiClient(test.baseUrl);
      const signIn = (password: string) =>
        guest.post('/auth/sign-in', { email: nora.email, password, mode: 'cookie' }, { headers: ours });
      expect((await enter('robada')).status).toBe(200);
      expect((await as(await signIn(CLAVE)).post('/auth/acceso-robado')).status).toBe(200);
      const refused = async (headers = {}) => {
        const { status, body } = await enter('robada', headers);
        expect([status, body.code]).toEqual([403, 'VINCULO_CERRADO']);
      };
      await refused();

      const token = tokenIn(await mailTo(test, nora.email, 'Se cerraron todos los accesos'));
      await guest.post('/auth/reset-password', { token, password: 'otra clave bien larga' });
      await refused();
      const mine = await signIn('otra clave bien larga');
      await refused({ cookie: cookieOf(await enter('tercera')), ...ours });
      await test.owner.query(`update sesiones set verificada_en = now() - interval '1 day' where usuario_id = $1`, [
        nora.id,
      ]);
      await refused({ cookie: cookieOf(mine), ...ours });
      await test.owner.query('update sesiones set verificada_en = now() where usuario_id = $1', [nora.id]);
      expect((await enter('robada', { cookie: cookieOf(mine), ...ours })).body.user.id).toBe(nora.id);
      expect((await enter('robada')).body.user.id).toBe(nora.id);
    });

    it('continues in its cuenta after a sign-in by the provider, with the time of that verification', async () => {
      const first = await enter('luz');
      await as(first).post('/cuentas', { nombre: 'Primera', pais: 'AR' });
      const second = (await as(first).post('/cuentas', { nombre: 'Segunda', pais: 'AR' })).body.user.cuentaActivaId;
      await as(first).post('/auth/bloquear');

      const cookie = cookieOf(first);
      const autenticada = Math.floor(Date.now() / 1000) - 60;
      const opened = await enter('luz', { cookie, ...ours }, { auth_time: autenticada });
      expect([opened.status, opened.body.estado, opened.body.user.cuentaActivaId]).toEqual([
        200,
        'ACTIVE_SESSION',
        second,
      ]);
      expect(cookieOf(opened)).toMatch(/^carpetas-sesion=./);
      expect(cookieOf(opened)).not.toBe(cookie);
      expect((await as(first).get('/auth/check')).status).toBe(200);
      const { rows } = await test.owner.query(
        'select bloqueada_en, extract(epoch from verificada_en)::int as verificada from sesiones where usuario_id = $1',
        [first.body.user.id],
      );
      expect(rows).toEqual([{ bloqueada_en: null, verificada: autenticada }]);
    });

    it('stays one session when two tabs unlock it at once', async () => {
      const first = await enter('par');
      await as(first).post('/auth/bloquear');
      const headers = { cookie: cookieOf(first), ...ours };
      const answers = await Promise.all([enter('par', headers), enter('par', headers)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(cookieOf(answers[0])).toBe(cookieOf(answers[1]));
      expect(await sessionsOf(first.body.user.id)).toHaveLength(1);
    });

    it('continues after the second step too', async () => {
      const first = await enter('dos');
      const { secreto } = await withSecondFactor(as(first));
      await as(first).post('/auth/bloquear');
      const headers = { cookie: cookieOf(first), ...ours };
      const { desafio } = (await enter('dos', headers)).body.details[0];
      expect((await as(first).get('/auth/check')).body.code).toBe('SESSION_LOCKED');
      const guest = new ApiClient(test.baseUrl);
      const step = { desafio, codigo: codeOf(secreto), mode: 'cookie' };
      expect((await guest.post('/auth/segundo-factor', step, { headers })).status).toBe(200);
      expect((await as(first).get('/auth/check')).status).toBe(200);
      expect(await sessionsOf(first.body.user.id)).toHaveLength(1);
    });

    it('stays locked for another person, and for a request that may come from another site', async () => {
      const first = await enter('ana');
      await as(first).post('/auth/bloquear');
      const cookie = cookieOf(first);
      const other = await enter('otra', { cookie, ...ours });
      expect([other.status, other.body.user.email]).toEqual([200, 'otra@ejemplo.test']);
      const foreign = await enter('ana', { cookie });
      expect(foreign.status).toBe(200);
      expect((await as(first).get('/auth/check')).body.code).toBe('SESSION_LOCKED');
      expect(await sessionsOf(other.body.user.id)).toHaveLength(1);
    });

    it('that has ended is replaced by a new one', async () => {
      const first = await enter('fin');
      await as(first).post('/auth/bloquear');
      const headers = { cookie: cookieOf(first), ...ours };
      expect((await new ApiClient(test.baseUrl).post('/auth/sign-out', {}, { headers })).body).toBe(true);
      const opened = await enter('fin', headers);
      expect(opened.status).toBe(200);
      expect((await as(opened).get('/auth/check')).status).toBe(200);
      expect((await as(first).get('/auth/check')).body.code).toBe('SESSION_REVOKED');
    });
  });

  describe('an invitation', () => {
    let titular: Member;

    beforeAll(async () => {
      Object.assign(test.settings, { SIGN_UP: false });
      ({ titular } = await newCuenta(test));
    });
    afterAll(() => void Object.assign(test.settings, { SIGN_UP: true }));

    /** Invites an address. @returns the token in the mail */
    const invite = async (email: string): Promise<string> => {
      expect((await titular.post('/invitaciones', { email, rolId: 3 })).status).toBe(201);
      return tokenIn(await mailTo(test, email, /./));
    };
    const accept = async (sub: string, email: string, token: string) => {
      const nonce = newNonce();
      const idToken = await provider.sign({ sub, email, nonce });
      return new ApiClient(test.baseUrl, idToken).post('/invitaciones/aceptar', { token, nonce });
    };

    it('lets a person in by the provider with SIGN_UP=false, into its cuenta, once', async () => {
      const token = await invite('nina@ejemplo.test');
      const person = { sub: 'n', email: 'nina@ejemplo.test', nonce: newNonce() };
      const stranger = await sync(test, await provider.sign(person), { nonce: person.nonce });
      expect([stranger.status, stranger.body.code]).toEqual([403, 'REGISTRO_CERRADO']);

      const { status, body } = await accept('n', 'nina@ejemplo.test', token);
      expect([status, body.estado, body.user.cuentaActivaId]).toEqual([200, 'ACTIVE_SESSION', titular.cuentaId]);
      expect((await new ApiClient(test.baseUrl, body.accessToken).get('/carpetas')).status).toBe(200);
      expect((await accept('n', 'nina@ejemplo.test', token)).body.code).toBe('INVITACION_USADA');
    });

    it('is only for the invited address, and creates no user for another one', async () => {
      const token = await invite('otro@ejemplo.test');
      expect((await accept('m', 'mala@ejemplo.test', token)).body.code).toBe('INVITACION_DE_OTRO_CORREO');
      const { rows } = await test.owner.query(`select 1 from usuarios where email = 'mala@ejemplo.test'`);
      expect(rows).toEqual([]);
    });

    it('refuses a token of ours with a nonce, and one of the provider without', async () => {
      const token = await invite('tercero@ejemplo.test');
      expect((await titular.post('/invitaciones/aceptar', { token, nonce: 'x' })).body.code).toBe('TOKEN_INVALID');
      const idToken = await provider.sign({ sub: 't', email: 'tercero@ejemplo.test', nonce: 'x' });
      const answer = await new ApiClient(test.baseUrl, idToken).post('/invitaciones/aceptar', { token });
      expect([answer.status, answer.body.code]).toEqual([401, 'TOKEN_INVALID']);
    });
  });

  describe('a token', () => {
    const now = () => Math.floor(Date.now() / 1000);
    const person = (nonce: string) => ({ sub: 'x', email: 'x@ejemplo.test', nonce });

    it('accepts a valid token, so that the next ones are refused for their change', async () => {
      const nonce = newNonce();
      expect((await sync(test, await provider.sign(person(nonce)), { nonce })).status).toBe(200);
    });

    it.each<[string, Record<string, unknown>, Record<string, string>?]>([
      ['another audience', { aud: 'otra' }],
      ['several audiences without a party', { aud: ['carpetas', 'otra'] }],
      ['another party', { azp: 'otra' }],
      ['another issuer', { iss: 'http://localhost:1' }],
      ['an expired one', { exp: now() - 60, iat: now() - 120 }],
      ['one without expiry', { exp: undefined }],
      ['an old one', { iat: now() - 7200 }],
      ['one of the future', { iat: now() + 600 }],
      ['one without nonce', { nonce: undefined }],
      ['one without a subject', { sub: undefined }],
      ['an access token by its type', {}, { typ: 'at+jwt' }],
      ['an unknown key', {}, { kid: 'otra' }],
    ])('refuses %s', async (_, claims, header) => {
      const nonce = newNonce();
      const { status, body } = await sync(test, await provider.sign({ ...person(nonce), ...claims }, header), {
        nonce,
      });
      expect([status, body.code]).toEqual([401, 'TOKEN_INVALID']);
    });

    it('refuses a token signed with another key, with a shared secret, or not at all', async () => {
      const nonce = newNonce();
      const { privateKey } = await generateKeyPair('ES256');
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const tokens = [
        await provider.sign(person(nonce), {}, privateKey),
        await provider.sign(person(nonce), { alg: 'HS256' }, new TextEncoder().encode('carpetas'.repeat(4))),
        `${part({ alg: 'none' })}.${part({ ...person(nonce), iss: provider.issuer, aud: 'carpetas', exp: now() + 60 })}.`,
        'no.es.uno',
      ];
      for (const token of tokens) {
        expect((await sync(test, token, { nonce })).status).toBe(401);
      }
    });
  });
});

it.each([
  ['is at a private address', {}, { OIDC_ALLOW_PRIVATE: 'false' }],
  ['is described as another one', { issuer: 'http://localhost:1' }, { OIDC_ALLOW_PRIVATE: 'true' }],
])('asks a provider not for its keys when it %s', async (_, description, changes) => {
  const provider = await newForgingProvider(description);
  const settings = loadSettings({ ...trusting(provider), ...changes });
  const asked = new IdentityProvider(settings, new OutgoingHttp(settings)).keys();
  await expect(asked).rejects.toMatchObject({ status: 503, code: 'PROVEEDOR_NO_DISPONIBLE' });
  await provider.stop();
});

it('answers 503 when the provider’s keys cannot be fetched', async () => {
  const provider = await newForgingProvider({ jwks_uri: 'http://localhost:1/jwks' });
  const test = await createTestApp(trusting(provider));
  const nonce = newNonce();
  const { status, body } = await sync(test, await provider.sign({ sub: 'x', nonce }), { nonce });
  expect([status, body.code]).toEqual([503, 'PROVEEDOR_NO_DISPONIBLE']);
  await test.close();
  await provider.stop();
});

it('answers 404 where there is no provider', async () => {
  const test = await sharedTestApp();
  const { status, body } = await sync(test, 'a.b.c', { nonce: 'x' });
  expect([status, body.code]).toEqual([404, 'SIN_PROVEEDOR']);
  expect((await new ApiClient(test.baseUrl).get('/auth/opciones')).body.proveedor).toBeNull();
});
