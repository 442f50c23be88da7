import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionsOf } from '../../server/common/access/permissions.js';
import { ROL } from '../../server/vocabulario/roles.js';
import { ApiClient } from '../factories/api-client.js';
import { createTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { CLAVE, type Member, newCuenta, newMiembro, newUsuario, signedIn } from '../factories/people.js';
import { disconnected, listen } from '../factories/sockets.js';

let test: TestApp;
let cuentaId: string;
let titular: Member;

beforeAll(async () => {
  // Sessions are cached as in production. So an immediate effect cannot come from reading the database.
  test = await createTestApp({ ACCESS_CACHE_SECONDS: '20' });
  ({ cuentaId, titular } = await newCuenta(test));
  await test.owner.query(`update cuentas set plan = 'plena' where id = $1`, [cuentaId]);
});
afterAll(() => test.close());

const auditoria = async (accion: string, usuarioId: string) => {
  const { rows } = await test.owner.query(
    'select datos from auditoria where cuenta_id = $1 and accion = $2 and entidad_id = $3',
    [cuentaId, accion, usuarioId],
  );
  return rows.map(({ datos }) => datos);
};
const names = ({ body }: { body: { id: string }[] }) => body.map(({ id }) => id);

describe('the members', () => {
  it('are listed without suspended members, which only a titular may ask for', async () => {
    const { cuentaId: id, titular: own } = await newCuenta(test);
    const oficial = await newMiembro(test, id, 3);
    const gestor = await newMiembro(test, id, 4);
    expect((await own.patch(`/miembros/${gestor.usuarioId}`, { estado: 'suspendida' })).status).toBe(200);

    expect(names(await own.get('/miembros'))).not.toContain(gestor.usuarioId);
    const all = await own.get('/miembros?todos=true');
    expect(all.body.find((each: { id: string }) => each.id === gestor.usuarioId)).toMatchObject({
      membresia: 'suspendida',
      rol: 'Gestor',
    });
    expect(names(await oficial.get('/miembros?todos=true')).sort()).toEqual([own.usuarioId, oficial.usuarioId].sort());
    expect((await own.get('/miembros?todos=quizas')).status).toBe(400);
  });

  it('are administered only by titulares', async () => {
    const victim = await newMiembro(test, cuentaId, 4);
    for (const rolId of [2, 3, 4, 5]) {
      const other = await newMiembro(test, cuentaId, rolId);
      expect((await other.patch(`/miembros/${victim.usuarioId}`, { rolId: 1 })).status).toBe(403);
      expect((await other.patch(`/miembros/${other.usuarioId}`, { rolId: 1 })).status).toBe(403);
      expect((await other.delete(`/miembros/${victim.usuarioId}`)).status).toBe(403);
    }
  });

  it('are changed only by a titular who was verified recently', async () => {
    const victim = await newMiembro(test, cuentaId, 4);
    const other = await newMiembro(test, cuentaId, 1);
    await test.owner.query(`update sesiones set verificada_en = now() - interval '1 hour' where usuario_id = $1`, [
      other.usuarioId,
    ]);
    const refused = await other.patch(`/miembros/${victim.usuarioId}`, { rolId: 5 });
    expect([refused.status, refused.body.code]).toEqual([403, 'VERIFICACION_REQUERIDA']);
    expect((await other.delete(`/miembros/${victim.usuarioId}`)).body.code).toBe('VERIFICACION_REQUERIDA');
    await test.owner.query(`update membresias set rol_id = 5 where usuario_id = $1`, [other.usuarioId]);
  });

  it('of another cuenta, and people who are no members, are not found', async () => {
    const theirs = await newCuenta(test);
    const gone = await newMiembro(test, cuentaId, 5);
    expect((await titular.delete(`/miembros/${gone.usuarioId}`)).body).toBe(true);
    for (const id of [theirs.titular.usuarioId, gone.usuarioId, (await newUsuario(test)).id, 'nadie']) {
      expect((await titular.patch(`/miembros/${id}`, { rolId: 5 })).status, id).toBe(404);
      expect((await titular.delete(`/miembros/${id}`)).status, id).toBe(404);
    }
    expect((await theirs.titular.get('/miembros')).body).toHaveLength(1);
  });

  it.each([[{ rolId: 6 }], [{ rolId: '1' }], [{ rolId: null }], [{ estado: 'retirada' }], [{ estado: null }]])(
    'refuse %j',
    async (body) => {
      const victim = await newMiembro(test, cuentaId, 4);
      const refused = await titular.patch(`/miembros/${victim.usuarioId}`, body);
      expect([refused.status, refused.body.code]).toEqual([400, 'DATOS_INVALIDOS']);
    },
  );
});

describe('a change', () => {
  it('of role is in the next token, announced and audited', async () => {
    const oficial = await newMiembro(test, cuentaId, 3, 'Ofelia Paz');
    const { events } = await listen(titular);
    const { socket } = await listen(oficial);
    expect((await oficial.get('/carpetas')).status).toBe(200);
    const guest = new ApiClient(test.baseUrl);
    const session = (await guest.post('/auth/sign-in', { email: oficial.email, password: CLAVE })).body;
    expect(session.permisos).toEqual(permissionsOf(ROL.oficial));
    const end = disconnected(socket);

    const changed = await titular.patch(`/miembros/${oficial.usuarioId}`, { rolId: 5 });

    expect(changed.body).toMatchObject({ rolId: 5, rol: 'Lectura', membresia: 'activa' });
    await end;
    await expect.poll(() => events).toContainEqual({ type: 'team.changed' });
    const stale = await oficial.get('/carpetas');
    expect([stale.status, stale.body.code]).toEqual([401, 'TOKEN_EXPIRED']);
    const { body: renewed } = await guest.post('/auth/refresh-token', { refreshToken: session.refreshToken });
    expect(renewed.permisos).toEqual(permissionsOf(ROL.lectura));
    const again = await signedIn(test, { ...oficial, id: oficial.usuarioId }, cuentaId, 5);
    expect((await again.post('/carpetas', {})).status).toBe(403);
    expect(await auditoria('miembro.rol_cambiado', oficial.usuarioId)).toEqual([{ nombre: 'Ofelia Paz', de: 3, a: 5 }]);
  });

  it('that changes nothing is not audited', async () => {
    const gestor = await newMiembro(test, cuentaId, 4);
    const same = await titular.patch(`/miembros/${gestor.usuarioId}`, { rolId: 4, estado: 'activa' });
    expect(same.status).toBe(200);
    expect((await titular.patch(`/miembros/${gestor.usuarioId}`, {})).body).toEqual(same.body);
    expect(await auditoria('miembro.rol_cambiado', gestor.usuarioId)).toEqual([]);
    expect((await gestor.get('/carpetas')).status).toBe(200);
  });
});

describe('a suspended member (case 4)', () => {
  it('loses the API and the socket at once, and the API works again after reactivation', async () => {
    const gestor = await newMiembro(test, cuentaId, 4);
    const { socket } = await listen(gestor);
    expect((await gestor.get('/carpetas')).status).toBe(200);
    const end = disconnected(socket);

    expect((await titular.patch(`/miembros/${gestor.usuarioId}`, { estado: 'suspendida' })).status).toBe(200);

    await end;
    expect((await gestor.get('/carpetas')).body.code).toBe('TOKEN_EXPIRED');
    expect((await gestor.post(`/cuentas/${cuentaId}/seleccionar`)).status).toBe(401);
    const session = (await new ApiClient(test.baseUrl).post('/auth/sign-in', { email: gestor.email, password: CLAVE }))
      .body;
    expect(session.estado).toBe('AUTHENTICATED_NO_ACCOUNT');
    expect((await titular.patch(`/miembros/${gestor.usuarioId}`, { estado: 'activa' })).status).toBe(200);
    expect((await gestor.get('/carpetas')).status).toBe(200);
    expect(await auditoria('miembro.suspendido', gestor.usuarioId)).toHaveLength(1);
    expect(await auditoria('miembro.reactivado', gestor.usuarioId)).toHaveLength(1);
  });

  it('sees the name of the cuenta, and no more, in each session without a cuenta', async () => {
    const { cuentaId: id, titular: own } = await newCuenta(test, { nombre: 'Notaría Sur' });
    const gestor = await newMiembro(test, id, 4);
    const set = (body: object) => own.patch(`/miembros/${gestor.usuarioId}`, body);
    const signIn = async () =>
      (await new ApiClient(test.baseUrl).post('/auth/sign-in', { email: gestor.email, password: CLAVE })).body;
    expect((await signIn()).user).not.toHaveProperty('suspendidas');

    await set({ estado: 'suspendida' });
    const { accessToken, refreshToken, ...session } = await signIn();
    expect(session).toMatchObject({
      estado: 'AUTHENTICATED_NO_ACCOUNT',
      user: { cuentas: [], suspendidas: ['Notaría Sur'] },
    });
    expect(JSON.stringify(session)).not.toContain(id);
    const client = new ApiClient(test.baseUrl, accessToken);
    expect((await client.get('/auth/check')).body.user.suspendidas).toEqual(['Notaría Sur']);
    const renewed = await client.post('/auth/refresh-token', { refreshToken });
    expect(renewed.body.user.suspendidas).toEqual(['Notaría Sur']);

    // A person with another active cuenta does not see it.
    const { cuentaId: other } = await newCuenta(test);
    await test.owner.query('insert into membresias (cuenta_id, usuario_id, rol_id) values ($1, $2, 3)', [
      other,
      gestor.usuarioId,
    ]);
    expect((await signIn()).user).not.toHaveProperty('suspendidas');
    await test.owner.query('delete from membresias where cuenta_id = $1 and usuario_id = $2', [
      other,
      gestor.usuarioId,
    ]);

    await set({ estado: 'activa' });
    expect((await signIn()).user).not.toHaveProperty('suspendidas');
  });

  it('does not see a cuenta that removed them, or that has closed', async () => {
    const { cuentaId: id, titular: own } = await newCuenta(test);
    const [gone, kept] = [await newMiembro(test, id, 4), await newMiembro(test, id, 4)];
    await own.delete(`/miembros/${gone.usuarioId}`);
    await own.patch(`/miembros/${kept.usuarioId}`, { estado: 'suspendida' });
    await test.owner.query(
      `update cuentas set cierre_pedido_en = now() - interval '30 days', cierra_en = now() - interval '1 minute'
        where id = $1`,
      [id],
    );
    for (const { email } of [gone, kept]) {
      const { body } = await new ApiClient(test.baseUrl).post('/auth/sign-in', { email, password: CLAVE });
      expect(body.estado).toBe('AUTHENTICATED_NO_ACCOUNT');
      expect(body.user).not.toHaveProperty('suspendidas');
    }
  });

  it('is not reactivated beyond the plan', async () => {
    const { cuentaId: id, titular: own } = await newCuenta(test);
    const gestor = await newMiembro(test, id, 4);
    await own.patch(`/miembros/${gestor.usuarioId}`, { estado: 'suspendida' });
    await test.owner.query(`update cuentas set plan = 'inicial' where id = $1`, [id]);
    while ((await own.get('/plan')).body.uso.miembros < 3) await newMiembro(test, id, 5);
    const refused = await own.patch(`/miembros/${gestor.usuarioId}`, { estado: 'activa' });
    expect([refused.status, refused.body.code]).toEqual([409, 'LIMITE_MIEMBROS']);
  });
});

describe('a person who is removed or leaves', () => {
  it('is still named in their carpetas', async () => {
    const oficial = await newMiembro(test, cuentaId, 3, 'Rosa Núñez');
    const { id, version } = await newCarpeta(titular, { responsableId: oficial.usuarioId });
    expect((await titular.delete(`/miembros/${oficial.usuarioId}`)).body).toBe(true);

    const carpeta = await titular.get(`/carpetas/${id}`);
    expect(carpeta.body.responsable).toEqual({ id: oficial.usuarioId, nombre: 'Rosa Núñez' });
    expect((await titular.patch(`/carpetas/${id}`, { caratula: 'Otra' }, { version })).status).toBe(200);
    const list = await titular.get(`/carpetas?responsableId=${oficial.usuarioId}`);
    expect(list.body.carpetas).toHaveLength(1);
    expect(names(await titular.get('/miembros?todos=true'))).not.toContain(oficial.usuarioId);
    expect(await auditoria('miembro.quitado', oficial.usuarioId)).toEqual([{ nombre: 'Rosa Núñez' }]);
  });

  it('keeps their session, without a cuenta', async () => {
    const lectura = await newMiembro(test, cuentaId, 5);
    const session = await lectura.post('/miembros/salir');
    expect(session.status).toBe(200);
    expect(session.body).toMatchObject({ estado: 'AUTHENTICATED_NO_ACCOUNT', user: { cuentaActivaId: null } });
    const after = new ApiClient(test.baseUrl, session.body.accessToken);
    expect((await after.get('/carpetas')).body.code).toBe('SIN_CUENTA');
    expect((await lectura.get('/carpetas')).body.code).toBe('TOKEN_EXPIRED');
    expect(await auditoria('miembro.salido', lectura.usuarioId)).toHaveLength(1);
  });

  it('cannot remove or suspend themselves, but can change their own role', async () => {
    const other = await newMiembro(test, cuentaId, 1);
    expect((await other.delete(`/miembros/${other.usuarioId}`)).status).toBe(422);
    expect((await other.patch(`/miembros/${other.usuarioId}`, { estado: 'suspendida' })).status).toBe(422);
    expect((await other.patch(`/miembros/${other.usuarioId}`, { rolId: 2 })).status).toBe(200);
  });
});

describe('the last titular', () => {
  it('cannot leave, and cannot take another role', async () => {
    const { cuentaId: id, titular: own } = await newCuenta(test);
    await newMiembro(test, id, 2);
    const suspended = await newMiembro(test, id, 1);
    await own.patch(`/miembros/${suspended.usuarioId}`, { estado: 'suspendida' });
    for (const refused of [
      await own.post('/miembros/salir'),
      await own.patch(`/miembros/${own.usuarioId}`, { rolId: 2 }),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([409, 'ULTIMO_TITULAR']);
    }
    expect((await own.get('/carpetas')).status).toBe(200);
  });

  it('stays when two leave at once', async () => {
    const { cuentaId: id, titular: own } = await newCuenta(test);
    const other = await newMiembro(test, id, 1);
    const answers = await Promise.all([own.post('/miembros/salir'), other.post('/miembros/salir')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('ULTIMO_TITULAR');
  });

  it('is protected by the database too', async () => {
    const { cuentaId: id } = await newCuenta(test);
    for (const statement of [
      `update membresias set estado = 'retirada' where cuenta_id = $1`,
      'update membresias set rol_id = 2 where cuenta_id = $1',
    ]) {
      await expect(test.owner.query(statement, [id])).rejects.toMatchObject({ code: 'CA001' });
    }
    // Facts about the members' actions name them.
    const removed = test.owner.query('delete from membresias where cuenta_id = $1', [id]);
    await expect(removed).rejects.toMatchObject({ code: '23503' });
  });
});
