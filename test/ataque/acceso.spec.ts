import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiClient } from '../factories/api-client.js';
import { createTestApp, type TestApp } from '../factories/app.js';
import { type ForgingProvider, newForgingProvider, trusting } from '../factories/identity.js';
import { mailTo, tokenIn } from '../factories/mails.js';
import { CLAVE, newCuenta, newMiembro, newUsuario, signedIn } from '../factories/people.js';
import { codeOf, withSecondFactor } from '../factories/second-factor.js';

/** Attacks on the ways to sign in that their own tests do not try. */
let provider: ForgingProvider;
let test: TestApp;
let guest: ApiClient;
let nonces = 0;

beforeAll(async () => {
  provider = await newForgingProvider();
  test = await createTestApp({
    ...trusting(provider),
    TRUST_PROXY: 'true',
    LIMIT_SIGN_IN_ADDRESS: '4',
    LIMIT_SIGN_UP: '3',
  });
  guest = new ApiClient(test.baseUrl);
});
afterAll(async () => {
  await test.close();
  await provider.stop();
});
beforeEach(() => test.owner.query('delete from limites'));

const newNonce = () => `nonce-ataque-${++nonces}`;
const sync = (token: string, nonce: string) => new ApiClient(test.baseUrl, token).post('/auth/sync', { nonce });
async function enter(claims: Record<string, unknown>) {
  const nonce = newNonce();
  return sync(await provider.sign({ ...claims, nonce }), nonce);
}
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe('an ID token', () => {
  /** The order n of the curve P-256. If (r, s) is a valid signature, (r, n − s) is valid too. */
  const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

  function twin(token: string): string {
    const [header, payload, signature = ''] = token.split('.');
    const bytes = Buffer.from(signature, 'base64url');
    const s = BigInt(`0x${bytes.subarray(32).toString('hex')}`);
    const other = Buffer.from((ORDER - s).toString(16).padStart(64, '0'), 'hex');
    return [header, payload, Buffer.concat([bytes.subarray(0, 32), other]).toString('base64url')].join('.');
  }

  /** Writes the same bytes in another way: the last base64url letter has unused bits. */
  function respelled(token: string): string {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const at = letters.indexOf(token.at(-1) ?? '');
    return token.slice(0, -1) + letters[at ^ 1];
  }

  it.each([
    ['with the other valid signature', twin],
    ['in another spelling', respelled],
  ])('that was used is refused %s', async (_, change) => {
    const nonce = newNonce();
    const token = await provider.sign({ sub: 'repetida', email: 'repetida@ejemplo.test', nonce });
    expect((await sync(token, nonce)).status).toBe(200);
    expect(change(token)).not.toBe(token);
    expect((await sync(change(token), nonce)).status).toBe(401);
  });

  it('links nobody by an e-mail that is the same only in lower case', async () => {
    const victim = await newUsuario(test, { email: 'katia@ejemplo.test' });
    // The Kelvin sign, U+212A, whose lower case is the letter «k».
    const { status, body } = await enter({ sub: 'kelvin', email: '\u212aatia@ejemplo.test' });
    expect(status === 200 && body.user.id).not.toBe(victim.id);
    const { rows } = await test.owner.query('select 1 from identidades where usuario_id = $1', [victim.id]);
    expect(rows).toEqual([]);
  });

  it('with an old sign-in at the provider does not count as a new verification', async () => {
    const now = Math.floor(Date.now() / 1000);
    const outcomeOf = async (claims: object) => {
      const { body } = await enter({ sub: 'temprana', email: 'temprana@ejemplo.test', ...claims });
      const answer = await new ApiClient(test.baseUrl, body.accessToken).post('/segundo-factor/totp');
      return answer.body.code ?? answer.status;
    };
    expect(await outcomeOf({ auth_time: now - 3600 })).toBe('VERIFICACION_REQUERIDA');
    expect(await outcomeOf({ auth_time: now })).toBe(200);
    expect(await outcomeOf({})).toBe(200);
  });

  it('of two identities with the same verified e-mail at once makes a single person', async () => {
    const email = 'misma@ejemplo.test';
    const both = await Promise.all(['una', 'otra'].map((sub) => enter({ sub, email })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body.user.id).toBe(both[1]?.body.user.id);
  });

  it('is accepted while another person signs up with its e-mail', async () => {
    const email = 'a-la-vez@ejemplo.test';
    const [entered, signedUp] = await Promise.all([
      enter({ sub: 'a-la-vez', email }),
      guest.post('/auth/sign-up', { name: 'Otra', email, password: CLAVE }, from('203.0.113.7')),
    ]);
    expect([entered.status, signedUp.status]).toEqual([200, 200]);
  });
});

it('a second step after a provider does not give an attempt back', async () => {
  const address = from('203.0.113.20');
  const entered = await enter({ sub: 'ágil', email: 'agil@ejemplo.test' });
  const { secreto } = await withSecondFactor(new ApiClient(test.baseUrl, entered.body.accessToken));
  const guess = (n: number) => guest.post('/auth/sign-in', { email: `otra-${n}@ejemplo.test`, password: 'x' }, address);
  for (let n = 0; n < 3; n++) expect((await guess(n)).status).toBe(404);

  const asked = await enter({ sub: 'ágil', email: 'agil@ejemplo.test' });
  const { desafio } = asked.body.details[0];
  const opened = await guest.post('/auth/segundo-factor', { desafio, codigo: codeOf(secreto) }, address);
  expect(opened.status).toBe(200);
  expect((await guess(3)).status).toBe(404);
  expect((await guess(4)).status).toBe(429);
});

describe('attempts are counted by address', () => {
  const guess = (address: string) =>
    guest.post('/auth/sign-in', { email: `${crypto.randomUUID()}@ejemplo.test`, password: 'x' }, from(address));

  it('as our proxy saw it, whatever the client sent to the proxy', async () => {
    for (let n = 0; n < 4; n++) expect((await guess(`198.51.100.${n}, 203.0.113.30`)).status).toBe(404);
    expect((await guess('198.51.100.99, 203.0.113.30')).status).toBe(429);
    expect((await guess('203.0.113.31')).status).toBe(404);
  });

  it('which a person in the office’s network cannot choose', async () => {
    for (let n = 0; n < 4; n++) expect((await guess(`198.51.100.${n}, 192.168.1.50`)).status).toBe(404);
    expect((await guess('198.51.100.99, 192.168.1.50')).status).toBe(429);
  });

  it('and by the whole network of an IPv6 address', async () => {
    for (let n = 1; n < 5; n++) expect((await guess(`2001:db8:1:2:${n}::${n}`)).status).toBe(404);
    expect((await guess('2001:DB8:1:2::99')).status).toBe(429);
    expect((await guess('2001:db8:1:3::1')).status).toBe(404);
  });

  it('and one by one for IPv4 addresses that are written as IPv6', async () => {
    for (let n = 1; n < 6; n++) expect((await guess(`::ffff:198.51.100.${n}`)).status).toBe(404);
  });
});

describe('a personal token', () => {
  it('reveals no other cuenta of its person', async () => {
    const { cuentaId, titular } = await newCuenta(test, { nombre: 'Una' });
    const other = await newCuenta(test, { nombre: 'Otra oficina' });
    const both = await newMiembro(test, cuentaId, 3);
    await test.owner.query('insert into membresias (cuenta_id, usuario_id, rol_id) values ($1, $2, 1)', [
      other.cuentaId,
      both.usuarioId,
    ]);
    expect(titular.cuentaId).toBe(cuentaId);
    const { body } = await both.post('/tokens', { nombre: 'Programa', rolId: 5, dias: 1 });
    const program = new ApiClient(test.baseUrl, body.token);
    for (const path of ['/cuentas', '/common/user']) {
      const answer = await program.get(path);
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer.body)).not.toContain(other.cuentaId);
      expect(JSON.stringify(answer.body)).toContain(cuentaId);
    }
    expect((await both.get('/cuentas')).body).toHaveLength(2);
    // The answer shows the role of the token.
    expect((await program.get('/cuentas')).body).toMatchObject([{ cuentaId, rolId: 5, rol: 'Lectura' }]);
  });
});

describe('an invitation', () => {
  const LATE = `update sesiones set verificada_en = now() - interval '1 hour' where usuario_id = $1`;

  it('cannot be sent again from an old session of a titular', async () => {
    const { titular } = await newCuenta(test);
    const { body } = await titular.post('/invitaciones', { email: 'vieja@ejemplo.test', rolId: 1 });
    await test.owner.query(
      `update invitaciones set enviada_en = now() - interval '8 days', expira_en = now() - interval '1 day'
        where id = $1`,
      [body.id],
    );
    await test.owner.query(LATE, [titular.usuarioId]);
    const late = await titular.post(`/invitaciones/${body.id}/reenviar`);
    expect([late.status, late.body.code]).toEqual([403, 'VERIFICACION_REQUERIDA']);
  });

  it('shows no address that a name of a person or cuenta contains', async () => {
    const usuario = await newUsuario(test, { nombre: 'Premios www.malo.test' });
    const opened = await newCuenta(test, { nombre: 'Cobre ya en https://malo.test/premio' });
    await test.owner.query(
      `insert into membresias (cuenta_id, usuario_id, rol_id, estado) values ($1, $2, 1, 'activa')`,
      [opened.cuentaId, usuario.id],
    );
    const titular = await signedIn(test, usuario, opened.cuentaId, 1);
    expect((await titular.post('/invitaciones', { email: 'ajeno@ejemplo.test', rolId: 3 })).status).toBe(201);
    const { subject, text, html } = await mailTo(test, 'ajeno@ejemplo.test', /./);
    expect(`${subject}${text}${html}`).not.toContain('malo.test');
  });

  it('makes a member of a person who signs up with and without it at once', async () => {
    const { titular } = await newCuenta(test);
    const email = 'dos-puertas@ejemplo.test';
    await titular.post('/invitaciones', { email, rolId: 3 });
    const token = tokenIn(await mailTo(test, email, /./));
    const [joined, signedUp] = await Promise.all([
      guest.post('/invitaciones/registrarse', { token, name: 'Dora', password: CLAVE }, from('203.0.113.40')),
      guest.post('/auth/sign-up', { name: 'Dora', email, password: 'Otra-clave-larga-3' }, from('203.0.113.41')),
    ]);
    expect([joined.status, signedUp.status]).toEqual([200, 200]);
    expect((await guest.post('/auth/sign-in', { email, password: CLAVE }, from('203.0.113.42'))).status).toBe(200);
  });
});

it('only one titular succeeds when two titulares remove each other at once', async () => {
  const { cuentaId, titular } = await newCuenta(test);
  const other = await newMiembro(test, cuentaId, 1);
  await newMiembro(test, cuentaId, 1);
  const both = await Promise.all([
    titular.delete(`/miembros/${other.usuarioId}`),
    other.delete(`/miembros/${titular.usuarioId}`),
  ]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  const { rows } = await test.owner.query(
    `select count(*)::int as activos from membresias where cuenta_id = $1 and estado = 'activa'`,
    [cuentaId],
  );
  expect(rows).toEqual([{ activos: 2 }]);
});

describe('an odd body', () => {
  const object = {};
  const odd = [
    [],
    'x',
    1,
    true,
    { email: object, password: [], token: object, desafio: object, codigo: object, nonce: object, mode: object },
    { refreshToken: object, accessToken: object, respuesta: [], passkey: [] },
    { email: ['a@b.test'], password: ['x'], refreshToken: ['x'] },
    { desafio: 'x', respuesta: { id: 'x', response: null }, passkey: { respuesta: { id: null } } },
  ];

  it.each([
    ...['sign-in', 'sign-in-with-token', 'refresh-token', 'refresh', 'sign-out', 'unlock-session', 'sign-up'],
    ...['confirm-email', 'resend-confirmation', 'forgot-password', 'reset-password', 'sync'],
    ...['segundo-factor', 'segundo-factor/passkey-opciones', 'passkey'],
  ])('is refused, and breaks nothing: /auth/%s', async (path) => {
    for (const body of odd) {
      const { status } = await guest.send('POST', `/auth/${path}`, JSON.stringify(body), {
        headers: { 'content-type': 'application/json' },
      });
      expect([400, 401, 415, 422, 429], JSON.stringify(body)).toContain(status);
    }
  });

  it.each(['"a\r\nb"@ejemplo.test', '"uno@malo.test x"@ejemplo.test'])(
    'has no e-mail that a mail server may read as another: %j',
    async (email) => {
      const signedUp = await guest.post('/auth/sign-up', { name: 'Ana', email, password: CLAVE });
      expect([signedUp.status, signedUp.body.details[0].campo]).toEqual([400, 'email']);
      const { titular } = await newCuenta(test);
      expect((await titular.post('/invitaciones', { email, rolId: 3 })).status).toBe(400);
    },
  );
});

it('a mail has only our line breaks, whatever a name contains', async () => {
  const email = 'renglones@ejemplo.test';
  const name = 'Ana\n\nSu usuario fue suspendido.\r\nLlame al 0800\u2028Gracias';
  expect((await guest.post('/auth/sign-up', { name, email, password: CLAVE })).status).toBe(200);
  const { text } = await mailTo(test, email, 'Confirme su correo');
  expect(text).toContain('Hola, Ana Su usuario fue suspendido. Llame al 0800 Gracias:');
});
