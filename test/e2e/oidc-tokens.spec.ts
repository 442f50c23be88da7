import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, ApiClient, cookieOf } from '../factories/api-client.js';
import { createTestApp, type TestApp } from '../factories/app.js';
import { type ForgingProvider, newForgingProvider, newNonce, sync, trusting } from '../factories/identity.js';
import { mailTo, tokenIn } from '../factories/mails.js';
import { CLAVE, type Member, newCuenta, newUsuario } from '../factories/people.js';
import { codeOf, withSecondFactor } from '../factories/second-factor.js';

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

    it('opens with an impossible time of authentication, which counts as recent only in the future', async () => {
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
