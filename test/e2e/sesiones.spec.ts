import { beforeAll, describe, expect, it } from 'vitest';
import type { SesionAbiertaDto } from '../../server/plataforma/auth/sesiones.dto.js';
import { ApiClient, cookieOf } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { mailTo } from '../factories/mails.js';
import { CLAVE, newCuenta, newMiembro, newUsuario, signedIn } from '../factories/people.js';
import { disconnected, listen, liveSocket, refusalOf } from '../factories/sockets.js';

const NUEVA = 'otra clave bien larga';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

let test: TestApp;
let guest: ApiClient;

beforeAll(async () => {
  test = await sharedTestApp();
  guest = new ApiClient(test.baseUrl);
});

const signIn = async (email: string, { password = CLAVE, agent = 'pruebas/1.0' } = {}) =>
  guest.post('/auth/sign-in', { email, password }, { headers: { 'user-agent': agent } });
const as = (accessToken: string) => new ApiClient(test.baseUrl, accessToken);
const refresh = (refreshToken: string) => guest.post('/auth/refresh-token', { refreshToken });

describe('the open sessions', () => {
  it('are listed with device, address, last use and cuenta, the last used first', async () => {
    const { titular } = await newCuenta(test, { nombre: 'Escribanía Lavalle' });
    await signIn(titular.email, { agent: IPHONE });
    const mine = as((await signIn(titular.email, { agent: CHROME })).body.accessToken);
    const { body } = await mine.get<SesionAbiertaDto[]>('/auth/sesiones');
    expect(body).toMatchObject([
      { dispositivo: 'Chrome en Windows', tipo: 'escritorio', actual: true, cuenta: 'Escribanía Lavalle' },
      { dispositivo: 'Safari en iOS', tipo: 'movil', actual: false, direccion: '127.0.0.1', medio: 'clave' },
      { dispositivo: 'Dispositivo desconocido', tipo: 'otro', actual: false, modo: 'json' },
    ]);
    expect(new Set(body.flatMap((sesion) => Object.keys(sesion)))).not.toContain('agente');
  });

  it('are listed up to a hundred, always with the current session', async () => {
    const { titular } = await newCuenta(test);
    const colleague = await newCuenta(test);
    await test.owner.query(
      `insert into sesiones (id, usuario_id, modo, usada_en, expira_en)
       select gen_random_uuid(), u.id, 'json', now() + n * interval '1 second', now() + interval '1 day'
         from generate_series(1, 150) as n, usuarios u where u.id = $1`,
      [titular.usuarioId],
    );
    const { body } = await titular.get<SesionAbiertaDto[]>('/auth/sesiones');
    expect(body).toHaveLength(100);
    // The present session was used longest ago, so it is the last.
    expect(body.findIndex(({ actual }) => actual)).toBe(99);
    const used = body.map(({ usadaEn }) => new Date(usadaEn).getTime());
    expect(used).toEqual(used.toSorted((a, b) => b - a));
    expect(used[0]! - used[98]!).toBe(98_000);
    expect((await colleague.titular.get('/auth/sesiones')).body).toHaveLength(1);
    // Sessions beyond the hundred end too.
    expect((await titular.delete('/auth/sesiones')).body).toEqual({ cerradas: 150 });
  });

  it('are ended one by one, with their sockets, and only by their person', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const other = await signedIn(test, { ...titular, id: titular.usuarioId }, cuentaId, 1);
    const colleague = await newMiembro(test, cuentaId, 1);
    const { socket } = await listen(other);
    const end = disconnected(socket);
    const { id } = (await titular.get<SesionAbiertaDto[]>('/auth/sesiones')).body.find(({ actual }) => !actual) ?? {};
    expect((await colleague.delete(`/auth/sesiones/${id}`)).status).toBe(404);
    expect(await Promise.race([end, other.get('/carpetas').then(() => 'connected')])).toBe('connected');
    expect((await titular.delete(`/auth/sesiones/${UNKNOWN_ID}`)).status).toBe(404);
    expect((await other.get('/auth/check')).status).toBe(200);

    expect(await titular.delete(`/auth/sesiones/${id}`)).toMatchObject({ status: 200, body: true });
    expect(await end).toBe('io server disconnect');
    expect((await other.get('/auth/check')).body.code).toBe('SESSION_REVOKED');
    expect((await titular.delete(`/auth/sesiones/${id}`)).status).toBe(404);
    expect((await titular.get('/auth/sesiones')).body).toHaveLength(1);
  });

  it('are all ended except the current session, and sessions of other people stay', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const colleague = await newMiembro(test, cuentaId, 2);
    const { refreshToken } = (await signIn(titular.email)).body;
    const other = await signedIn(test, { ...titular, id: titular.usuarioId }, cuentaId, 1);
    const { socket } = await listen(other);
    const here = await listen(titular);
    const end = disconnected(socket);
    expect((await titular.delete('/auth/sesiones')).body).toEqual({ cerradas: 2 });
    expect(await end).toBe('io server disconnect');
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await titular.get('/carpetas')).status).toBe(200);
    expect((await colleague.get('/carpetas')).status).toBe(200);
    expect(here.socket.connected).toBe(true);
  });

  it('are not listed after they end', async () => {
    const { titular } = await newCuenta(test);
    const expire = (sql: string, accessToken: string) => {
      const { sid } = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
      return test.owner.query(`update sesiones set ${sql} where id = $1`, [sid]);
    };
    await expire('expira_en = now()', (await signIn(titular.email)).body.accessToken);
    await expire(`usada_en = now() - interval '8 days'`, (await signIn(titular.email)).body.accessToken);
    expect((await titular.get('/auth/sesiones')).body).toMatchObject([{ actual: true }]);
  });
});

describe('a change of password', () => {
  it('ends the other sessions and their sockets, and keeps the current session (case 5)', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const { refreshToken } = (await signIn(titular.email)).body;
    const other = await signedIn(test, { ...titular, id: titular.usuarioId }, cuentaId, 1);
    const { socket } = await listen(other);
    const here = await listen(titular);
    const end = disconnected(socket);

    const changed = await titular.post('/auth/cambiar-clave', { actual: CLAVE, nueva: NUEVA });
    expect(changed).toMatchObject({ status: 200, body: true });
    expect(await end).toBe('io server disconnect');
    expect((await other.get('/carpetas')).body.code).toBe('SESSION_REVOKED');
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await titular.get('/carpetas')).status).toBe(200);
    expect(here.socket.connected).toBe(true);
    expect((await signIn(titular.email)).body).toBe(false);
    expect((await signIn(titular.email, { password: NUEVA })).status).toBe(200);
  });

  it('needs the current password, and a strong new password', async () => {
    const { titular } = await newCuenta(test);
    const change = (body: object) => titular.post('/auth/cambiar-clave', body);
    const refused = async (body: object) => {
      const answer = await change(body);
      return [answer.status, answer.body.code, answer.body.details?.[0]?.campo];
    };
    expect(await refused({ actual: 'no es esta', nueva: NUEVA })).toEqual([422, 'CLAVE_INCORRECTA', 'actual']);
    expect(await refused({ nueva: NUEVA })).toEqual([422, 'CLAVE_INCORRECTA', 'actual']);
    expect(await refused({ actual: CLAVE, nueva: 'corta' })).toEqual([422, 'CLAVE_DEBIL', 'nueva']);
    expect(await refused({ actual: CLAVE, nueva: 'password123' })).toEqual([422, 'CLAVE_DEBIL', 'nueva']);
    expect(await refused({ actual: CLAVE, nueva: titular.email })).toEqual([422, 'CLAVE_DEBIL', 'nueva']);
    expect(await refused({ actual: CLAVE })).toEqual([400, 'DATOS_INVALIDOS', 'nueva']);
    expect((await signIn(titular.email)).status).toBe(200);
  });

  it('happens once when two come at once', async () => {
    const { titular } = await newCuenta(test);
    const answers = await Promise.all(
      ['la primera clave nueva', 'la segunda clave nueva'].map((nueva) =>
        titular.post('/auth/cambiar-clave', { actual: CLAVE, nueva }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('lets nobody guess the current password', async () => {
    const { titular } = await newCuenta(test);
    const guess = (actual: string) => titular.post('/auth/cambiar-clave', { actual, nueva: NUEVA });
    await Promise.all(Array.from({ length: 10 }, (_, n) => guess(`intento ${n}`)));
    const right = await guess(CLAVE);
    expect([right.status, right.body.code]).toEqual([429, 'DEMASIADOS_INTENTOS']);
    expect((await titular.post('/auth/verificar', { password: CLAVE })).status).toBe(429);
    expect((await signIn(titular.email)).status).toBe(200);
  });

  it('lets a person without a password choose a password, after a recent verification', async () => {
    const { titular } = await newCuenta(test);
    await test.owner.query('update usuarios set clave_hash = null where id = $1', [titular.usuarioId]);
    expect((await titular.get('/common/user')).body.tieneClave).toBe(false);
    await test.owner.query(`update sesiones set verificada_en = now() - interval '1 hour' where usuario_id = $1`, [
      titular.usuarioId,
    ]);
    const late = await titular.post('/auth/cambiar-clave', { nueva: NUEVA });
    expect([late.status, late.body.code]).toEqual([403, 'VERIFICACION_REQUERIDA']);
    await test.owner.query('update sesiones set verificada_en = now() where usuario_id = $1', [titular.usuarioId]);
    expect((await titular.post('/auth/cambiar-clave', { nueva: NUEVA })).body).toBe(true);
    expect((await signIn(titular.email, { password: NUEVA })).body.user.tieneClave).toBe(true);
  });

  it('ends also a session that opens at that moment with the old password', async () => {
    const { titular } = await newCuenta(test);
    const [opened, changed] = await Promise.all([
      signIn(titular.email),
      titular.post('/auth/cambiar-clave', { actual: CLAVE, nueva: NUEVA }),
    ]);
    expect(changed.status).toBe(200);
    if (opened.status === 200) {
      expect((await refresh(opened.body.refreshToken)).status).toBe(401);
    }
    expect((await titular.get('/auth/sesiones')).body).toHaveLength(1);
  });

  it('is mailed to its person', async () => {
    const { titular } = await newCuenta(test);
    await titular.post('/auth/cambiar-clave', { actual: CLAVE, nueva: NUEVA });
    const { text } = await mailTo(test, titular.email, 'contraseña cambió');
    expect(text).not.toContain(NUEVA);
  });

  it('uses up an open link for a new password', async () => {
    const { titular } = await newCuenta(test);
    await test.owner.query(
      `insert into pases (id, proposito, hash, usuario_id, expira_en)
       values (gen_random_uuid(), 'restablecer_clave', sha256('enlace'), $1, now() + interval '1 hour')`,
      [titular.usuarioId],
    );
    await titular.post('/auth/cambiar-clave', { actual: CLAVE, nueva: NUEVA });
    const { rows } = await test.owner.query('select usado_en from pases where usuario_id = $1', [titular.usuarioId]);
    expect(rows).toEqual([{ usado_en: expect.any(Date) }]);
  });
});

describe('a locked session', () => {
  const unlock = (body: object, headers?: Record<string, string>) =>
    guest.post('/auth/unlock-session', body, { headers });

  it('refuses requests and refreshes, and loses its sockets', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const { accessToken, refreshToken } = (await signIn(titular.email)).body;
    const client = as(accessToken);
    const { socket } = await listen(client);
    const end = disconnected(socket);
    expect((await client.post('/auth/bloquear')).body).toBe(true);
    expect(await end).toBe('io server disconnect');
    for (const answer of [
      await client.get('/carpetas'),
      await client.get('/auth/check'),
      await refresh(refreshToken),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([401, 'SESSION_LOCKED']);
      expect(answer.body.details).toMatchObject([{ email: titular.email, nombre: titular.nombre }]);
    }
    expect((await guest.post('/auth/sign-in-with-token', { accessToken })).status).toBe(401);
    expect(await refusalOf(liveSocket(test.baseUrl, accessToken))).toBe('SESSION_LOCKED');
    expect((await titular.get('/carpetas')).status).toBe(200);

    const opened = await unlock({ email: titular.email, password: CLAVE, refreshToken });
    expect(opened.status).toBe(200);
    expect(opened.body).toMatchObject({ estado: 'ACTIVE_SESSION', user: { cuentaActivaId: cuentaId } });
    expect(opened.body.refreshToken).not.toBe(refreshToken);
    expect((await client.get('/carpetas')).status).toBe(200);
    expect((await titular.get('/auth/sesiones')).body).toHaveLength(2);
    expect((await refresh(opened.body.refreshToken)).status).toBe(200);
  });

  it('continues in its cuenta, among several', async () => {
    const first = await newCuenta(test);
    const second = await newCuenta(test);
    const { id, email } = await newUsuario(test);
    for (const { cuentaId } of [first, second]) {
      await test.owner.query('insert into membresias (cuenta_id, usuario_id, rol_id) values ($1, $2, 3)', [
        cuentaId,
        id,
      ]);
    }
    const { accessToken, refreshToken } = (await signIn(email)).body;
    const { body } = await as(accessToken).post(`/cuentas/${second.cuentaId}/seleccionar`);
    await as(body.accessToken).post('/auth/bloquear');
    const opened = (await unlock({ email, password: CLAVE, refreshToken })).body;
    expect(opened.user.cuentaActivaId).toBe(second.cuentaId);
  });

  it('stays locked for a wrong password, and for another person, who gets their own session', async () => {
    const { titular } = await newCuenta(test);
    const stranger = (await newCuenta(test)).titular;
    const { accessToken, refreshToken } = (await signIn(titular.email)).body;
    await as(accessToken).post('/auth/bloquear');
    expect(await unlock({ email: titular.email, password: 'no es esta', refreshToken })).toMatchObject({
      status: 404,
      body: false,
    });
    const theirs = (await unlock({ email: stranger.email, password: CLAVE, refreshToken })).body;
    expect(theirs.user.email).toBe(stranger.email);
    expect((await as(accessToken).get('/auth/check')).body.code).toBe('SESSION_LOCKED');
    expect((await refresh(refreshToken)).body.code).toBe('SESSION_LOCKED');
  });

  it('cannot be guessed open', async () => {
    const { titular } = await newCuenta(test);
    const { accessToken, refreshToken } = (await signIn(titular.email)).body;
    await as(accessToken).post('/auth/bloquear');
    const guess = (password: string) => unlock({ email: titular.email, password, refreshToken });
    await Promise.all(Array.from({ length: 10 }, (_, n) => guess(`intento ${n}`)));
    expect((await guess(CLAVE)).status).toBe(429);
  });

  it('stays one session when two tabs unlock it at once', async () => {
    const { titular } = await newCuenta(test);
    const { accessToken, refreshToken } = (await signIn(titular.email)).body;
    await as(accessToken).post('/auth/bloquear');
    const credentials = { email: titular.email, password: CLAVE, refreshToken };
    const answers = await Promise.all([unlock(credentials), unlock(credentials)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1);
    expect((await refresh(answers[0].body.refreshToken)).status).toBe(200);
    expect((await titular.get('/auth/sesiones')).body).toHaveLength(2);
  });

  it('ends when an old refresh token is replayed', async () => {
    const { titular } = await newCuenta(test);
    const first = (await signIn(titular.email)).body;
    const second = (await refresh(first.refreshToken)).body;
    await refresh(second.refreshToken);
    await as(second.accessToken).post('/auth/bloquear');
    expect((await refresh(first.refreshToken)).body.code).toBe('REFRESH_INVALIDO');
    expect((await as(second.accessToken).get('/auth/check')).body.code).toBe('SESSION_REVOKED');
  });

  it('is recognised by its cookie, which only this site may send', async () => {
    const { titular } = await newCuenta(test);
    const body = { email: titular.email, password: CLAVE, mode: 'cookie' };
    const entered = await guest.post('/auth/sign-in', body);
    const cookie = cookieOf(entered);
    const { accessToken } = entered.body;
    await as(accessToken).post('/auth/bloquear');
    const ours = { cookie, 'sec-fetch-site': 'same-origin', 'x-carpetas-csrf': '1' };
    const locked = await guest.post('/auth/refresh-token', undefined, { headers: ours });
    expect([locked.body.code, locked.headers.getSetCookie()]).toEqual(['SESSION_LOCKED', []]);
    expect((await unlock(body, { cookie })).body.code).toBe('ORIGEN_DISTINTO');
    const opened = await unlock(body, ours);
    expect(opened.status).toBe(200);
    expect(opened.body.refreshToken).toBeUndefined();
    expect(opened.headers.getSetCookie()[0]).toMatch(/^carpetas-sesion=/);
    expect((await as(accessToken).get('/auth/check')).status).toBe(200);
  });

  it('can be ended with only its refresh token', async () => {
    const { titular } = await newCuenta(test);
    const { accessToken, refreshToken } = (await signIn(titular.email)).body;
    await as(accessToken).post('/auth/bloquear');
    expect((await guest.post('/auth/sign-out')).body.code).toBe('NO_TOKEN');
    expect((await guest.post('/auth/sign-out', { refreshToken })).body).toBe(true);
    expect((await as(accessToken).get('/auth/check')).body.code).toBe('SESSION_REVOKED');
    expect((await refresh(refreshToken)).body.code).toBe('REFRESH_INVALIDO');
  });

  it('with a second factor does not count as verified after an unlock by password only', async () => {
    const { titular } = await newCuenta(test);
    await as(titular.accessToken ?? '').post('/auth/verificar', { password: CLAVE });
    const { accessToken, refreshToken } = (await signIn(titular.email)).body;
    await as(accessToken).post('/auth/bloquear');
    await test.owner.query(
      `insert into factores_totp (usuario_id, secreto, confirmado_en) values ($1, '\\x00', now())`,
      [titular.usuarioId],
    );
    expect((await unlock({ email: titular.email, password: CLAVE, refreshToken, codigo: 'ABCD' })).status).toBe(404);
    expect((await unlock({ email: titular.email, password: CLAVE, refreshToken })).status).toBe(200);
    expect((await as(accessToken).get('/auth/verificar')).body).toEqual({
      metodos: ['totp'],
      verificadaHasta: null,
    });
  });
});
