import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { mailsTo } from '../factories/mails.js';
import { CLAVE, type Member, newCuenta } from '../factories/people.js';
import { codeOf, withSecondFactor } from '../factories/second-factor.js';

let test: TestApp;
let guest: ApiClient;
let ana: Member;

beforeAll(async () => {
  test = await sharedTestApp();
  guest = new ApiClient(test.baseUrl);
});

beforeEach(async () => {
  // The clock stands in the middle of a 30 s step. So no code expires during a test.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 });
  ana = (await newCuenta(test)).titular;
});
afterEach(() => {
  vi.useRealTimers();
});

const signIn = (extra: object = {}, { email } = ana) =>
  guest.post('/auth/sign-in', { email, password: CLAVE, ...extra });
const desafioOf = async (who = ana): Promise<string> => (await signIn({}, who)).body.details[0].desafio;
const answer = (desafio: string, codigo: string, extra: object = {}) =>
  guest.post('/auth/segundo-factor', { desafio, codigo, ...extra });
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => body?.code ?? status;
const forgetAttempts = () => test.owner.query('delete from limites');

describe('turning the second factor on', () => {
  it('gives ten recovery codes after the first right code, and not before', async () => {
    expect((await ana.get('/segundo-factor')).body).toEqual({
      totp: { activo: false, desde: null },
      codigosRestantes: 0,
      passkeys: [],
    });
    expect(outcome(await ana.post('/segundo-factor/totp/confirmar', { codigo: '123456' }))).toBe('TOTP_SIN_INICIAR');
    const { secreto, uri } = (await ana.post('/segundo-factor/totp')).body;
    expect(uri).toContain(`otpauth://totp/Carpetas:${encodeURIComponent(ana.email)}?issuer=Carpetas&secret=${secreto}`);
    expect((await signIn()).status).toBe(200);

    const wrong = await ana.post('/segundo-factor/totp/confirmar', { codigo: codeOf(secreto, 5) });
    expect([wrong.status, wrong.body.code, wrong.body.details[0].campo]).toEqual([422, 'CODIGO_INCORRECTO', 'codigo']);
    const code = codeOf(secreto);
    const { status, body } = await ana.post('/segundo-factor/totp/confirmar', {
      codigo: ` ${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect([status, new Set(body.codigos).size]).toEqual([200, 10]);
    expect((await ana.get('/segundo-factor')).body).toMatchObject({
      totp: { activo: true, desde: expect.any(String) },
      codigosRestantes: 10,
    });
    expect(outcome(await signIn())).toBe('SEGUNDO_FACTOR');
    expect(outcome(await ana.post('/segundo-factor/totp'))).toBe('TOTP_ACTIVO');
    expect(outcome(await ana.post('/segundo-factor/totp/confirmar', { codigo: codeOf(secreto, 1) }))).toBe(
      'TOTP_ACTIVO',
    );
  });

  it('uses the secret that was created last, and accepts one of two confirmations at once', async () => {
    const first = (await ana.post('/segundo-factor/totp')).body.secreto;
    const second = (await ana.post('/segundo-factor/totp')).body.secreto;
    expect(outcome(await ana.post('/segundo-factor/totp/confirmar', { codigo: codeOf(first) }))).toBe(
      'CODIGO_INCORRECTO',
    );
    const both = await Promise.all(
      [0, 1].map((step) => ana.post('/segundo-factor/totp/confirmar', { codigo: codeOf(second, step) })),
    );
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await test.owner.query(
      'select count(*)::int as n from codigos_recuperacion where usuario_id = $1',
      [ana.usuarioId],
    );
    expect(rows[0].n).toBe(10);
  });

  it('stores the secret and the codes in unreadable form', async () => {
    const { secreto, codigos } = await withSecondFactor(ana);
    const { rows } = await test.owner.query(
      `select f::text as row, f.secreto as bytes from factores_totp f where usuario_id = $1
       union all select c::text, c.hash from codigos_recuperacion c where usuario_id = $1`,
      [ana.usuarioId],
    );
    expect(rows).toHaveLength(11);
    const secrets = [secreto, Buffer.from(secreto).toString('hex'), ...codigos];
    expect(rows.filter(({ row }) => secrets.some((secret) => row.includes(secret)))).toEqual([]);
  });
});

describe('signing in', () => {
  it('asks for a code after the right password, and only then', async () => {
    const { secreto } = await withSecondFactor(ana);
    const wrong = await signIn({ password: 'otra' });
    expect([wrong.status, wrong.body]).toEqual([404, false]);
    const asked = await signIn();
    expect([asked.status, asked.body]).toEqual([
      403,
      expect.objectContaining({
        code: 'SEGUNDO_FACTOR',
        details: [
          {
            mensaje: expect.any(String),
            desafio: expect.stringMatching(/^[\w-]{43}$/),
            metodos: ['totp', 'recuperacion'],
          },
        ],
      }),
    ]);
    expect(asked.headers.getSetCookie()).toEqual([]);
    const { status, body } = await answer(asked.body.details[0].desafio, codeOf(secreto));
    expect([status, body.estado, body.user.id]).toEqual([200, 'ACTIVE_SESSION', ana.usuarioId]);
    expect((await new ApiClient(test.baseUrl, body.accessToken).get('/carpetas')).status).toBe(200);
  });

  it('keeps the refresh token in the cookie for browsers, as the first step does', async () => {
    const { secreto } = await withSecondFactor(ana);
    const { headers, body } = await answer(await desafioOf(), codeOf(secreto), { mode: 'cookie' });
    expect(headers.getSetCookie()[0]).toMatch(/^carpetas-sesion=[\w-]{43}; .*HttpOnly/);
    expect(body.refreshToken).toBeUndefined();
  });

  it('accepts a code together with the password, and refuses a wrong code like a wrong password', async () => {
    const { secreto } = await withSecondFactor(ana);
    expect((await signIn({ codigo: codeOf(secreto) })).body.estado).toBe('ACTIVE_SESSION');
    const wrong = await signIn({ codigo: codeOf(secreto, 5) });
    expect([wrong.status, wrong.body]).toEqual([404, false]);
    expect((await signIn({ codigo: codeOf(secreto, 1), password: 'otra' })).body).toBe(false);
    // A wrong password does not use up the code that came with it.
    expect((await signIn({ codigo: codeOf(secreto, 1) })).status).toBe(200);
  });

  it('accepts each code once, also of two requests at once, and no code older than the last', async () => {
    const { secreto } = await withSecondFactor(ana);
    const code = codeOf(secreto);
    const desafios = await Promise.all([desafioOf(), desafioOf()]);
    const both = await Promise.all(desafios.map((desafio) => answer(desafio, code)));
    expect(both.map(outcome).sort()).toEqual([200, 'CODIGO_INCORRECTO']);
    expect(outcome(await answer(await desafioOf(), code))).toBe('CODIGO_INCORRECTO');
    expect(outcome(await answer(await desafioOf(), codeOf(secreto, -1)))).toBe('CODIGO_INCORRECTO');
    expect(outcome(await answer(await desafioOf(), codeOf(secreto, 1)))).toBe(200);
  });

  it.each([
    [-2, 'CODIGO_INCORRECTO'],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 'CODIGO_INCORRECTO'],
  ])('allows for clocks that differ by one step: %i', async (steps, expected) => {
    const { secreto } = await withSecondFactor(ana);
    await test.owner.query('update factores_totp set ultimo_paso = 0');
    expect(outcome(await answer(await desafioOf(), codeOf(secreto, steps)))).toBe(expected);
  });

  it('opens one session per challenge', async () => {
    const { secreto, codigos } = await withSecondFactor(ana);
    const desafio = await desafioOf();
    const both = await Promise.all([codeOf(secreto), codigos[0] ?? ''].map((code) => answer(desafio, code)));
    expect(both.map(outcome).sort()).toEqual([200, 'DESAFIO_VENCIDO']);
    expect(outcome(await answer(desafio, codeOf(secreto, 1)))).toBe('DESAFIO_VENCIDO');
    // The refused code was not used up.
    const [first, second] = both;
    const unused = first?.status === 200 ? codigos[0] : codeOf(secreto);
    expect(second && outcome(await answer(await desafioOf(), unused ?? ''))).toBe(200);
  });

  it('ends the challenge at the fifth wrong code, also of many at once', async () => {
    const { secreto } = await withSecondFactor(ana);
    const one = await desafioOf();
    const left = [];
    for (let i = 0; i < 5; i++) {
      const { body } = await answer(one, codeOf(secreto, 5));
      left.push([body.code, body.details[0].intentosRestantes]);
    }
    expect(left).toEqual([4, 3, 2, 1, 0].map((n) => ['CODIGO_INCORRECTO', n]));
    expect(outcome(await answer(one, codeOf(secreto)))).toBe('DESAFIO_VENCIDO');

    await forgetAttempts();
    const other = await desafioOf();
    const many = await Promise.all(Array.from({ length: 9 }, () => answer(other, codeOf(secreto, 5))));
    expect(many.filter(({ body }) => body.code === 'CODIGO_INCORRECTO')).toHaveLength(5);
    await forgetAttempts();
    expect(outcome(await answer(other, codeOf(secreto)))).toBe('DESAFIO_VENCIDO');
  });

  it('limits wrong codes as it limits wrong passwords', async () => {
    const { secreto } = await withSecondFactor(ana);
    for (let i = 0; i < 5; i++) {
      expect(outcome(await answer(await desafioOf(), codeOf(secreto, 5)))).toBe('CODIGO_INCORRECTO');
    }
    const eleventh = await signIn({ codigo: codeOf(secreto) });
    expect([eleventh.status, eleventh.body.code]).toEqual([429, 'DEMASIADOS_INTENTOS']);
  });

  it('lets a person with right codes sign in any number of times', async () => {
    const { secreto } = await withSecondFactor(ana);
    for (let i = 0; i < 6; i++) {
      await test.owner.query('update factores_totp set ultimo_paso = 0');
      expect(outcome(await answer(await desafioOf(), codeOf(secreto)))).toBe(200);
    }
    expect(outcome(await signIn())).toBe('SEGUNDO_FACTOR');
  });

  it('refuses a challenge after ten minutes, after a suspension, and when it is made up', async () => {
    const { secreto } = await withSecondFactor(ana);
    const old = await desafioOf();
    const { rows } = await test.owner.query(
      `select extract(epoch from expira_en - creado_en)::int as seconds from pases where usuario_id = $1`,
      [ana.usuarioId],
    );
    expect(rows).toEqual([{ seconds: 600 }]);
    await test.owner.query('update pases set expira_en = now() where usuario_id = $1', [ana.usuarioId]);
    expect(outcome(await answer(old, codeOf(secreto)))).toBe('DESAFIO_VENCIDO');
    const fresh = await desafioOf();
    await test.owner.query('update usuarios set suspendido_en = now() where id = $1', [ana.usuarioId]);
    expect(outcome(await answer(fresh, codeOf(secreto)))).toBe('DESAFIO_VENCIDO');
    expect(outcome(await answer('x'.repeat(43), codeOf(secreto)))).toBe('DESAFIO_VENCIDO');
    expect((await guest.post('/auth/segundo-factor', { codigo: 3 })).body.details).toHaveLength(2);
  });

  it('leaves no session open when the second step ends while the password changes', async () => {
    const { secreto } = await withSecondFactor(ana);
    const desafio = await desafioOf();
    const [opened, changed] = await Promise.all([
      answer(desafio, codeOf(secreto)),
      ana.post('/auth/cambiar-clave', { actual: CLAVE, nueva: 'Otra-clave-muy-distinta-2' }),
    ]);
    expect([changed.status, (await ana.get('/auth/sesiones')).body.length]).toEqual([200, 1]);
    expect(opened.status === 200 || outcome(opened) === 'DESAFIO_VENCIDO').toBe(true);
    expect(outcome(await answer(desafio, codeOf(secreto, 1)))).toBe('DESAFIO_VENCIDO');
  });

  it('refuses the codes of another person', async () => {
    await withSecondFactor(ana);
    const eva = (await newCuenta(test)).titular;
    const hers = await withSecondFactor(eva);
    expect(outcome(await answer(await desafioOf(), codeOf(hers.secreto)))).toBe('CODIGO_INCORRECTO');
    expect(outcome(await answer(await desafioOf(), hers.codigos[0] ?? ''))).toBe('CODIGO_INCORRECTO');
    // A secret that is copied to the row of another person does not work there.
    await test.owner.query(
      'update factores_totp set secreto = (select secreto from factores_totp where usuario_id = $2) where usuario_id = $1',
      [ana.usuarioId, eva.usuarioId],
    );
    expect(outcome(await answer(await desafioOf(), codeOf(hers.secreto)))).toBe('CODIGO_INCORRECTO');
  });
});

describe('recovery codes', () => {
  it('sign in once each, also of two at once, however they are typed', async () => {
    const { codigos } = await withSecondFactor(ana);
    const [first = '', second = ''] = codigos;
    const desafios = await Promise.all([desafioOf(), desafioOf()]);
    const both = await Promise.all(desafios.map((desafio) => answer(desafio, first)));
    expect(both.map(outcome).sort()).toEqual([200, 'CODIGO_INCORRECTO']);
    expect((await ana.get('/segundo-factor')).body.codigosRestantes).toBe(9);
    expect(outcome(await answer(await desafioOf(), ` ${second.replace('-', ' ').toUpperCase()}`))).toBe(200);
  });

  it('let a person without their phone sign in and turn off the second factor', async () => {
    const { codigos } = await withSecondFactor(ana);
    const [first = '', second = ''] = codigos;
    const { body } = await answer(await desafioOf(), first);
    const session = new ApiClient(test.baseUrl, body.accessToken);
    await test.owner.query(`update sesiones set verificada_en = now() - interval '1 hour'`);
    expect(outcome(await session.delete('/segundo-factor/totp'))).toBe('VERIFICACION_REQUERIDA');
    expect((await session.get('/auth/verificar')).body.metodos).toContain('recuperacion');
    expect(outcome(await session.post('/auth/verificar', { codigo: first }))).toBe('CODIGO_INCORRECTO');
    expect(outcome(await session.post('/auth/verificar', { codigo: second }))).toBe(200);
    expect((await session.delete('/segundo-factor/totp')).body).toBe(true);
    expect((await signIn()).status).toBe(200);
    expect((await session.get('/segundo-factor')).body).toMatchObject({ totp: { activo: false }, codigosRestantes: 0 });
    const told = async () =>
      (await mailsTo(test, ana.email)).filter(({ subject }) => subject === 'Se usó un código de recuperación');
    await expect.poll(told, { timeout: 15_000 }).toHaveLength(2);
  });

  it('are replaced by new codes', async () => {
    expect(outcome(await ana.post('/segundo-factor/codigos'))).toBe('SEGUNDO_FACTOR_INACTIVO');
    const { codigos } = await withSecondFactor(ana);
    const renewed = (await ana.post('/segundo-factor/codigos')).body.codigos;
    expect(renewed.filter((code: string) => codigos.includes(code))).toEqual([]);
    expect(outcome(await answer(await desafioOf(), codigos[0] ?? ''))).toBe('CODIGO_INCORRECTO');
    expect(outcome(await answer(await desafioOf(), renewed[0]))).toBe(200);
    const both = await Promise.all([ana.post('/segundo-factor/codigos'), ana.post('/segundo-factor/codigos')]);
    expect(both.map(outcome)).toEqual([200, 200]);
    expect((await ana.get('/segundo-factor')).body.codigosRestantes).toBe(10);
  });
});

describe('turning the second factor off', () => {
  it('deletes the secret and the codes, and ends open challenges', async () => {
    const { secreto, codigos } = await withSecondFactor(ana);
    const desafio = await desafioOf();
    expect((await ana.delete('/segundo-factor/totp')).body).toBe(true);
    expect((await ana.delete('/segundo-factor/totp')).body).toBe(true);
    const { rows } = await test.owner.query(
      `select 1 from factores_totp where usuario_id = $1 union all select 1 from codigos_recuperacion where usuario_id = $1`,
      [ana.usuarioId],
    );
    expect(rows).toEqual([]);
    expect(outcome(await answer(desafio, codeOf(secreto)))).toBe('DESAFIO_VENCIDO');
    expect(outcome(await answer(desafio, codigos[0] ?? ''))).toBe('DESAFIO_VENCIDO');
    expect((await signIn()).status).toBe(200);
  });
});

describe('changing the second factor', () => {
  it('needs a recent verification', async () => {
    await test.owner.query(`update sesiones set verificada_en = now() - interval '16 minutes' where usuario_id = $1`, [
      ana.usuarioId,
    ]);
    for (const [method, path] of [
      ['POST', '/segundo-factor/totp'],
      ['POST', '/segundo-factor/totp/confirmar'],
      ['DELETE', '/segundo-factor/totp'],
      ['POST', '/segundo-factor/codigos'],
      ['POST', '/segundo-factor/passkeys/opciones'],
      ['POST', '/segundo-factor/passkeys'],
      ['DELETE', '/segundo-factor/passkeys/x'],
    ] as const) {
      expect(outcome(await ana.send(method, path)), path).toBe('VERIFICACION_REQUERIDA');
    }
    expect((await ana.get('/segundo-factor')).status).toBe(200);
    expect(outcome(await guest.get('/segundo-factor'))).toBe('NO_TOKEN');
  });

  it('is mailed to its person, and so are failed second steps', async () => {
    const { secreto, codigos } = await withSecondFactor(ana);
    await ana.post('/segundo-factor/totp');
    const desafio = await desafioOf();
    for (let i = 0; i < 5; i++) {
      await answer(desafio, codeOf(secreto, 5));
    }
    await answer(await desafioOf(), codigos[0] ?? '');
    await ana.post('/segundo-factor/codigos');
    await ana.delete('/segundo-factor/totp');
    await ana.delete('/segundo-factor/totp');
    const subjects = async () => (await mailsTo(test, ana.email)).map(({ subject }) => subject).sort();
    await expect
      .poll(subjects, { timeout: 15_000 })
      .toEqual([
        'Alguien ingresó su contraseña y no el código',
        'Se activó la verificación en dos pasos',
        'Se desactivó la verificación en dos pasos',
        'Se generaron códigos de recuperación nuevos',
        'Se usó un código de recuperación',
      ]);
    const texts = (await mailsTo(test, ana.email)).map(({ text = '' }) => text).join();
    expect([secreto, ...codigos].filter((secret) => texts.includes(secret))).toEqual([]);
  });
});
