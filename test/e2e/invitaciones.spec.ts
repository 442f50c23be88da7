import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiClient } from '../factories/api-client.js';
import { changeSettings, sharedTestApp, type TestApp, withSettings } from '../factories/app.js';
import { named } from '../factories/cases.js';
import { codeOf, expireInvitacion, membresiasOf, newEmail, newInvitacion, tokenOf } from '../factories/invitaciones.js';
import { mailsTo } from '../factories/mails.js';
import { CLAVE, type Member, newCuenta, newMiembro, newUsuario } from '../factories/people.js';
import { listen } from '../factories/sockets.js';

let test: TestApp;
let guest: ApiClient;
let cuentaId: string;
let titular: Member;

changeSettings({ LIMIT_INVITATIONS: 20 });
beforeAll(async () => {
  test = await sharedTestApp();
  guest = new ApiClient(test.baseUrl);
});
beforeEach(async () => {
  ({ cuentaId, titular } = await newCuenta(test, { nombre: 'Escribanía Peña & Hijos' }));
});

const invite = (email?: string, rolId?: number) => newInvitacion(test, titular, email, rolId);

const membresias = (id = cuentaId) => membresiasOf(test, id);

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

    const token = await tokenOf(test, email);
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
    expect(codeOf(await titular.post('/invitaciones', body))).toEqual([400, 'DATOS_INVALIDOS']);
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
    expect(codeOf(refused)).toEqual([403, 'VERIFICACION_REQUERIDA']);
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
    expect(codeOf(await titular.post('/invitaciones', { email, rolId: 3 }))).toEqual([409, 'INVITACION_PENDIENTE']);

    const gestor = await newMiembro(test, cuentaId, 4);
    await titular.patch(`/miembros/${gestor.usuarioId}`, { estado: 'suspendida' });
    for (const member of [titular, gestor]) {
      const refused = await titular.post('/invitaciones', { email: member.email, rolId: 3 });
      expect(codeOf(refused)).toEqual([409, 'YA_ES_MIEMBRO']);
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

  it('is limited per person and hour over all cuentas, and counts those that are sent again', async () => {
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
    await expireInvitacion(test, id);
    expect((await titular.get('/invitaciones')).body[0].estado).toBe('vencida');
    const sent = await titular.post(`/invitaciones/${id}/reenviar`);
    expect(sent.body).toMatchObject({ id, estado: 'pendiente' });
    const next = await tokenOf(test, email, 2);
    expect(next).not.toBe(token);
    expect((await guest.get(`/invitaciones/info?token=${token}`)).status).toBe(404);
    expect((await guest.get(`/invitaciones/info?token=${next}`)).body.estado).toBe('pendiente');
  });

  it('that expired can be replaced by a new one', async () => {
    const { id, email, token } = await invite();
    await expireInvitacion(test, id);
    const again = await titular.post('/invitaciones', { email, rolId: 5 });
    expect(again.status).toBe(201);
    expect((await titular.get('/invitaciones')).body.map((each: { id: string }) => each.id)).toEqual([again.body.id]);
    expect((await guest.get(`/invitaciones/info?token=${token}`)).body.estado).toBe('vencida');
  });

  it('is revoked once, and can then be created again', async () => {
    const { id, email } = await invite();
    expect((await titular.delete(`/invitaciones/${id}`)).body).toBe(true);
    expect(codeOf(await titular.delete(`/invitaciones/${id}`))).toEqual([410, 'INVITACION_REVOCADA']);
    expect(codeOf(await titular.post(`/invitaciones/${id}/reenviar`))).toEqual([410, 'INVITACION_REVOCADA']);
    expect((await titular.post('/invitaciones', { email, rolId: 3 })).status).toBe(201);
  });
});

describe('its link', () => {
  it('shows the invitation to everybody who has it, and nothing to others', async () => {
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
    expect(codeOf(refused)).toEqual([409, 'INVITACION_DISTINTA']);
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
    expect(codeOf(await guest.post('/invitaciones/registrarse', person(token)))).toEqual([409, 'INVITACION_USADA']);
  });

  it('is refused for a person with a login, whose password it could replace', async () => {
    const known = await newUsuario(test);
    const { token } = await invite(known.email);
    expect(codeOf(await guest.post('/invitaciones/registrarse', person(token)))).toEqual([409, 'YA_TIENE_USUARIO']);
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
      expect(codeOf(refused), password).toEqual([422, 'CLAVE_DEBIL']);
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
