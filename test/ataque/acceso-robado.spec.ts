import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, ApiClient } from '../factories/api-client.js';
import { changeSettings, sharedTestApp, startReplica, type TestApp } from '../factories/app.js';
import { Authenticator } from '../factories/authenticator.js';
import { holdLock } from '../factories/locks.js';
import { mailsTo, mailTo, tokenIn } from '../factories/mails.js';
import { CLAVE, type Member, newCuenta, newMiembro, signedIn } from '../factories/people.js';
import { codeOf, withSecondFactor } from '../factories/second-factor.js';
import { disconnected, listen } from '../factories/sockets.js';
import { sentDuring } from '../factories/statements.js';
import { freePort } from '../support/product.js';

/** Somebody signed in as another person, and left ways to come back. One call ends all of them. */
let test: TestApp;
let guest: ApiClient;

changeSettings({ LIMIT_SIGN_IN_ACCOUNT: 1000, LIMIT_LINKS_MINUTE: 1000 });
beforeAll(async () => {
  test = await sharedTestApp();
  guest = new ApiClient(test.baseUrl);
});

const NUEVA = 'otra clave bien larga';
const as = (token: string) => new ApiClient(test.baseUrl, token);
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => body?.code ?? status;
const signIn = (email: string, password = CLAVE) => guest.post('/auth/sign-in', { email, password });
const newToken = async (client: ApiClient) =>
  as((await client.post('/tokens', { nombre: 'Copia', rolId: 5, dias: 30 })).body.token);
const resetLink = async (email: string) => {
  await guest.post('/auth/forgot-password', { email });
  return tokenIn(await mailTo(test, email, 'Elija una contraseña'));
};

async function withPasskey(client: ApiClient): Promise<() => Promise<Answer<{ code?: string }>>> {
  const device = new Authenticator(test.baseUrl);
  const { desafio, opciones } = (await client.post('/segundo-factor/passkeys/opciones')).body;
  const respuesta = device.create(opciones);
  expect((await client.post('/segundo-factor/passkeys', { desafio, nombre: 'Ajena', respuesta })).status).toBe(201);
  return async () => {
    const shown = (await guest.post('/auth/passkey/opciones')).body;
    return guest.post('/auth/passkey', { desafio: shown.desafio, respuesta: device.get(shown.opciones) });
  };
}

const auditOf = async (cuentaId: string) => {
  const { rows } = await test.owner.query('select accion, usuario_id from auditoria where cuenta_id = $1 order by n', [
    cuentaId,
  ]);
  return rows.map(({ accion }) => accion).filter((accion) => /^(token|acceso)/.test(accion));
};

describe('«Me robaron el acceso»', () => {
  it('ends every way in, this session included, and mails a link to choose another password', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const second = await newCuenta(test);
    await test.owner.query(
      `insert into membresias (cuenta_id, usuario_id, rol_id, estado) values ($1, $2, 3, 'activa')`,
      [second.cuentaId, titular.usuarioId],
    );
    const there = await signedIn(test, { ...titular, id: titular.usuarioId }, second.cuentaId, 3);
    const colleague = await newMiembro(test, cuentaId, 1);
    const { refreshToken } = (await signIn(titular.email)).body;
    const programs = [await newToken(titular), await newToken(there)];
    const theirs = await newToken(colleague);
    const byPasskey = await withPasskey(titular);
    const { secreto } = await withSecondFactor(titular);
    const link = await resetLink(titular.email);
    const { desafio } = (await signIn(titular.email)).body.details[0];
    const end = disconnected((await listen(there)).socket);
    const mailsBefore = (await mailsTo(test, titular.email)).length;

    expect(await titular.post('/auth/acceso-robado')).toMatchObject({ status: 200, body: true });

    expect(await end).toBe('io server disconnect');
    expect(outcome(await titular.get('/auth/check'))).toBe('SESSION_REVOKED');
    expect(outcome(await there.get('/carpetas'))).toBe('SESSION_REVOKED');
    expect(outcome(await guest.post('/auth/refresh-token', { refreshToken }))).toBe('REFRESH_INVALIDO');
    for (const program of programs) expect(outcome(await program.get('/carpetas'))).toBe('TOKEN_INVALID');
    expect((await signIn(titular.email)).status).toBe(404);
    expect(outcome(await byPasskey())).toBe('PASSKEY_RECHAZADA');
    expect(outcome(await guest.post('/auth/segundo-factor', { desafio, codigo: codeOf(secreto, 1) }))).toBe(
      'DESAFIO_VENCIDO',
    );
    expect(outcome(await guest.post('/auth/reset-password', { token: link, password: NUEVA }))).toBe('ENLACE_VENCIDO');
    expect([(await colleague.get('/carpetas')).status, (await theirs.get('/carpetas')).status]).toEqual([200, 200]);

    const mail = await mailTo(test, titular.email, 'Se cerraron todos los accesos');
    expect(await mailsTo(test, titular.email)).toHaveLength(mailsBefore + 1);
    expect((await guest.post('/auth/reset-password', { token: tokenIn(mail), password: NUEVA })).status).toBe(200);
    expect((await signIn(titular.email, NUEVA)).body.user).toMatchObject({
      id: titular.usuarioId,
      segundoFactor: false,
    });

    expect(await auditOf(cuentaId)).toEqual(['token.creado', 'token.creado', 'token.revocado', 'acceso.robado']);
    expect(await auditOf(second.cuentaId)).toEqual(['token.creado', 'token.revocado', 'acceso.robado']);
  });

  it('needs a recent verification by its own person', async () => {
    const { titular } = await newCuenta(test);
    const program = await newToken(titular);
    await test.owner.query(`update sesiones set verificada_en = now() - interval '1 day' where usuario_id = $1`, [
      titular.usuarioId,
    ]);
    expect(outcome(await titular.post('/auth/acceso-robado'))).toBe('VERIFICACION_REQUERIDA');
    expect(outcome(await program.post('/auth/acceso-robado'))).toBe('SOLO_CON_SESION');
    expect(outcome(await guest.post('/auth/acceso-robado'))).toBe('NO_TOKEN');
    expect([(await titular.get('/carpetas')).status, (await program.get('/carpetas')).status]).toEqual([200, 200]);
    expect((await signIn(titular.email)).status).toBe(200);
  });

  it('leaves no access to calls that come at the same moment', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const thief = await signedIn(test, { ...titular, id: titular.usuarioId }, cuentaId, 1);
    const attempts = () => [
      newToken(thief),
      thief.post('/agenda/enlace'),
      signIn(titular.email),
      thief.get('/auth/check'),
    ];
    const report = titular.post('/auth/acceso-robado');
    await Promise.all([...attempts(), ...attempts(), report, ...attempts()]);
    expect((await report).status).toBe(200);
    await expectNothingLeft(titular);
  });

  it.each([
    ['first', CLAVE],
    ['last', CLAVE],
    ['first', null],
    ['last', null],
  ])(
    'comes %s, and leaves nothing to a sign-in and a change of the password %s that are under way',
    async (place, actual) => {
      const { cuentaId, titular } = await newCuenta(test);
      if (!actual) await test.owner.query('update usuarios set clave_hash = null where id = $1', [titular.usuarioId]);
      const thief = await signedIn(test, { ...titular, id: titular.usuarioId }, cuentaId, 1);
      const row = await holdLock(test, 'select 1 from usuarios where id = $1', [titular.usuarioId]);
      const report = () => titular.post('/auth/acceso-robado');
      const others = [
        ...(actual ? [() => signIn(titular.email)] : []),
        () => thief.post('/auth/cambiar-clave', { ...(actual && { actual }), nueva: NUEVA }),
      ];
      const calls = place === 'first' ? [report, ...others] : [...others, report];
      const answers: Promise<Answer<{ code?: string }>>[] = [];
      for (const call of calls) {
        answers.push(call());
        // A call that waits for the person's row has passed its guards.
        await row.isAwaitedBy(answers.length);
      }
      await row.release();
      expect(outcome(await answers[calls.indexOf(report)]!)).toBe(200);
      await Promise.all(answers);
      await expectNothingLeft(titular);
    },
  );

  const endings: [string, (person: Member) => Promise<Answer<{ code?: string }>>][] = [
    ['acceso-robado', (person) => person.post('/auth/acceso-robado')],
    ['sesiones', (person) => person.delete('/auth/sesiones')],
    ['cambiar-clave', (person) => person.post('/auth/cambiar-clave', { actual: CLAVE, nueva: NUEVA })],
    [
      'reset-password',
      async ({ email }) => guest.post('/auth/reset-password', { token: await resetLink(email), password: NUEVA }),
    ],
  ];

  it.each(endings)('locks the sessions of its person at most once by auth/%s', async (_, end) => {
    const { titular } = await newCuenta(test);
    const sent = await sentDuring(() => end(titular));
    const locks = sent.filter(({ text }) => /from sesiones where usuario_id = .* for update/.test(text));
    expect(locks.length).toBeLessThanOrEqual(1);
    expect(sent.filter(({ text }) => text.startsWith('update sesiones set revocada_en'))).toHaveLength(1);
  });

  it.each(endings)(
    'waits by auth/%s for an access that is being opened, which does not wait for it',
    async (_, end) => {
      const { cuentaId, titular } = await newCuenta(test);
      const thief = await signedIn(test, { ...titular, id: titular.usuarioId }, cuentaId, 1);
      // The audit records the end of this token.
      await newToken(thief);
      await thief.post('/agenda/enlace');
      const row = await holdLock(test, 'select 1 from agenda_enlaces where usuario_id = $1', [titular.usuarioId]);
      const opening = thief.post('/agenda/enlace');
      await row.isAwaitedBy(1);
      const ending = end(titular);
      await row.isAwaitedBy(2);
      await row.release();
      expect([outcome(await opening), outcome(await ending)]).toEqual([200, 200]);
      const { rows } = await test.owner.query('select 1 from agenda_enlaces where usuario_id = $1', [
        titular.usuarioId,
      ]);
      expect(rows).toEqual([]);
    },
  );

  it('ends all accesses or none', async () => {
    const { titular } = await newCuenta(test);
    const program = await newToken(titular);
    const byPasskey = await withPasskey(titular);
    await test.owner.query(
      `create function falla() returns trigger language plpgsql as 'begin raise exception ''x''; end'`,
    );
    await test.owner.query(
      'create trigger falla before update on sesiones for each statement execute function falla()',
    );
    try {
      expect((await titular.post('/auth/acceso-robado')).status).toBe(500);
    } finally {
      await test.owner.query('drop function falla() cascade');
    }
    expect([(await titular.get('/carpetas')).status, (await program.get('/carpetas')).status]).toEqual([200, 200]);
    expect([(await signIn(titular.email)).status, (await byPasskey()).status]).toEqual([200, 200]);
  });
});

async function expectNothingLeft({ usuarioId }: Member): Promise<void> {
  const { rows } = await test.owner.query(
    `select (select clave_hash from usuarios where id = $1) as clave,
            (select count(*)::int from tokens_personales where usuario_id = $1 and revocado_en is null) as tokens,
            (select count(*)::int from agenda_enlaces where usuario_id = $1) as enlaces,
            (select count(*)::int from sesiones where usuario_id = $1 and revocada_en is null) as sesiones`,
    [usuarioId],
  );
  expect(rows).toEqual([{ clave: null, tokens: 0, enlaces: 0, sesiones: 0 }]);
}

describe('a new password by mail', () => {
  it.each([
    [true, 'TOKEN_INVALID', 'PASSKEY_RECHAZADA'],
    [undefined, 200, 200],
  ])(
    'with cerrarTodo %s answers a token %s and a passkey %s, and keeps the second factor',
    async (all, token, passkey) => {
      const { titular } = await newCuenta(test);
      const program = await newToken(titular);
      const byPasskey = await withPasskey(titular);
      await withSecondFactor(titular);
      const reset = { token: await resetLink(titular.email), password: NUEVA, cerrarTodo: all };
      expect((await guest.post('/auth/reset-password', reset)).status).toBe(200);
      expect([outcome(await program.get('/carpetas')), outcome(await byPasskey())]).toEqual([token, passkey]);
      // The mail alone must not be enough to sign in.
      expect(outcome(await signIn(titular.email, NUEVA))).toBe('SEGUNDO_FACTOR');
    },
  );
});

it('closing the other sessions ends the personal tokens too', async () => {
  const { cuentaId, titular } = await newCuenta(test);
  const program = await newToken(titular);
  expect((await titular.delete('/auth/sesiones')).body).toEqual({ cerradas: 0 });
  expect(outcome(await program.get('/carpetas'))).toBe('TOKEN_INVALID');
  expect((await titular.get('/tokens')).body).toEqual([]);
  expect(await auditOf(cuentaId)).toEqual(['token.creado', 'token.revocado']);
});

describe('a thief whom another replica threw out, before this replica knows', () => {
  it('can change nothing that keeps the owner out, and opens no cuenta', async () => {
    // No Redis runs at this port, so this replica hears no other replica.
    const REDIS_URL = `redis://127.0.0.1:${await freePort()}`;
    const other = await startReplica(test, { ACCESS_CACHE_SECONDS: 30, REDIS_URL });
    const { titular } = await newCuenta(test);
    const thief = new ApiClient(other.baseUrl, (await signIn(titular.email)).body.accessToken);
    expect((await thief.get('/cuentas')).status).toBe(200);
    expect((await titular.delete('/auth/sesiones')).body).toEqual({ cerradas: 1 });
    expect((await thief.get('/cuentas')).status).toBe(200);
    for (const refused of [
      await thief.post('/segundo-factor/totp'),
      await thief.post('/invitaciones', { email: 'otra@ejemplo.test', rolId: 1 }),
      await thief.post('/exportaciones'),
      await thief.delete('/auth/sesiones'),
      await thief.post('/cuentas', { nombre: 'De otro', pais: 'AR' }),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([401, 'SESSION_REVOKED']);
    }
    const mine = (await titular.get('/cuentas')).body;
    expect(mine).toHaveLength(1);
    await other.app.close();
  });
});
