import { beforeAll, describe, expect, it } from 'vitest';
import { loadSettings } from '../../server/common/config/settings.js';
import { ApiClient } from '../factories/api-client.js';
import { changeSettings, sharedTestApp, type TestApp, withSettings } from '../factories/app.js';
import { mailsTo, mailTo, tokenIn } from '../factories/mails.js';
import { CLAVE, newCuenta, newUsuario } from '../factories/people.js';
import { disconnected, listen } from '../factories/sockets.js';

const NUEVA = 'Otra-clave-distinta-9';

let test: TestApp;
let guest: ApiClient;
let number = 0;

changeSettings({ PUBLIC_URL: 'http://carpetas.test' });
beforeAll(async () => {
  test = await sharedTestApp();
  guest = new ApiClient(test.baseUrl);
});

const newEmail = () => `alta-${++number}@ejemplo.test`;
const signUp = (email: string, extra: object = {}) =>
  guest.post('/auth/sign-up', { name: 'Ana Alta', email, password: CLAVE, company: 'Estudio Alta', ...extra });
const signIn = (email: string, password = CLAVE) => guest.post('/auth/sign-in', { email, password });
const confirm = (token: string) => guest.post('/auth/confirm-email', { token });
const forgot = (email: string) =>
  guest.post('/auth/forgot-password', email, { headers: { 'content-type': 'text/plain' } });
const resetLink = async (email: string) => {
  await guest.post('/auth/forgot-password', { email });
  return tokenIn(await mailTo(test, email, 'Elija una contraseña'));
};
const expire = (email: string) =>
  test.owner.query(
    `update pases set expira_en = now() - interval '1 second'
      where usuario_id = (select id from usuarios where email = $1)`,
    [email],
  );

describe('signing up', () => {
  it('mails a link, and allows to sign in after it was opened', async () => {
    const email = newEmail();
    const { status, body } = await signUp(email.toUpperCase(), { agreements: true });
    expect([status, body]).toEqual([200, true]);

    const early = await signIn(email);
    expect([early.status, early.body.code]).toEqual([403, 'CORREO_SIN_CONFIRMAR']);
    expect(early.body.details).toEqual([{ mensaje: expect.any(String), email }]);
    expect((await signIn(email, 'no es esta')).status).toBe(404);

    const mail = await mailTo(test, email, 'Confirme su correo');
    expect(mail.text).toContain('http://carpetas.test/confirmar-correo#token=');
    const token = tokenIn(mail);
    expect((await confirm(token)).body).toBe(true);
    expect((await signIn(email)).body).toMatchObject({
      estado: 'AUTHENTICATED_NO_ACCOUNT',
      user: { name: 'Ana Alta', email, emailConfirmado: true },
    });
    const again = await confirm(token);
    expect([again.status, again.body.code]).toEqual([422, 'ENLACE_VENCIDO']);
  });

  it('mails no address that a name contains', async () => {
    const email = newEmail();
    await signUp(email, { name: 'Ganó un premio: www.malo.test' });
    const { text, html } = await mailTo(test, email, 'Confirme su correo');
    expect(`${text}${html}`).not.toContain('malo.test');
  });

  it('names each wrong field, and refuses a weak password', async () => {
    const empty = await guest.post('/auth/sign-up', { name: ' ', email: 'x', password: 1, agreements: false });
    expect(empty.status).toBe(400);
    expect(empty.body.details.map(({ campo }: { campo: string }) => campo).toSorted()).toEqual([
      'agreements',
      'email',
      'name',
      'password',
    ]);
    const email = newEmail();
    for (const password of ['corta', 'password123', email]) {
      const { status, body } = await signUp(email, { password });
      expect([status, body.code, body.details[0].campo], password).toEqual([422, 'CLAVE_DEBIL', 'password']);
    }
  });

  it('with a known e-mail answers the same, changes nothing, and mails its owner', async () => {
    const { email, nombre } = await newUsuario(test);
    const { status, body } = await signUp(email, { password: NUEVA });
    expect([status, body]).toEqual([200, true]);
    const mail = await mailTo(test, email, 'Ya tiene un usuario');
    expect(mail.text).toContain(`Hola, ${nombre}:`);
    expect((await signIn(email, NUEVA)).status).toBe(404);
    expect((await signIn(email)).body.user.name).toBe(nombre);
  });

  it('keeps the name and password of the opened link, when several sign up with one e-mail', async () => {
    const email = newEmail();
    await signUp(email, { name: 'La de verdad' });
    const mine = tokenIn(await mailTo(test, email, 'Confirme su correo'));
    await signUp(email, { name: 'Quien quiere entrar', password: NUEVA });
    await expect.poll(async () => (await mailsTo(test, email)).length, { timeout: 15_000 }).toBe(2);
    const theirs = tokenIn(await mailTo(test, email, 'Confirme su correo'));
    expect((await confirm(mine)).body).toBe(true);
    expect((await signIn(email, NUEVA)).status).toBe(404);
    expect((await signIn(email)).body.user.name).toBe('La de verdad');
    expect((await confirm(theirs)).body.code).toBe('ENLACE_VENCIDO');
  });

  it('twice at once with the same e-mail makes a single person', async () => {
    const email = newEmail();
    const answers = await Promise.all([signUp(email), signUp(email)]);
    expect(answers.map(({ body }) => body)).toEqual([true, true]);
    expect((await test.owner.query('select 1 from usuarios where email = $1', [email])).rows).toHaveLength(1);
  });

  it('lets a link confirm once, also when many open it at once, and not after it expires', async () => {
    const email = newEmail();
    await signUp(email);
    const token = tokenIn(await mailTo(test, email, 'Confirme su correo'));
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422]);

    const late = newEmail();
    await signUp(late);
    const lateToken = tokenIn(await mailTo(test, late, 'Confirme su correo'));
    await expire(late);
    expect((await confirm(lateToken)).body.code).toBe('ENLACE_VENCIDO');
    expect((await confirm('cualquiera')).body.code).toBe('ENLACE_VENCIDO');

    await guest.post('/auth/resend-confirmation', { email: late });
    await expect.poll(async () => (await mailsTo(test, late)).length, { timeout: 15_000 }).toBe(2);
    expect((await confirm(tokenIn(await mailTo(test, late, 'Confirme su correo')))).body).toBe(true);
    expect((await signIn(late)).status).toBe(200);
  });

  it('keeps the office for the first cuenta, and stores no readable token', async () => {
    const email = newEmail();
    await signUp(email);
    const token = tokenIn(await mailTo(test, email, 'Confirme su correo'));
    const { rows } = await test.owner.query('select oficina from usuarios where email = $1', [email]);
    expect(rows).toEqual([{ oficina: 'Estudio Alta' }]);
    const dump = await test.owner.query(
      `select (select string_agg(j::text, '') from pgboss.job j) || (select string_agg(p::text, '') from pases p) as todo`,
    );
    expect(dump.rows[0].todo).not.toContain(token);

    await confirm(token);
    const { body } = await signIn(email);
    expect(body.user.oficina).toBe('Estudio Alta');
    const inCuenta = await new ApiClient(test.baseUrl, body.accessToken).post('/cuentas', {
      nombre: 'Mía',
      pais: 'AR',
    });
    expect([inCuenta.status, inCuenta.body.user.oficina]).toEqual([201, undefined]);
  });
});

describe('a new confirmation link', () => {
  it('is mailed only to people who have not confirmed, with the same answer for all', async () => {
    const { email } = await newUsuario(test);
    for (const address of [email, 'nadie-reenvio@ejemplo.test']) {
      const { status, body } = await guest.post('/auth/resend-confirmation', { email: address });
      expect([status, body]).toEqual([200, true]);
      expect((await guest.post('/auth/resend-confirmation', { email: address })).status).toBe(429);
    }
    await expect
      .poll(
        async () =>
          (await test.owner.query(`select 1 from pgboss.job where name = 'enlaces' and state < 'completed'`)).rows,
      )
      .toEqual([]);
    expect(await mailsTo(test, email)).toEqual([]);
  });
});

describe('a forgotten password', () => {
  it('is replaced by the link, which ends all sessions and sockets and mails the person', async () => {
    const { titular } = await newCuenta(test);
    const { email } = titular;
    const { socket } = await listen(titular);
    const hasEnded = disconnected(socket);
    const asked = await forgot(` ${email.toUpperCase()} `);
    expect([asked.status, asked.body]).toEqual([200, true]);
    const mail = await mailTo(test, email, 'Elija una contraseña');
    expect(mail.text).toContain('http://carpetas.test/reset-password#token=');
    const reset = await guest.post('/auth/reset-password', { token: tokenIn(mail), password: NUEVA });
    expect([reset.status, reset.body]).toEqual([200, true]);
    await hasEnded;
    expect((await titular.get('/auth/check')).body.code).toBe('SESSION_REVOKED');
    expect((await signIn(email)).status).toBe(404);
    expect((await signIn(email, NUEVA)).status).toBe(200);
    await mailTo(test, email, 'Su contraseña cambió');
  });

  it('may come as bare text with the token in the address, as the reference client sends it', async () => {
    const { email } = await newUsuario(test);
    const token = await resetLink(email);
    const text = { headers: { 'content-type': 'text/plain' } };
    expect((await guest.post(`/auth/reset-password?token=${token}`, 'corta', text)).body.code).toBe('CLAVE_DEBIL');
    expect((await guest.post(`/auth/reset-password?token=${token}`, NUEVA, text)).body).toBe(true);
    expect((await guest.post('/auth/reset-password', NUEVA, text)).body.code).toBe('ENLACE_VENCIDO');
    expect((await signIn(email, NUEVA)).status).toBe(200);
    for (const body of ['no es un correo', '']) {
      expect((await guest.post('/auth/forgot-password', body, text)).status, body).toBe(400);
    }
    expect((await guest.post('/auth/forgot-password', {})).body.details[0].campo).toBe('email');
  });

  it('is replaced once per link, also by two at once, and not after it expires', async () => {
    const { email } = await newUsuario(test);
    const token = await resetLink(email);
    const answers = await Promise.all(
      ['Primera-clave-1', 'Segunda-clave-2'].map((password) => guest.post('/auth/reset-password', { token, password })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);

    const { email: late } = await newUsuario(test);
    const lateToken = await resetLink(late);
    await expire(late);
    const { status, body } = await guest.post('/auth/reset-password', { token: lateToken, password: NUEVA });
    expect([status, body.code]).toEqual([422, 'ENLACE_VENCIDO']);
    expect((await signIn(late)).status).toBe(200);
  });

  it('confirms the e-mail with its link, but a confirmation link does not reset it', async () => {
    const email = newEmail();
    await signUp(email);
    const confirmation = tokenIn(await mailTo(test, email, 'Confirme su correo'));
    expect((await guest.post('/auth/reset-password', { token: confirmation, password: NUEVA })).status).toBe(422);
    await guest.post('/auth/reset-password', { token: await resetLink(email), password: NUEVA });
    expect((await signIn(email, NUEVA)).body.user.emailConfirmado).toBe(true);
    expect((await confirm(confirmation)).body.code).toBe('ENLACE_VENCIDO');
  });

  it('is limited to once a minute and five times an hour, for any e-mail', async () => {
    for (const email of [(await newUsuario(test)).email, 'nadie-limite@ejemplo.test']) {
      expect((await forgot(email)).status).toBe(200);
      const second = await forgot(email.toUpperCase());
      expect([second.status, second.body.code]).toEqual([429, 'DEMASIADOS_INTENTOS']);
      expect(Number(second.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    }
    const { email } = await newUsuario(test);
    const nextMinute = () =>
      test.owner.query(`update limites set expira_en = now() where clave like 'restablecer-minuto:%'`);
    for (let n = 0; n < 5; n++) {
      expect((await forgot(email)).status).toBe(200);
      await nextMinute();
    }
    const sixth = await forgot(email);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(3_000);
  });

  it('is limited per address, for all e-mails together', async () => {
    const known = await newUsuario(test);
    await test.owner.query(`delete from limites where clave like 'enlaces-direccion:%'`);
    await withSettings(test, { LIMIT_LINKS_ADDRESS: 3 }, async () => {
      const ask = (email: string, route = 'forgot-password') => guest.post(`/auth/${route}`, { email });
      for (const email of ['uno@ejemplo.test', 'dos@ejemplo.test']) expect((await ask(email)).status).toBe(200);
      expect((await ask('tres@ejemplo.test', 'resend-confirmation')).status).toBe(200);
      for (const email of [known.email, 'cuatro@ejemplo.test']) {
        const { status, headers } = await ask(email);
        expect(status).toBe(429);
        // The rest of the five minutes, which is longer than the waits of the other limits.
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(60);
        expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(300);
      }
    });
  });

  it('of a suspended person cannot be replaced', async () => {
    const { id, email } = await newUsuario(test);
    const token = await resetLink(email);
    await test.owner.query('update usuarios set suspendido_en = now() where id = $1', [id]);
    expect((await guest.post('/auth/reset-password', { token, password: NUEVA })).body.code).toBe('ENLACE_VENCIDO');
  });
});

it('limits sign-ups by address, and can be closed', async () => {
  const isOpen = async () => (await guest.get('/auth/opciones')).body.registro;
  expect(await isOpen()).toBe(true);
  await withSettings(test, { SIGN_UP: false }, async () => {
    const answer = await signUp(newEmail());
    expect([answer.status, answer.body.code]).toEqual([403, 'REGISTRO_CERRADO']);
    expect(await isOpen()).toBe(false);
  });
  await test.owner.query(`delete from limites where clave like 'registro:%'`);
  await withSettings(test, { LIMIT_SIGN_UP: loadSettings({}).LIMIT_SIGN_UP }, async () => {
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await signUp(newEmail())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
