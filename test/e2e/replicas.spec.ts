import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { appUrl } from '../../server/common/database/roles.js';
import type { Channel, Listener } from '../../server/common/replicas/channel.js';
import { PostgresChannel } from '../../server/common/replicas/postgres-channel.js';
import { RedisChannel } from '../../server/common/replicas/redis-channel.js';
import { Replicas } from '../../server/common/replicas/replicas.js';
import { Presencia } from '../../server/plataforma/usuarios/presencia.service.js';
import { ApiClient } from '../factories/api-client.js';
import { createTestApp, startReplica, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { Redis } from '../factories/redis.js';
import { disconnected, type LiveClient, listen, liveSocket, refusalOf } from '../factories/sockets.js';
import { TcpProxy } from '../factories/tcp-proxy.js';

/** Caches and checks that do not expire or run during a test. */
const SLOW = { ACCESS_CACHE_SECONDS: '30', SOCKET_CHECK_SECONDS: '300', SOCKETS_PER_USER: '3' };

let test: TestApp;
let replica: { app: NestFastifyApplication; baseUrl: string };
let cuentaId: string;
let titular: Member;
let oficial: Member;

/** A member as a client of the other replica. */
const there = ({ accessToken }: ApiClient) => new ApiClient(replica.baseUrl, accessToken);
const join = ({ socket }: LiveClient, carpeta: string): Promise<boolean> => socket.emitWithAck('join', { carpeta });
const present = ({ events }: LiveClient) =>
  events.flatMap((event) => (event.type === 'carpeta.presence' ? [event.usuarios?.toSorted()] : [])).at(-1);

/** Waits until each replica has an answer of the other replica. */
async function connected(): Promise<void> {
  for (const { app } of [test, replica]) {
    await vi.waitFor(async () => expect(await app.get(Replicas).ask('live.count', ['x'])).toEqual([0, 0]), 15_000);
  }
}

beforeAll(async () => {
  test = await createTestApp(SLOW);
  replica = await startReplica(test);
  ({ cuentaId, titular } = await newCuenta(test));
  oficial = await newMiembro(test, cuentaId, 3);
  for (const { usuarioId } of [titular, oficial]) await test.app.get(Presencia).noteActive(usuarioId);
  await connected();
});
afterAll(async () => {
  await replica.app.close();
  await test.close();
});

describe('two replicas', () => {
  it('tell the tabs of both replicas of a change on either, once', async () => {
    const { id } = await newCarpeta(titular);
    const [here, far] = [await listen(titular), await listen(there(titular))];
    for (const client of [oficial, there(oficial)]) {
      expect((await client.post(`/carpetas/${id}/comentarios`, { texto: 'Vista' })).status).toBe(201);
    }
    const commented = ({ events }: LiveClient) => events.filter((event) => event.type === 'carpeta.changed');
    for (const client of [here, far]) await expect.poll(() => commented(client)).toHaveLength(2);
  });

  it('tell a connecting tab the changes that the other replica told while the tab fetched', async () => {
    const before = await listen(there(titular));
    const { id } = await newCarpeta(titular);
    await titular.post(`/carpetas/${id}/comentarios`, { texto: 'Vista' });
    await expect.poll(() => before.events).toContainEqual(expect.objectContaining({ carpeta: id }));
    const late = await listen(there(oficial), 60_000);
    await expect.poll(() => late.events).toContainEqual(expect.objectContaining({ carpeta: id }));
  });

  it('show who has a carpeta open on either, and remove whoever stops seeing it', async () => {
    const { id, version } = await newCarpeta(titular, { acto: 'Testamento', responsableId: oficial.usuarioId });
    const [one, two] = [await listen(titular), await listen(there(oficial))];
    expect([await join(one, id), await join(two, id)]).toEqual([true, true]);
    for (const client of [one, two]) {
      await expect.poll(() => present(client)).toEqual([titular.usuarioId, oficial.usuarioId].toSorted());
    }
    await titular.patch(`/carpetas/${id}`, { responsableId: titular.usuarioId }, { version });
    await expect.poll(() => two.events).toContainEqual({ type: 'accesos.changed' });
    await expect.poll(() => present(one)).toEqual([titular.usuarioId]);
  });

  it('end a session on both at once', async () => {
    const member = await newMiembro(test, cuentaId, 4);
    const far = there(member);
    const { socket } = await listen(far);
    expect((await far.get('/carpetas')).status).toBe(200);
    const end = disconnected(socket);
    expect((await member.post('/auth/sign-out')).status).toBe(200);
    expect(await end).toBe('io server disconnect');
    await expect.poll(async () => (await far.get('/carpetas')).body.code).toBe('SESSION_REVOKED');
  });

  it('let a changed role, a revoked token and a new name hold on both at once', async () => {
    const member = await newMiembro(test, cuentaId, 4);
    const far = there(member);
    const { body } = await oficial.post('/tokens', { nombre: 'Planilla', dias: 30, rolId: 4 });
    const byToken = new ApiClient(replica.baseUrl, body.token);
    const nameThere = async () =>
      (await far.get('/miembros')).body.find(({ id }: { id: string }) => id === oficial.usuarioId).nombre;
    expect([(await byToken.get('/carpetas')).status, await nameThere()]).toEqual([200, oficial.nombre]);
    await oficial.delete(`/tokens/${body.id}`);
    await expect.poll(async () => (await byToken.get('/carpetas')).body.code).toBe('TOKEN_INVALID');
    await oficial.patch('/common/user', { user: { name: 'Nombre de ahora' } });
    await expect.poll(nameThere).toBe('Nombre de ahora');
    await titular.patch(`/miembros/${member.usuarioId}`, { rolId: 5 });
    await expect.poll(async () => (await far.get('/carpetas')).body.code).toBe('TOKEN_EXPIRED');
  });

  it('limit the connections of a person together', async () => {
    const member = await newMiembro(test, cuentaId, 4);
    for (const client of [member, there(member), member]) await listen(client);
    expect(await refusalOf(liveSocket(replica.baseUrl, member.accessToken))).toBe('DEMASIADAS_CONEXIONES');
  });

  it('tell long messages too, in one piece', async () => {
    const { events } = await listen(there(titular));
    const ids = Array.from({ length: 2_000 }, (_, n) => `${n}: Núñez 🙂`);
    const event = { type: 'tasks.changed', tasks: ids } as const;
    test.app.get(Replicas).tell('live.emit', [`cuenta:${cuentaId}`], event);
    await expect.poll(() => events).toContainEqual(event);
  });

  it('have their tabs connect again when they may have missed something, and hear one another again', async () => {
    const { id } = await newCarpeta(titular);
    const { socket } = await listen(there(titular));
    const end = disconnected(socket);
    const { rowCount } = await test.superuser.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'carpetas: replicas' and datname = current_database()`,
    );
    expect(rowCount).toBe(2);
    expect(await end).toMatch(/transport/);
    await connected();
    const { events } = await listen(there(titular));
    await titular.post(`/carpetas/${id}/comentarios`, { texto: 'Vista' });
    await expect.poll(() => events).toContainEqual(expect.objectContaining({ carpeta: id }));
  });
});

/** The two channels between the replicas of an installation, and how a test cuts them. */
const CHANNELS = {
  PostgreSQL: async (): Promise<[make: (listener: Listener) => Channel, cut: () => unknown]> => [
    (listener) => new PostgresChannel(appUrl(test.ownerUrl), test.settings, new Logger(), listener),
    () =>
      test.superuser.query(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity
          where application_name = 'carpetas: replicas' and datname = current_database()`,
      ),
  ],
  Redis: async (): Promise<[make: (listener: Listener) => Channel, cut: () => unknown]> => {
    const redis = await Redis.open();
    return [(listener) => new RedisChannel(redis.url, test.jwtSecret, new Logger(), listener), () => redis.cut()];
  },
};

it('a replica whose connection gives no answer makes another connection', async () => {
  const proxy = await TcpProxy.open();
  const settings = Object.assign(Object.create(test.settings), { QUERY_TIMEOUT_MS: 300 });
  const heard: string[] = [];
  const listening: boolean[] = [];
  const channel = new PostgresChannel(proxy.before(appUrl(test.ownerUrl)), settings, new Logger(), {
    message: (text) => text.startsWith('{"n"') && heard.push(text),
    listening: (isAgain) => listening.push(isAgain),
  });
  onTestFinished(async () => {
    await channel.close();
    proxy.close();
  });
  void channel.connect();
  await expect.poll(() => listening).toEqual([false]);
  proxy.silence();
  channel.send('{"n":1}');
  proxy.repair();
  await expect.poll(() => listening).toEqual([false, true]);
  await expect.poll(() => heard).toEqual(['{"n":1}']);
});

it.each(['PostgreSQL', 'Redis'] as const)(
  'replicas hear one another again over %s, and what they said waits',
  async (over) => {
    const [make, cut] = await CHANNELS[over]();
    const heard: string[] = [];
    const listening: boolean[] = [];
    const open = (message: (text: string) => void) => {
      const channel = make({ message, listening: (isAgain) => listening.push(isAgain) });
      onTestFinished(() => channel.close());
      void channel.connect();
      return channel;
    };
    // The two applications talk over this channel too.
    open((text) => text.startsWith('{"n"') && heard.push(text));
    const speaker = open(() => undefined);
    await expect.poll(() => listening).toEqual([false, false]);
    const [short, long] = [JSON.stringify({ n: 1 }), JSON.stringify({ n: 2, texto: 'ñ'.repeat(20_000) })];
    speaker.send(short);
    speaker.send(long);
    await expect.poll(() => heard).toEqual([short, long]);
    await cut();
    await expect.poll(() => listening).toEqual([false, false, true, true]);
    speaker.send(long);
    await expect.poll(() => heard).toEqual([short, long, long]);
  },
);
