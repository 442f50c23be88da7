import { request } from 'node:http';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp, withSettings } from '../factories/app.js';
import { Authenticator, type Deviations, unknownKey } from '../factories/authenticator.js';
import { mailsTo } from '../factories/mails.js';
import { CLAVE, type Member, newCuenta } from '../factories/people.js';
import { codeOf, withSecondFactor } from '../factories/second-factor.js';

let test: TestApp;
let guest: ApiClient;
let ana: Member;
let device: Authenticator;

beforeAll(async () => {
  test = await sharedTestApp();
  guest = new ApiClient(test.baseUrl);
});

beforeEach(async () => {
  ana = (await newCuenta(test)).titular;
  device = new Authenticator(test.baseUrl);
});

const outcome = ({ status, body }: { status: number; body: { code?: string } }) => body?.code ?? status;
const begin = async (who = ana) => (await who.post('/segundo-factor/passkeys/opciones')).body;
const signInOptions = async () => (await guest.post('/auth/passkey/opciones')).body;

/** Adds a passkey, with deviations. */
async function add(
  nombre = 'Teléfono',
  { who = ana, on = device, ...deviations }: Deviations & { who?: Member; on?: Authenticator } = {},
) {
  const { desafio, opciones } = await begin(who);
  return who.post('/segundo-factor/passkeys', { desafio, nombre, respuesta: on.create(opciones, deviations) });
}

/** Signs in by passkey, with deviations. */
async function signIn(deviations: Deviations = {}, on = device) {
  const { desafio, opciones } = await signInOptions();
  return guest.post('/auth/passkey', { desafio, respuesta: on.get(opciones, deviations) });
}

describe('making a passkey', () => {
  it('stores it with a name, which can be changed', async () => {
    const { desafio, opciones } = await begin();
    expect(opciones).toMatchObject({
      rp: { id: '127.0.0.1', name: 'Carpetas' },
      user: { name: ana.email, displayName: ana.nombre },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    });
    const respuesta = device.create(opciones);
    const made = await ana.post('/segundo-factor/passkeys', { desafio, nombre: ' Mi teléfono ', respuesta });
    expect([made.status, made.body]).toEqual([
      201,
      {
        id: respuesta.id,
        nombre: 'Mi teléfono',
        creadaEn: expect.any(String),
        usadaEn: null,
        esSincronizada: false,
      },
    ]);
    const renamed = await ana.patch(`/segundo-factor/passkeys/${respuesta.id}`, { nombre: 'Celular' });
    expect(renamed.body).toMatchObject({ id: respuesta.id, nombre: 'Celular' });
    expect((await ana.get('/segundo-factor')).body.passkeys).toEqual([renamed.body]);
    // The password alone is still enough, since passkeys do not turn on the second factor.
    expect((await guest.post('/auth/sign-in', { email: ana.email, password: CLAVE })).status).toBe(200);
    expect((await begin()).opciones.excludeCredentials).toMatchObject([
      { id: respuesta.id, transports: ['internal', 'hybrid'] },
    ]);
  });

  it.each<[string, Deviations]>([
    ['a page of another site', { origin: 'https://carpetas.test.impostor.test' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['a key of another site', { rpId: 'impostor.test' }],
    ['an unverified person', { userVerified: false }],
  ])('is refused with %s', async (_, deviations) => {
    expect(outcome(await add('x', deviations))).toBe('PASSKEY_RECHAZADA');
    expect((await ana.get('/segundo-factor')).body.passkeys).toEqual([]);
  });

  it('accepts a challenge once, right or wrong, and only from its person', async () => {
    const { desafio, opciones } = await begin();
    const respuesta = device.create(opciones);
    const send = (who = ana) => who.post('/segundo-factor/passkeys', { desafio, nombre: 'x', respuesta });
    const both = await Promise.all([send(), send()]);
    expect(both.map(outcome).sort()).toEqual([201, 'PASSKEY_RECHAZADA']);
    const eva = (await newCuenta(test)).titular;
    const hers = await begin(eva);
    const stolen = { desafio: hers.desafio, nombre: 'x', respuesta: device.create(hers.opciones) };
    expect(outcome(await ana.post('/segundo-factor/passkeys', stolen))).toBe('PASSKEY_RECHAZADA');
    expect(outcome(await eva.post('/segundo-factor/passkeys', stolen))).toBe('PASSKEY_RECHAZADA');
  });

  it('is refused when another person has it, and with an attestation that was not requested', async () => {
    const { desafio, opciones } = await begin();
    const respuesta = device.create(opciones);
    await ana.post('/segundo-factor/passkeys', { desafio, nombre: 'x', respuesta });
    const eva = (await newCuenta(test)).titular;
    const hers = await begin(eva);
    const made = device.create(hers.opciones);
    // The answer has Ana's key and Eva's challenge.
    const again = { ...respuesta, response: { ...respuesta.response, clientDataJSON: made.response.clientDataJSON } };
    expect(
      outcome(await eva.post('/segundo-factor/passkeys', { desafio: hers.desafio, nombre: 'x', respuesta: again })),
    ).toBe('PASSKEY_RECHAZADA');

    const attested = await begin(eva);
    const other = device.create(attested.opciones, { attestation: new Map([['x5c', [new Uint8Array(9)]]]) });
    expect(
      outcome(await eva.post('/segundo-factor/passkeys', { desafio: attested.desafio, nombre: 'x', respuesta: other })),
    ).toBe('PASSKEY_RECHAZADA');
  });

  it('names each wrong field, and refuses malformed answers of a browser', async () => {
    const { details } = (await ana.post('/segundo-factor/passkeys', { nombre: ' ', desafio: 3, respuesta: 'x' })).body;
    expect(details.map(({ campo }: { campo: string }) => campo).sort()).toEqual(['desafio', 'nombre', 'respuesta']);
    for (const respuesta of [{}, { response: null }, { id: 'x', response: { attestationObject: 'oWNmbXRkbm9uZQ' } }]) {
      const { desafio } = await begin();
      const answer = await ana.post('/segundo-factor/passkeys', { desafio, nombre: 'x', respuesta });
      expect(outcome(answer)).toBe('PASSKEY_RECHAZADA');
    }
  });

  it('is mailed to its person, and so is its removal', async () => {
    const { id } = (await add()).body;
    await ana.patch(`/segundo-factor/passkeys/${id}`, { nombre: 'Otra' });
    await ana.delete(`/segundo-factor/passkeys/${id}`);
    const subjects = async () => (await mailsTo(test, ana.email)).map(({ subject }) => subject).sort();
    await expect.poll(subjects, { timeout: 15_000 }).toEqual(['Se agregó una passkey', 'Se quitó una passkey']);
  });

  it('accepts an id of the maximum length', async () => {
    const { status, body } = await add('Llave', { idBytes: 1_000 });
    expect(status).toBe(201);
    expect((await signIn()).status).toBe(200);
    expect((await ana.patch(`/segundo-factor/passkeys/${body.id}`, { nombre: 'Otra' })).body.nombre).toBe('Otra');
    expect((await ana.delete(`/segundo-factor/passkeys/${body.id}`)).status).toBe(200);
  });

  it('is limited to twenty, also for two at once', async () => {
    await test.owner.query(
      `insert into passkeys (id, usuario_id, nombre, clave_publica)
       select $1 || n, $1::uuid, 'x', '\\x00' from generate_series(1, 19) n`,
      [ana.usuarioId],
    );
    // Both challenges come first. Otherwise a quick registration could refuse the other's challenge.
    const challenges = [await begin(), await begin()];
    const both = await Promise.all(
      challenges.map(({ desafio, opciones }) => {
        const respuesta = new Authenticator(test.baseUrl).create(opciones);
        return ana.post('/segundo-factor/passkeys', { desafio, nombre: 'Llave', respuesta });
      }),
    );
    expect(both.map(outcome).sort()).toEqual([201, 'LIMITE_PASSKEYS']);
    const refused = await ana.post('/segundo-factor/passkeys/opciones');
    expect([refused.status, refused.body.code]).toEqual([409, 'LIMITE_PASSKEYS']);
  });
});

describe('signing in by passkey', () => {
  beforeEach(async () => {
    expect((await add()).status).toBe(201);
  });

  it('needs no e-mail, no password and no code', async () => {
    await withSecondFactor(ana);
    const { desafio, opciones } = await signInOptions();
    expect(opciones).toMatchObject({ rpId: '127.0.0.1', userVerification: 'required' });
    expect(opciones.allowCredentials).toBeUndefined();
    const { status, body } = await guest.post('/auth/passkey', { desafio, respuesta: device.get(opciones) });
    expect([status, body.estado, body.user.id]).toEqual([200, 'ACTIVE_SESSION', ana.usuarioId]);
    const { rows } = await test.owner.query(
      `select s.medio, p.contador::int, p.usada_en is not null as usada
         from sesiones s join passkeys p using (usuario_id)
        where usuario_id = $1 order by s.creada_en desc limit 1`,
      [ana.usuarioId],
    );
    expect(rows).toEqual([{ medio: 'passkey', contador: 1, usada: true }]);
  });

  it('keeps the refresh token in the cookie for browsers', async () => {
    const { desafio, opciones } = await signInOptions();
    const { headers } = await guest.post('/auth/passkey', { desafio, respuesta: device.get(opciones), mode: 'cookie' });
    expect(headers.getSetCookie()[0]).toMatch(/^carpetas-sesion=[\w-]{43}; .*HttpOnly/);
  });

  it.each<[string, () => Deviations]>([
    ['a page of another site', () => ({ origin: 'https://impostor.test' })],
    ['the same host by another scheme', () => ({ origin: test.baseUrl.replace('http:', 'https:') })],
    ['another challenge', () => ({ challenge: 'AAAA' })],
    ['a key of another site', () => ({ rpId: 'impostor.test' })],
    ['an unverified person', () => ({ userVerified: false })],
    ['another key', () => ({ privateKey: unknownKey() })],
    ['an unknown passkey', () => ({ credentialId: 'AAAAAAAAAAAAAAAA' })],
    ['another person’s userHandle', () => ({ userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' })],
  ])('is refused with %s', async (_, deviations) => {
    expect(outcome(await signIn(deviations()))).toBe('PASSKEY_RECHAZADA');
    expect((await signIn()).status).toBe(200);
  });

  it('is refused when the counter does not grow, since the device may be a copy', async () => {
    expect((await signIn({ counter: 7 })).status).toBe(200);
    expect(outcome(await signIn({ counter: 7 }))).toBe('PASSKEY_RECHAZADA');
    expect(outcome(await signIn({ counter: 3 }))).toBe('PASSKEY_RECHAZADA');
    expect((await signIn({ counter: 8 })).status).toBe(200);
    const two = await Promise.all([signInOptions(), signInOptions()]);
    const answers = two.map(({ desafio, opciones }) => ({ desafio, respuesta: device.get(opciones, { counter: 9 }) }));
    const both = await Promise.all(answers.map((answer) => guest.post('/auth/passkey', answer)));
    expect(both.map(outcome).sort()).toEqual([200, 'PASSKEY_RECHAZADA']);
  });

  it('accepts devices without a counter', async () => {
    expect((await signIn({ counter: 0 })).status).toBe(200);
    expect((await signIn({ counter: 0 })).status).toBe(200);
  });

  it('accepts a challenge once, right or wrong, also of two at once, and not after it expires', async () => {
    const { desafio, opciones } = await signInOptions();
    const answers = [device.get(opciones), device.get(opciones)];
    const both = await Promise.all(answers.map((respuesta) => guest.post('/auth/passkey', { desafio, respuesta })));
    expect(both.map(outcome).sort()).toEqual([200, 'PASSKEY_RECHAZADA']);

    const spoilt = await signInOptions();
    const wrong = device.get(spoilt.opciones, { userVerified: false });
    await guest.post('/auth/passkey', { desafio: spoilt.desafio, respuesta: wrong });
    const right = { desafio: spoilt.desafio, respuesta: device.get(spoilt.opciones) };
    expect(outcome(await guest.post('/auth/passkey', right))).toBe('PASSKEY_RECHAZADA');

    const old = await signInOptions();
    await test.owner.query(`update pases set expira_en = now() where proposito = 'passkey_ingreso'`);
    const late = { desafio: old.desafio, respuesta: device.get(old.opciones) };
    expect(outcome(await guest.post('/auth/passkey', late))).toBe('PASSKEY_RECHAZADA');
  });

  it('refuses a challenge of another purpose', async () => {
    const { desafio, opciones } = await begin();
    const respuesta = device.get({ challenge: opciones.challenge, rpId: opciones.rp.id });
    expect(outcome(await guest.post('/auth/passkey', { desafio, respuesta }))).toBe('PASSKEY_RECHAZADA');
  });

  it('is refused for a suspended person, and with a removed passkey', async () => {
    await test.owner.query('update usuarios set suspendido_en = now() where id = $1', [ana.usuarioId]);
    expect(outcome(await signIn())).toBe('PASSKEY_RECHAZADA');
    await test.owner.query('update usuarios set suspendido_en = null where id = $1', [ana.usuarioId]);
    const [{ id }] = (await ana.get('/segundo-factor')).body.passkeys;
    expect((await ana.delete(`/segundo-factor/passkeys/${id}`)).body).toBe(true);
    expect(outcome(await signIn())).toBe('PASSKEY_RECHAZADA');
    expect((await ana.delete(`/segundo-factor/passkeys/${id}`)).status).toBe(404);
  });
});

describe('a passkey in the second step', () => {
  const firstStep = async () =>
    (await guest.post('/auth/sign-in', { email: ana.email, password: CLAVE })).body.details[0];
  const optionsOf = async (desafio: string) =>
    (await guest.post('/auth/segundo-factor/passkey-opciones', { desafio })).body.opciones;

  it('answers instead of a code', async () => {
    const { id } = (await add()).body;
    await withSecondFactor(ana);
    const { desafio, metodos } = await firstStep();
    expect(metodos).toEqual(['totp', 'recuperacion', 'passkey']);
    const opciones = await optionsOf(desafio);
    expect(opciones.allowCredentials).toMatchObject([{ id }]);
    const passkey = { respuesta: device.get(opciones) };
    const { status, body } = await guest.post('/auth/segundo-factor', { desafio, passkey });
    expect([status, body.user.id]).toEqual([200, ana.usuarioId]);
    expect(outcome(await guest.post('/auth/segundo-factor', { desafio, passkey }))).toBe('DESAFIO_VENCIDO');
  });

  it('is refused with another person’s passkey or another challenge, and counts as a try', async () => {
    await add();
    const { secreto } = await withSecondFactor(ana);
    const eva = (await newCuenta(test)).titular;
    const hers = new Authenticator(test.baseUrl);
    await add('Suya', { who: eva, on: hers });
    const { desafio } = await firstStep();
    const { allowCredentials: _, ...opciones } = await optionsOf(desafio);
    const send = (passkey: object) => guest.post('/auth/segundo-factor', { desafio, passkey });
    const foreign = await send({ respuesta: hers.get(opciones) });
    expect([foreign.status, foreign.body.code, foreign.body.details[0].intentosRestantes]).toEqual([
      422,
      'PASSKEY_RECHAZADA',
      4,
    ]);
    const other = await optionsOf((await firstStep()).desafio);
    const misplaced = await send({ respuesta: device.get(other) });
    expect(misplaced.body.details[0].intentosRestantes).toBe(3);
    expect((await send({})).status).toBe(400);
    expect(outcome(await guest.post('/auth/segundo-factor', { desafio, codigo: codeOf(secreto) }))).toBe(200);
    expect(outcome(await guest.post('/auth/segundo-factor/passkey-opciones', { desafio }))).toBe('DESAFIO_VENCIDO');
  });
});

describe('the passkeys of others', () => {
  it('answer 404, as unknown passkeys do', async () => {
    const eva = (await newCuenta(test)).titular;
    const { id } = (await add('Suya', { who: eva })).body;
    for (const of of [id, 'nadie']) {
      expect((await ana.patch(`/segundo-factor/passkeys/${of}`, { nombre: 'Mía' })).status).toBe(404);
      expect((await ana.delete(`/segundo-factor/passkeys/${of}`)).status).toBe(404);
    }
    expect((await eva.get('/segundo-factor')).body.passkeys).toMatchObject([{ id, nombre: 'Suya' }]);
  });
});

describe('the site of passkeys', () => {
  it('is refused for an invalid Host header', async () => {
    const { hostname, port } = new URL(test.baseUrl);
    const ask = (host: string) =>
      new Promise((resolve, reject) => {
        const path = '/api/auth/passkey/opciones';
        request({ hostname, port, path, method: 'POST', headers: { host } }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode));
        })
          .on('error', reject)
          .end();
      });
    expect([await ask('['), await ask('a b'), await ask('a:99999')]).toEqual([400, 400, 400]);
  });

  it('is the site of PUBLIC_URL, whatever the Host header says', async () => {
    const { titular } = await newCuenta(test);
    await withSettings(test, { PUBLIC_URL: 'https://carpetas.ejemplo.test' }, async () => {
      const client = new ApiClient(test.baseUrl);
      expect((await client.post('/auth/passkey/opciones')).body.opciones.rpId).toBe('carpetas.ejemplo.test');
      const there = new Authenticator('https://carpetas.ejemplo.test');
      expect((await add('x', { who: titular, on: there })).status).toBe(201);
      expect(outcome(await add('x', { who: titular, on: device }))).toBe('PASSKEY_RECHAZADA');
    });
  });
});
