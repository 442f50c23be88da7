import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Presencia } from '../../server/plataforma/usuarios/presencia.service.js';
import { ApiClient } from '../factories/api-client.js';
import { createTestApp, startReplica, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { newParte } from '../factories/personas.js';
import { disconnected, type LiveClient, listen, liveSocket, refusalOf } from '../factories/sockets.js';
import { newTarea } from '../factories/tareas.js';

const PER_SECOND = 5;
/** More messages than two seconds allow. The server may begin a new second in the middle. */
const FLOOD = 2 * PER_SECOND + 1;

let test: TestApp;
let cuentaId: string;
let titular: Member;
let oficial: Member;
let ajeno: Member;

beforeAll(async () => {
  test = await createTestApp({
    SOCKET_CHECK_SECONDS: '1',
    SOCKETS_PER_USER: '3',
    SOCKET_MESSAGES_PER_SECOND: String(PER_SECOND),
  });
  ({ cuentaId, titular } = await newCuenta(test));
  oficial = await newMiembro(test, cuentaId, 3);
  ajeno = (await newCuenta(test)).titular;
  for (const { usuarioId } of [titular, oficial]) await test.app.get(Presencia).noteActive(usuarioId);
});
afterAll(() => test.close());

describe('a connection', () => {
  it('needs a valid token', async () => {
    const altered = `${titular.accessToken?.slice(0, -4)}AAAA`;
    expect(await refusalOf(liveSocket(test.baseUrl, undefined))).toBe('NO_TOKEN');
    expect(await refusalOf(liveSocket(test.baseUrl, { toString: 'x' }))).toBe('NO_TOKEN');
    expect(await refusalOf(liveSocket(test.baseUrl, altered))).toBe('TOKEN_INVALID');
  });

  it('is not given to a page of another site', async () => {
    const theirs = liveSocket(test.baseUrl, titular.accessToken, { origin: 'https://otro.ejemplo' });
    expect(await refusalOf(theirs)).toMatch(/websocket error/);
    const ours = liveSocket(test.baseUrl, titular.accessToken, { origin: test.baseUrl });
    await new Promise<void>((resolve, reject) => {
      ours.once('connect', resolve);
      ours.once('connect_error', reject);
      ours.connect();
    });
  });

  it('is limited in number for one person', async () => {
    const member = await newMiembro(test, cuentaId, 4);
    for (let tab = 0; tab < 3; tab += 1) await listen(member);
    expect(await refusalOf(liveSocket(test.baseUrl, member.accessToken))).toBe('DEMASIADAS_CONEXIONES');
  });

  it('is limited in number also when many are opened at once', async () => {
    const member = await newMiembro(test, cuentaId, 4);
    const sockets = Array.from({ length: 20 }, () => liveSocket(test.baseUrl, member.accessToken));
    // The lock makes all of them wait while the server reads their session.
    const owner = await test.owner.connect();
    await owner.query('begin; lock table sesiones');
    for (const socket of sockets) socket.connect();
    const opened = sockets.map(
      (socket) => new Promise<void>((resolve) => socket.io.engine.once('open', () => resolve())),
    );
    const answers = sockets.map(
      (socket) =>
        new Promise<boolean>((resolve) => {
          socket.once('connect', () => resolve(true));
          socket.once('connect_error', () => resolve(false));
        }),
    );
    await Promise.all(opened);
    // This answer comes after the server has read the earlier messages of the sockets.
    expect((await new ApiClient(test.baseUrl).get('/auth/opciones')).status).toBe(200);
    await owner.query('commit');
    owner.release();
    expect((await Promise.all(answers)).filter((isOpen) => isOpen)).toHaveLength(3);
  });

  it('ends when it floods', async () => {
    const { socket } = await listen(oficial);
    const end = disconnected(socket);
    for (let n = 0; n < FLOOD; n += 1) socket.emit('renew', { token: oficial.accessToken });
    expect(await end).toMatch(/transport/);
  });

  it('ends when it floods before it sends a token', async () => {
    const url = `${test.baseUrl.replace('http', 'ws')}/api/socket/?EIO=4&transport=websocket`;
    const connection = new WebSocket(url);
    const end = new Promise((resolve) => connection.addEventListener('close', resolve));
    await new Promise((resolve) => connection.addEventListener('open', resolve));
    for (let n = 0; n < FLOOD; n += 1) connection.send('40/nowhere,');
    await end;
  });

  it('ends with a message that is too large', async () => {
    const { socket } = await listen(oficial);
    const end = disconnected(socket);
    socket.emit('renew', { token: 'x'.repeat(70 * 1024) });
    expect(await end).toMatch(/transport/);
  });

  it('ends at once when its session is closed', async () => {
    const member = await newMiembro(test, cuentaId, 4);
    const { socket } = await listen(member);
    const end = disconnected(socket);
    expect((await member.post('/auth/sign-out')).status).toBe(200);
    expect(await end).toBe('io server disconnect');
  });

  it('ends when its member is suspended (case 4)', async () => {
    const member = await newMiembro(test, cuentaId, 4);
    const { socket } = await listen(member);
    const end = disconnected(socket);
    await test.owner.query(`update membresias set estado = 'suspendida' where usuario_id = $1`, [member.usuarioId]);
    expect(await end).toBe('io server disconnect');
  });

  it('can be renewed with a new token of its session, and with no other', async () => {
    const { socket } = await listen(titular);
    const next = await titular.get('/auth/check');
    expect(await socket.emitWithAck('renew', { token: next.body.accessToken })).toBe(true);
    expect(await socket.emitWithAck('renew', { token: oficial.accessToken })).toBe(false);
    expect(await socket.emitWithAck('renew', null)).toBe(false);
  });
});

it('does not stop the server from closing while tabs are connected', async () => {
  const { app, baseUrl } = await startReplica(test);
  const { titular: member } = await newCuenta(test);
  const { socket } = await listen(new ApiClient(baseUrl, member.accessToken));
  const end = disconnected(socket);
  await app.close();
  expect(await end).toMatch(/disconnect|transport/);
});

describe('a carpeta', () => {
  const join = ({ socket }: LiveClient, carpeta: unknown): Promise<boolean> => socket.emitWithAck('join', { carpeta });
  const present = ({ events }: LiveClient) =>
    events.flatMap((event) => (event.type === 'carpeta.presence' ? [event.usuarios?.toSorted()] : [])).at(-1);
  const both = () => [titular.usuarioId, oficial.usuarioId].toSorted();

  it('shows the people who have it open to each other, until they leave or their tab closes', async () => {
    const [{ id }, other] = [await newCarpeta(titular), await newCarpeta(titular)];
    const [one, two, foreign] = [await listen(titular), await listen(oficial), await listen(ajeno)];
    expect([await join(one, id), await join(two, id)]).toEqual([true, true]);
    await expect.poll(() => present(one)).toEqual(both());
    await expect.poll(() => present(two)).toEqual(both());
    await join(two, other.id);
    await expect.poll(() => present(one)).toEqual([titular.usuarioId]);
    await join(two, id);
    await expect.poll(() => present(one)).toEqual(both());
    two.socket.disconnect();
    await expect.poll(() => present(one)).toEqual([titular.usuarioId]);
    expect(await join(one, null)).toBe(false);
    for (const garbage of [id, { toString: id }]) expect(await join(foreign, garbage)).toBe(false);
    expect(foreign.events).toEqual([]);
  });

  it('tells its events only to people who see it, and lets only them in', async () => {
    const { id, version } = await newCarpeta(titular, { acto: 'Testamento' });
    const [one, two, foreign] = [await listen(titular), await listen(oficial), await listen(ajeno)];
    expect(await join(two, id)).toBe(false);
    await newParte(titular, id);
    const { id: tarea } = await newTarea(titular, { carpetaId: id });
    const por = titular.usuarioId;
    // Each added persona is a fact of the office's activity, which titulares are told of.
    const ofCarpeta = () => one.events.filter(({ type }) => type !== 'activity.changed');
    await expect.poll(ofCarpeta).toEqual([
      { type: 'carpeta.changed', carpeta: id, que: 'partes', por },
      { type: 'carpeta.changed', carpeta: id, que: 'tareas', por },
      { type: 'tasks.changed', tasks: [tarea] },
    ]);
    expect(two.events).toEqual([]);

    const campos = ['responsableId'];
    const given = await titular.patch(`/carpetas/${id}`, { responsableId: oficial.usuarioId }, { version });
    await expect
      .poll(() => two.events.filter(({ type }) => type.startsWith('carpeta')))
      .toEqual([{ type: 'carpetas.changed' }, { type: 'carpeta.changed', carpeta: id, que: 'detalle', por, campos }]);
    expect(await join(two, id)).toBe(true);
    await expect.poll(() => present(two)).toEqual([oficial.usuarioId]);
    two.events.length = 0;
    await titular.patch(`/carpetas/${id}`, { responsableId: por }, { version: given.body.version });
    // The person's last events after the carpeta is out of sight. The events do not name the carpeta.
    const last = [{ type: 'accesos.changed' }, { type: 'carpetas.changed' }];
    const heard = () => two.events.toSorted((a, b) => a.type.localeCompare(b.type));
    await expect.poll(heard).toEqual(last);
    await join(one, id);
    await expect.poll(() => present(one)).toEqual([por]);
    await newParte(titular, id);
    await expect.poll(() => ofCarpeta().at(-1)).toMatchObject({ que: 'partes' });
    expect(heard()).toEqual(last);
    expect(foreign.events).toEqual([]);
  });

  /** A gestor whose acceso to a carpeta has expired. The titular has the carpeta open too. */
  const expired = async () => {
    const { id } = await newCarpeta(titular);
    const gestor = await newMiembro(test, cuentaId, 4);
    await test.app.get(Presencia).noteActive(gestor.usuarioId);
    await titular.send('PUT', `/carpetas/${id}/accesos/${gestor.usuarioId}`, { hasta: '2999-12-31' });
    const [one, two] = [await listen(titular), await listen(gestor)];
    expect([await join(one, id), await join(two, id)]).toEqual([true, true]);
    await expect.poll(() => present(one)).toEqual([titular.usuarioId, gestor.usuarioId].toSorted());
    await test.owner.query(`update carpeta_accesos set hasta = '2020-01-01' where carpeta_id = $1`, [id]);
    two.events.length = 0;
    return { id, one, two };
  };

  it('is left by people whose acceso ended by its date, who are told', async () => {
    const { one, two } = await expired();
    await expect.poll(() => two.events, { timeout: 5_000 }).toEqual([{ type: 'accesos.changed' }]);
    await expect.poll(() => present(one)).toEqual([titular.usuarioId]);
  });

  it('tells people whose acceso has ended none of its events', async () => {
    const { id, one, two } = await expired();
    const three = await listen(oficial);
    await join(three, id);
    await expect.poll(() => present(one)).toEqual(both());
    expect(two.events).toEqual([{ type: 'accesos.changed' }]);

    const again = await expired();
    await newParte(titular, again.id);
    await expect.poll(() => present(again.one)).toEqual([titular.usuarioId]);
    expect(again.two.events).toEqual([{ type: 'accesos.changed' }]);
  });

  it('does not show an invisible person, also from the moment of their choice', async () => {
    const { id } = await newCarpeta(titular);
    const [one, two] = [await listen(titular), await listen(oficial)];
    onTestFinished(async () => void (await oficial.patch('/common/user', { user: { estado: 'enLinea' } })));
    await join(one, id);
    await join(two, id);
    await expect.poll(() => present(one)).toEqual(both());
    await oficial.patch('/common/user', { user: { estado: 'invisible' } });
    await expect.poll(() => present(one)).toEqual([titular.usuarioId]);
    const three = await listen(titular);
    await join(three, id);
    await expect.poll(() => present(three)).toEqual([titular.usuarioId]);
    await oficial.patch('/common/user', { user: { estado: 'enLinea' } });
    await expect.poll(() => present(one)).toEqual(both());
  });
});
