import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoIdentityProvider } from '../../scripts/demo-identity-provider.js';
import { loadSettings } from '../../server/common/config/settings.js';
import { OutgoingHttp } from '../../server/common/http/outgoing.js';
import { IdentityProvider } from '../../server/plataforma/identidad/identity-provider.service.js';
import { ApiClient } from '../factories/api-client.js';
import { createTestApp, sharedTestApp, type TestApp } from '../factories/app.js';
import { newForgingProvider, newIdentityProvider, newNonce, sync, tokensFor, trusting } from '../factories/identity.js';
import { newCuenta, newUsuario } from '../factories/people.js';
import { codeOf, withSecondFactor } from '../factories/second-factor.js';

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
