import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiClient } from '../factories/api-client.js';
import { createTestApp, type TestApp, withSettings } from '../factories/app.js';
import { named } from '../factories/cases.js';
import { mailsTo } from '../factories/mails.js';
import { CLAVE, type Member, newCuenta, newMiembro, newUsuario } from '../factories/people.js';
import { listen } from '../factories/sockets.js';

let test: TestApp;
let guest: ApiClient;
let cuentaId: string;
let titular: Member;

beforeAll(async () => {
  test = await createTestApp({ LIMIT_SIGN_UP: '1000', LIMIT_INVITATIONS: '20' });
  guest = new ApiClient(test.baseUrl);
});
beforeEach(async () => {
  ({ cuentaId, titular } = await newCuenta(test, { nombre: 'Escribanía Peña & Hijos' }));
});
afterAll(() => test.close());

let count = 0;
const newEmail = () => `invitada-${++count}@ejemplo.test`;

/** The token in the last mail to an address, once there are `nth` mails. */
async function tokenOf(email: string, nth = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(test, email)).length).toBeGreaterThanOrEqual(nth);
  const text = (await mailsTo(test, email)).at(-1)?.text ?? '';
  return /\/invitacion#token=([\w-]{43})\b/.exec(text)?.[1] ?? '';
}

async function invite(email = newEmail(), rolId = 3) {
  const before = (await mailsTo(test, email)).length;
  const { status, body } = await titular.post('/invitaciones', { email, rolId });
  expect(status).toBe(201);
  return { ...body, token: await tokenOf(body.email, before + 1) };
}

async function signIn({ email }: { email: string }): Promise<ApiClient> {
  const { body } = await guest.post('/auth/sign-in', { email, password: CLAVE });
  return new ApiClient(test.baseUrl, body.accessToken);
}

const membresias = async (id = cuentaId) =>
  (await test.owner.query('select usuario_id, rol_id, estado from membresias where cuenta_id = $1', [id])).rows;
const expire = (id: string) =>
  test.owner.query(`update invitaciones set expira_en = now() - interval '1 minute' where id = $1`, [id]);
const code = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

describe('an invitation', () => {
  it('is mailed, listed, announced and audited, and its token is stored nowhere', async () => {
    const { events } = await listen(titular);
    const email = newEmail();
    const created = await titular.post('/invitaciones', { email: `  ${email.toUpperCase()} `, rolId: 2 });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      email,
      rolId: 2,
      rol: 'Adscripto',
      estado: 'pendiente',
      invitadaPor: { id: titular.usuarioId, nombre: titular.nombre },
    });
    const days = (new Date(created.body.expiraEn).getTime() - new Date(created.body.creadaEn).getTime()) / 86_400_000;
    expect(days).toBe(7);
    expect((await titular.get('/invitaciones')).body).toEqual([created.body]);
    await expect.poll(() => events).toContainEqual({ type: 'team.changed' });

    const token = await tokenOf(email);
    const [mail] = await mailsTo(test, email);
    expect(mail?.subject).toBe(`${titular.nombre} le invita a Escribanía Peña & Hijos`);
    expect(mail?.html).toContain('Escribanía Peña &amp; Hijos');
    const { rows } = await test.owner.query('select i::text as row, hash from invitaciones i where id = $1', [
      created.body.id,
    ]);
    expect(rows[0].hash).toEqual(createHash('sha256').update(token).digest());
    expect(rows[0].row).not.toContain(token);
    const audit = await test.owner.query('select accion, datos from auditoria where entidad_id = $1', [
      created.body.id,
    ]);
    expect(audit.rows).toEqual([{ accion: 'invitacion.enviada', datos: { email, rolId: 2 } }]);
  });

  it.each(
    named([
      [{ email: 'nadie', rolId: 3 }],
      [{ email: `${'a'.repeat(250)}@ejemplo.test`, rolId: 3 }],
      [{ rolId: 3 }],
      [{ email: 'a@ejemplo.test' }],
      [{ email: 'a@ejemplo.test', rolId: 0 }],
      [{ email: 'a@ejemplo.test', rolId: '3' }],
    ]),
  )('is refused for %s', async (_, body) => {
    expect(code(await titular.post('/invitaciones', body))).toEqual([400, 'DATOS_INVALIDOS']);
  });

  it('can be created and seen only by titulares', async () => {
    const pending = await invite();
    for (const rolId of [2, 3, 4, 5]) {
      const other = await newMiembro(test, cuentaId, rolId);
      expect((await other.post('/invitaciones', { email: newEmail(), rolId })).status).toBe(403);
      expect((await other.get('/invitaciones')).status).toBe(403);
      expect((await other.post(`/invitaciones/${pending.id}/reenviar`)).status).toBe(403);
      expect((await other.delete(`/invitaciones/${pending.id}`)).status).toBe(403);
    }
  });

  it('needs a titular who was verified recently', async () => {
    await test.owner.query(`update sesiones set verificada_en = now() - interval '1 hour' where usuario_id = $1`, [
      titular.usuarioId,
    ]);
    const refused = await titular.post('/invitaciones', { email: newEmail(), rolId: 3 });
    expect(code(refused)).toEqual([403, 'VERIFICACION_REQUERIDA']);
  });

  it('of another cuenta is unknown', async () => {
    const pending = await invite();
    const theirs = await newCuenta(test);
    expect((await theirs.titular.get('/invitaciones')).body).toEqual([]);
    expect((await theirs.titular.post(`/invitaciones/${pending.id}/reenviar`)).status).toBe(404);
    expect((await theirs.titular.delete(`/invitaciones/${pending.id}`)).status).toBe(404);
    // Another cuenta may invite the same address.
    expect((await theirs.titular.post('/invitaciones', { email: pending.email, rolId: 5 })).status).toBe(201);
  });

  it('is refused for a member, for a pending e-mail, and beyond the plan', async () => {
    const email = newEmail();
    const answers = await Promise.all([1, 2, 3].map(() => titular.post('/invitaciones', { email, rolId: 3 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(code(await titular.post('/invitaciones', { email, rolId: 3 }))).toEqual([409, 'INVITACION_PENDIENTE']);

    const gestor = await newMiembro(test, cuentaId, 4);
    await titular.patch(`/miembros/${gestor.usuarioId}`, { estado: 'suspendida' });
    for (const member of [titular, gestor]) {
      const refused = await titular.post('/invitaciones', { email: member.email, rolId: 3 });
      expect(code(refused)).toEqual([409, 'YA_ES_MIEMBRO']);
    }
    await test.owner.query(`update cuentas set plan = 'inicial' where id = $1`, [cuentaId]);
    const both = await Promise.all([0, 1].map(() => titular.post('/invitaciones', { email: newEmail(), rolId: 3 })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('LIMITE_MIEMBROS');
  });

  it('is limited per cuenta and hour', async () => {
    await test.owner.query(`update cuentas set plan = 'plena' where id = $1`, [cuentaId]);
    for (let n = 0; n < 20; n++) {
      expect((await titular.post('/invitaciones', { email: newEmail(), rolId: 3 })).status).toBe(201);
    }
    const refused = await titular.post('/invitaciones', { email: newEmail(), rolId: 3 });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is limited per person and hour, over all cuentas and with those sent again', async () => {
    await test.owner.query(`update cuentas set plan = 'plena' where id = $1`, [cuentaId]);
    for (let n = 0; n < 18; n++) {
      expect((await titular.post('/invitaciones', { email: newEmail(), rolId: 3 })).status).toBe(201);
    }
    const { body } = await titular.post('/invitaciones', { email: newEmail(), rolId: 3 });
    const resend = async () => {
      await test.owner.query(`update invitaciones set enviada_en = now() - interval '61 minutes' where id = $1`, [
        body.id,
      ]);
      return (await titular.post(`/invitaciones/${body.id}/reenviar`)).status;
    };
    expect([await resend(), await resend()]).toEqual([200, 429]);
    const opened = await titular.post('/cuentas', { nombre: 'Otra', pais: 'AR' });
    const there = new ApiClient(test.baseUrl, opened.body.accessToken);
    expect((await there.post('/invitaciones', { email: newEmail(), rolId: 3 })).status).toBe(429);
  });

  it('can be sent again with another link, once a minute, also after it expired', async () => {
    const { id, email, token } = await invite();
    const tooSoon = await titular.post(`/invitaciones/${id}/reenviar`);
    expect(tooSoon.status).toBe(429);
    expect(Number(tooSoon.headers.get('retry-after'))).toBeLessThanOrEqual(60);

    await test.owner.query(`update invitaciones set enviada_en = now() - interval '61 seconds' where id = $1`, [id]);
    await expire(id);
    expect((await titular.get('/invitaciones')).body[0].estado).toBe('vencida');
    const sent = await titular.post(`/invitaciones/${id}/reenviar`);
    expect(sent.body).toMatchObject({ id, estado: 'pendiente' });
    const next = await tokenOf(email, 2);
    expect(next).not.toBe(token);
    expect((await guest.get(`/invitaciones/info?token=${token}`)).status).toBe(404);
    expect((await guest.get(`/invitaciones/info?token=${next}`)).body.estado).toBe('pendiente');
  });

  it('that expired can be replaced by a new one', async () => {
    const { id, email, token } = await invite();
    await expire(id);
    const again = await titular.post('/invitaciones', { email, rolId: 5 });
    expect(again.status).toBe(201);
    expect((await titular.get('/invitaciones')).body.map((each: { id: string }) => each.id)).toEqual([again.body.id]);
    expect((await guest.get(`/invitaciones/info?token=${token}`)).body.estado).toBe('vencida');
  });

  it('is revoked once, and can then be created again', async () => {
    const { id, email } = await invite();
    expect((await titular.delete(`/invitaciones/${id}`)).body).toBe(true);
    expect(code(await titular.delete(`/invitaciones/${id}`))).toEqual([410, 'INVITACION_REVOCADA']);
    expect(code(await titular.post(`/invitaciones/${id}/reenviar`))).toEqual([410, 'INVITACION_REVOCADA']);
    expect((await titular.post('/invitaciones', { email, rolId: 3 })).status).toBe(201);
  });
});

describe('its link', () => {
  it('shows the invitation to whoever has it, and nothing to others', async () => {
    const { id, token, email, expiraEn } = await invite();
    const info = await guest.get(`/invitaciones/info?token=${token}`);
    expect(info.body).toEqual({
      id,
      cuenta: 'Escribanía Peña & Hijos',
      rolId: 3,
      rol: 'Oficial',
      email,
      expiraEn,
      estado: 'pendiente',
      invitadaPor: titular.nombre,
      tieneUsuario: false,
    });
    expect((await guest.post('/invitaciones/info', { token })).body).toEqual(info.body);
    const known = await newUsuario(test);
    const { token: other } = await invite(known.email);
    expect((await guest.get(`/invitaciones/info?token=${other}`)).body.tieneUsuario).toBe(true);
    for (const wrong of [`${token.slice(0, -1)}_`, 'x', '%00']) {
      expect((await guest.get(`/invitaciones/info?token=${wrong}`)).status, wrong).toBe(404);
    }
    expect((await guest.get('/invitaciones/info')).status).toBe(400);
    expect((await guest.post('/invitaciones/info', {})).status).toBe(400);
    expect((await guest.get(`/invitaciones/info?token=${'x'.repeat(201)}`)).status).toBe(400);
  });
});

describe('accepting', () => {
  it('makes the invited person a member, with a session there, and notifies the others', async () => {
    const colega = await newMiembro(test, cuentaId, 4);
    const { events } = await listen(colega);
    const person = await newUsuario(test, { nombre: 'Inés Ávila' });
    const { id, token } = await invite(person.email, 2);
    const session = await (await signIn(person)).post('/invitaciones/aceptar', { token });
    expect(session.status).toBe(200);
    expect(session.body).toMatchObject({ estado: 'ACTIVE_SESSION', user: { cuentaActivaId: cuentaId } });
    const member = new ApiClient(test.baseUrl, session.body.accessToken);
    expect((await member.get('/miembros')).body.map(({ nombre }: { nombre: string }) => nombre)).toContain(
      'Inés Ávila',
    );
    expect((await member.get('/invitaciones')).status).toBe(403);

    const [aviso] = (await colega.get('/common/notifications')).body;
    expect(aviso.title).toBe('Se sumó <b>Inés Ávila</b>');
    await expect.poll(() => events).toContainEqual({ type: 'team.changed' });
    expect((await titular.get('/invitaciones')).body).toEqual([expect.objectContaining({ id, estado: 'aceptada' })]);
    const { rows } = await test.owner.query(
      `select usuario_id, datos from auditoria where entidad_id = $1 and accion = 'invitacion.aceptada'`,
      [id],
    );
    expect(rows).toEqual([{ usuario_id: person.id, datos: { rolId: 2 } }]);
  });

  it('moves a session from another cuenta, where its person stays a member', async () => {
    const { titular: elsewhere } = await newCuenta(test);
    const { token } = await invite(elsewhere.email, 5);
    const { body } = await elsewhere.post('/invitaciones/aceptar', { token });
    expect(body.user.cuentaActivaId).toBe(cuentaId);
    expect(body.user.cuentas).toHaveLength(2);
  });

  it('works once, also for two at once (case 14)', async () => {
    const person = await newUsuario(test);
    const { token } = await invite(person.email);
    const client = await signIn(person);
    const answers = await Promise.all([1, 2, 3].map(() => client.post('/invitaciones/aceptar', { token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await membresias()).filter(({ usuario_id }) => usuario_id === person.id)).toHaveLength(1);
    expect(code(await client.post('/invitaciones/aceptar', { token }))).toEqual([409, 'INVITACION_USADA']);
  });

  it('is refused for another invitation than the one that was shown', async () => {
    const person = await newUsuario(test);
    const { id: shown } = await invite(person.email);
    const { titular: elsewhere } = await newCuenta(test);
    const made = await elsewhere.post('/invitaciones', { email: person.email, rolId: 1 });
    const token = await tokenOf(person.email, 2);
    const client = await signIn(person);
    const refused = await client.post('/invitaciones/aceptar', { token, invitacionId: shown });
    expect(code(refused)).toEqual([409, 'INVITACION_DISTINTA']);
    expect(refused.body.message).toMatch(/otra invitación/i);
    expect((await client.post('/invitaciones/aceptar', { token, invitacionId: 'x' })).status).toBe(400);
    expect((await elsewhere.get('/miembros')).body).toHaveLength(1);
    const accepted = await client.post('/invitaciones/aceptar', { token, invitacionId: made.body.id });
    expect(accepted.body.user.cuentaActivaId).toBe(elsewhere.cuentaId);
  });

  it('is refused for another e-mail, and shows it only a masked address (case 14)', async () => {
    const { token, email } = await invite();
    const other = await signIn(await newUsuario(test));
    const refused = await other.post('/invitaciones/aceptar', { token });
    expect(code(refused)).toEqual([409, 'INVITACION_DE_OTRO_CORREO']);
    expect(refused.body.details[0].emailInvitado).toBe('i•••@ejemplo.test');
    expect(JSON.stringify(refused.body)).not.toContain(email);
    expect(await membresias()).toHaveLength(1);
  });

  it('is refused while the e-mail is not confirmed', async () => {
    const person = await newUsuario(test);
    const { token } = await invite(person.email);
    const client = await signIn(person);
    await test.owner.query('update usuarios set email_confirmado_en = null where id = $1', [person.id]);
    expect(code(await client.post('/invitaciones/aceptar', { token }))).toEqual([409, 'CORREO_SIN_CONFIRMAR']);
  });

  it('is refused when it expired, was revoked or is unknown, or the cuenta closed', async () => {
    const person = await newUsuario(test);
    const client = await signIn(person);
    const { id, token } = await invite(person.email);
    await expire(id);
    expect(code(await client.post('/invitaciones/aceptar', { token }))).toEqual([410, 'INVITACION_VENCIDA']);
    const second = await invite(person.email);
    await test.owner.query(
      `update cuentas set cierre_pedido_en = now(), cierra_en = now() - interval '1 second' where id = $1`,
      [cuentaId],
    );
    expect(code(await client.post('/invitaciones/aceptar', { token: second.token }))).toEqual([
      410,
      'INVITACION_REVOCADA',
    ]);
    await test.owner.query('update cuentas set cierre_pedido_en = null, cierra_en = null where id = $1', [cuentaId]);
    await titular.delete(`/invitaciones/${second.id}`);
    expect(code(await client.post('/invitaciones/aceptar', { token: second.token }))).toEqual([
      410,
      'INVITACION_REVOCADA',
    ]);
    expect((await client.post('/invitaciones/aceptar', { token: 'x'.repeat(43) })).status).toBe(404);
    expect((await client.post('/invitaciones/aceptar', {})).status).toBe(400);
    expect(await membresias()).toHaveLength(1);
  });

  it('brings a former member back, with the new role', async () => {
    const former = await newMiembro(test, cuentaId, 3);
    expect((await former.post('/miembros/salir')).status).toBe(200);
    const { token } = await invite(former.email, 5);
    expect((await (await signIn(former)).post('/invitaciones/aceptar', { token })).status).toBe(200);
    expect((await membresias()).find(({ usuario_id }) => usuario_id === former.usuarioId)).toMatchObject({
      rol_id: 5,
      estado: 'activa',
    });
  });
});

describe('signing up by an invitation', () => {
  const person = (token: string) => ({ token, name: 'Ñandú Pérez', password: 'una frase bien larga' });

  it('creates the user and the membership, signed in, with a confirmed e-mail', async () => {
    const { token, email } = await invite(newEmail(), 4);
    const session = await guest.post('/invitaciones/registrarse', person(token));
    expect(session.status).toBe(200);
    expect(session.body).toMatchObject({
      estado: 'ACTIVE_SESSION',
      user: { email, name: 'Ñandú Pérez', cuentaActivaId: cuentaId, cuentas: [{ rolId: 4 }] },
    });
    expect(session.body.refreshToken).toBeTruthy();
    const again = await guest.post('/auth/sign-in', { email, password: 'una frase bien larga' });
    expect(again.body.estado).toBe('ACTIVE_SESSION');
  });

  it('is refused for another invitation than the one that was shown', async () => {
    const { id: shown } = await invite();
    const { token } = await invite();
    const refused = await guest.post('/invitaciones/registrarse', { ...person(token), invitacionId: shown });
    expect(code(refused)).toEqual([409, 'INVITACION_DISTINTA']);
    expect(await membresias()).toHaveLength(1);
  });

  it('gives a browser its cookie', async () => {
    const { token } = await invite();
    const session = await guest.post('/invitaciones/registrarse', { ...person(token), mode: 'cookie' });
    expect(session.body.refreshToken).toBeUndefined();
    expect(session.headers.get('set-cookie')).toMatch(/carpetas-sesion=.+HttpOnly/);
  });

  it('works once, also for two at once', async () => {
    const { token } = await invite();
    const answers = await Promise.all([1, 2].map(() => guest.post('/invitaciones/registrarse', person(token))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await membresias()).toHaveLength(2);
    expect(code(await guest.post('/invitaciones/registrarse', person(token)))).toEqual([409, 'INVITACION_USADA']);
  });

  it('is refused for a person with a login, whose password it could replace', async () => {
    const known = await newUsuario(test);
    const { token } = await invite(known.email);
    expect(code(await guest.post('/invitaciones/registrarse', person(token)))).toEqual([409, 'YA_TIENE_USUARIO']);
    expect((await guest.post('/auth/sign-in', { email: known.email, password: CLAVE })).status).toBe(200);
    expect(await membresias()).toHaveLength(1);
  });

  it('replaces a user who signed up with the address and never confirmed it', async () => {
    const squatter = await newUsuario(test, { nombre: 'Otra persona' });
    await test.owner.query('update usuarios set email_confirmado_en = null where id = $1', [squatter.id]);
    const { token } = await invite(squatter.email);
    expect((await guest.get(`/invitaciones/info?token=${token}`)).body.tieneUsuario).toBe(false);
    const session = await guest.post('/invitaciones/registrarse', person(token));
    expect(session.body.user).toMatchObject({ id: squatter.id, name: 'Ñandú Pérez' });
    expect((await guest.post('/auth/sign-in', { email: squatter.email, password: CLAVE })).status).toBe(404);
  });

  it('needs a name and a strong password', async () => {
    const { token, email } = await invite();
    for (const password of ['corta', 'password1', email, 'x'.repeat(129)]) {
      const refused = await guest.post('/invitaciones/registrarse', { ...person(token), password });
      expect(code(refused), password).toEqual([422, 'CLAVE_DEBIL']);
      expect(refused.body.details[0].campo).toBe('password');
    }
    for (const name of ['', '   ', 'x'.repeat(121), null]) {
      expect((await guest.post('/invitaciones/registrarse', { ...person(token), name })).status).toBe(400);
    }
    expect((await guest.post('/invitaciones/registrarse', person('y'.repeat(43)))).status).toBe(404);
    expect((await guest.get(`/invitaciones/info?token=${token}`)).body.estado).toBe('pendiente');
  });
});

it('signing up by invitations is limited by address', async () => {
  const attempt = () => guest.post('/invitaciones/registrarse', { token: 'x'.repeat(43), name: 'A', password: 'x' });
  await test.owner.query(`delete from limites where clave like 'registro:%'`);
  await withSettings(test, { LIMIT_SIGN_UP: 2 }, async () => {
    expect([(await attempt()).status, (await attempt()).status, (await attempt()).status]).toEqual([404, 404, 429]);
  });
});
