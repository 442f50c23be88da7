import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { codeOf, expireInvitacion, membresiasOf, newInvitacion, tokenOf } from '../factories/invitaciones.js';
import { CLAVE, type Member, newCuenta, newMiembro, newUsuario } from '../factories/people.js';
import { listen } from '../factories/sockets.js';

let test: TestApp;
let guest: ApiClient;
let cuentaId: string;
let titular: Member;

beforeAll(async () => {
  test = await sharedTestApp();
  guest = new ApiClient(test.baseUrl);
});
beforeEach(async () => {
  ({ cuentaId, titular } = await newCuenta(test, { nombre: 'Escribanía Peña & Hijos' }));
});

const invite = (email?: string, rolId?: number) => newInvitacion(test, titular, email, rolId);

async function signIn({ email }: { email: string }): Promise<ApiClient> {
  const { body } = await guest.post('/auth/sign-in', { email, password: CLAVE });
  return new ApiClient(test.baseUrl, body.accessToken);
}

const membresias = (id = cuentaId) => membresiasOf(test, id);

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
    expect(codeOf(await client.post('/invitaciones/aceptar', { token }))).toEqual([409, 'INVITACION_USADA']);
  });

  it('is refused for another invitation than the one that was shown', async () => {
    const person = await newUsuario(test);
    const { id: shown } = await invite(person.email);
    const { titular: elsewhere } = await newCuenta(test);
    const made = await elsewhere.post('/invitaciones', { email: person.email, rolId: 1 });
    const token = await tokenOf(test, person.email, 2);
    const client = await signIn(person);
    const refused = await client.post('/invitaciones/aceptar', { token, invitacionId: shown });
    expect(codeOf(refused)).toEqual([409, 'INVITACION_DISTINTA']);
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
    expect(codeOf(refused)).toEqual([409, 'INVITACION_DE_OTRO_CORREO']);
    expect(refused.body.details[0].emailInvitado).toBe('i•••@ejemplo.test');
    expect(JSON.stringify(refused.body)).not.toContain(email);
    expect(await membresias()).toHaveLength(1);
  });

  it('is refused while the e-mail is not confirmed', async () => {
    const person = await newUsuario(test);
    const { token } = await invite(person.email);
    const client = await signIn(person);
    await test.owner.query('update usuarios set email_confirmado_en = null where id = $1', [person.id]);
    expect(codeOf(await client.post('/invitaciones/aceptar', { token }))).toEqual([409, 'CORREO_SIN_CONFIRMAR']);
  });

  it('is refused when it expired, was revoked or is unknown, or the cuenta closed', async () => {
    const person = await newUsuario(test);
    const client = await signIn(person);
    const { id, token } = await invite(person.email);
    await expireInvitacion(test, id);
    expect(codeOf(await client.post('/invitaciones/aceptar', { token }))).toEqual([410, 'INVITACION_VENCIDA']);
    const second = await invite(person.email);
    await test.owner.query(
      `update cuentas set cierre_pedido_en = now(), cierra_en = now() - interval '1 second' where id = $1`,
      [cuentaId],
    );
    expect(codeOf(await client.post('/invitaciones/aceptar', { token: second.token }))).toEqual([
      410,
      'INVITACION_REVOCADA',
    ]);
    await test.owner.query('update cuentas set cierre_pedido_en = null, cierra_en = null where id = $1', [cuentaId]);
    await titular.delete(`/invitaciones/${second.id}`);
    expect(codeOf(await client.post('/invitaciones/aceptar', { token: second.token }))).toEqual([
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
