import { beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { Authenticator } from '../factories/authenticator.js';
import { mailTo } from '../factories/mails.js';
import { CLAVE, type Member, newCuenta, newMiembro, signedIn } from '../factories/people.js';
import { codeOf, withSecondFactor } from '../factories/second-factor.js';

let test: TestApp;
let cuentaId: string;
let titular: Member;

beforeAll(async () => {
  test = await sharedTestApp();
  ({ cuentaId, titular } = await newCuenta(test));
});

const newToken = (client: ApiClient, rolId = 4) => client.post('/tokens', { nombre: 'Prueba', rolId, dias: 1 });

/** Makes the last verification of a person `minutes` old. */
const age = ({ usuarioId }: Member, minutes: number) =>
  test.owner.query(`update sesiones set verificada_en = now() - make_interval(mins => $2) where usuario_id = $1`, [
    usuarioId,
    minutes,
  ]);

describe('a delicate route', () => {
  it('needs a new verification 15 minutes after the last', async () => {
    const gestor = await newMiembro(test, cuentaId, 4);
    await age(gestor, 14);
    expect((await newToken(gestor)).status).toBe(201);
    await age(gestor, 15);
    const refused = await newToken(gestor);
    expect([refused.status, refused.body.code]).toEqual([403, 'VERIFICACION_REQUERIDA']);
    expect((await gestor.get('/auth/verificar')).body).toEqual({ metodos: ['clave'], verificadaHasta: null });

    const { status, body } = await gestor.post('/auth/verificar', { password: CLAVE });
    expect(status).toBe(200);
    expect((new Date(body.verificadaHasta).getTime() - Date.now()) / 60_000).toBeCloseTo(15, 0);
    expect((await newToken(gestor)).status).toBe(201);
    expect((await gestor.get('/auth/verificar')).body).toEqual({
      metodos: ['clave'],
      verificadaHasta: body.verificadaHasta,
    });
  });

  it('needs a verification of each session', async () => {
    const gestor = await newMiembro(test, cuentaId, 4);
    const other = await signedIn(test, { ...gestor, id: gestor.usuarioId }, cuentaId, 4);
    await age(gestor, 20);
    await gestor.post('/auth/verificar', { password: CLAVE });
    expect((await newToken(gestor)).status).toBe(201);
    expect((await newToken(other)).body.code).toBe('VERIFICACION_REQUERIDA');
  });

  it('needs one also of a session that was never verified', async () => {
    const gestor = await newMiembro(test, cuentaId, 4);
    await test.owner.query('update sesiones set verificada_en = null where usuario_id = $1', [gestor.usuarioId]);
    expect((await newToken(gestor)).body.code).toBe('VERIFICACION_REQUERIDA');
  });

  it('refuses a person without permission first', async () => {
    const lectura = await newMiembro(test, cuentaId, 5);
    await age(lectura, 60);
    const refused = await lectura.post('/invitaciones', { email: 'alguien@ejemplo.test', rolId: 5 });
    expect([refused.status, refused.body.code]).toEqual([403, 'SIN_PERMISO']);
  });

  it('does not accept a refresh as verification', async () => {
    const guest = new ApiClient(test.baseUrl);
    const { email, usuarioId } = (await newCuenta(test)).titular;
    const { refreshToken } = (await guest.post('/auth/sign-in', { email, password: CLAVE })).body;
    await test.owner.query(`update sesiones set verificada_en = now() - interval '1 hour' where usuario_id = $1`, [
      usuarioId,
    ]);
    const { accessToken } = (await guest.post('/auth/refresh-token', { refreshToken })).body;
    expect((await newToken(new ApiClient(test.baseUrl, accessToken))).body.code).toBe('VERIFICACION_REQUERIDA');
  });
});

describe('a proof', () => {
  const refusal = async (client: ApiClient, body: object) => {
    const answer = await client.post('/auth/verificar', body);
    return [answer.status, answer.body.code, answer.body.details?.[0]?.campo];
  };

  it('must be right, and must be there', async () => {
    expect(await refusal(titular, { password: 'no es esta' })).toEqual([422, 'CLAVE_INCORRECTA', 'password']);
    expect(await refusal(titular, { codigo: '123456' })).toEqual([422, 'CODIGO_INCORRECTO', 'codigo']);
    expect(await refusal(titular, {})).toEqual([422, 'DATOS_INVALIDOS', 'password']);
    expect(await refusal(titular, { password: 3 })).toEqual([400, 'DATOS_INVALIDOS', 'password']);
    expect(await refusal(titular, { passkey: { desafio: 'x' } })).toEqual([
      400,
      'DATOS_INVALIDOS',
      'passkey.respuesta',
    ]);
    expect(await refusal(titular, { passkey: { desafio: 'x', respuesta: { id: 'x' } } })).toEqual([
      422,
      'PASSKEY_RECHAZADA',
      undefined,
    ]);
  });

  it('cannot be guessed, and wrong guesses do not block the sign-in', async () => {
    const gestor = await newMiembro(test, cuentaId, 4);
    await Promise.all(
      Array.from({ length: 10 }, (_, n) => gestor.post('/auth/verificar', { password: `intento ${n}` })),
    );
    const right = await gestor.post('/auth/verificar', { password: CLAVE });
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    const guest = new ApiClient(test.baseUrl);
    expect((await guest.post('/auth/sign-in', { email: gestor.email, password: CLAVE })).status).toBe(200);
  });

  it('may be repeated any number of times when it is right', async () => {
    for (let n = 0; n < 11; n += 1) {
      expect((await titular.post('/auth/verificar', { password: CLAVE })).status).toBe(200);
    }
  });

  it('needs the second factor of a person who has it', async () => {
    const gestor = await newMiembro(test, cuentaId, 4);
    await test.owner.query(
      `insert into factores_totp (usuario_id, secreto, confirmado_en) values ($1, '\\x00', now())`,
      [gestor.usuarioId],
    );
    expect((await gestor.get('/auth/verificar')).body.metodos).toEqual(['totp']);
    expect((await gestor.get('/common/user')).body.segundoFactor).toBe(true);
    expect(await refusal(gestor, { password: CLAVE })).toEqual([422, 'FALTA_SEGUNDO_FACTOR', 'codigo']);
    expect(await refusal(gestor, { codigo: '000000' })).toEqual([422, 'CODIGO_INCORRECTO', 'codigo']);
  });

  it('by a code counts once, and the use of a recovery code is mailed', async () => {
    const gestor = await newMiembro(test, cuentaId, 4);
    const { secreto, codigos } = await withSecondFactor(gestor);
    await age(gestor, 60);
    const codigo = codeOf(secreto, 1);
    const answers = await Promise.all([1, 2].map(() => gestor.post('/auth/verificar', { codigo })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await newToken(gestor)).status).toBe(201);

    expect((await gestor.post('/auth/verificar', { codigo: codigos[0] })).status).toBe(200);
    expect(await refusal(gestor, { codigo: codigos[0] })).toEqual([422, 'CODIGO_INCORRECTO', 'codigo']);
    expect((await mailTo(test, gestor.email, 'código de recuperación')).text).not.toContain(codigos[0]);
  });

  it('by passkey counts once, for its person, without the password', async () => {
    const gestor = await newMiembro(test, cuentaId, 4);
    const device = new Authenticator(test.baseUrl);
    const made = (await gestor.post('/segundo-factor/passkeys/opciones')).body;
    const respuesta = device.create(made.opciones);
    await gestor.post('/segundo-factor/passkeys', { desafio: made.desafio, nombre: 'Teléfono', respuesta });
    await age(gestor, 60);
    expect((await gestor.get('/auth/verificar')).body.metodos).toEqual(['clave', 'passkey']);

    const { desafio, opciones } = (await gestor.post('/auth/verificar/passkey-opciones')).body;
    const passkey = { desafio, respuesta: device.get(opciones) };
    expect(await refusal(titular, { passkey })).toEqual([422, 'PASSKEY_RECHAZADA', undefined]);
    const again = (await gestor.post('/auth/verificar/passkey-opciones')).body;
    const mine = { passkey: { desafio: again.desafio, respuesta: device.get(again.opciones) } };
    expect((await gestor.post('/auth/verificar', mine)).status).toBe(200);
    expect((await newToken(gestor)).status).toBe(201);
    expect(await refusal(gestor, mine)).toEqual([422, 'PASSKEY_RECHAZADA', undefined]);
  });
});
