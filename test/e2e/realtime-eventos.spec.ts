import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Realtime } from '../../server/common/realtime/realtime.js';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import { Presencia } from '../../server/plataforma/usuarios/presencia.service.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { type Member, newCuenta, newMiembro, signedIn } from '../factories/people.js';
import { listen } from '../factories/sockets.js';

let test: TestApp;
let cuentaId: string;
let titular: Member;
let oficial: Member;
let ajeno: Member;

beforeAll(async () => {
  test = await sharedTestApp();
  ({ cuentaId, titular } = await newCuenta(test));
  oficial = await newMiembro(test, cuentaId, 3);
  ajeno = (await newCuenta(test)).titular;
  for (const { usuarioId } of [titular, oficial]) await test.app.get(Presencia).noteActive(usuarioId);
});

/** Runs `work` in a transaction of a member. When it throws, the transaction rolls back. */
const inTransaction = (member: Member, work: (realtime: Realtime) => void) =>
  test.app
    .get(Transactions)
    .tenantTransaction({ cuentaId: member.cuentaId, usuarioId: member.usuarioId, rolId: member.rolId }, async () =>
      work(test.app.get(Realtime)),
    );

describe('a live event', () => {
  it('reaches every tab of the person and nobody else', async () => {
    const [one, two, other] = [await listen(titular), await listen(titular), await listen(oficial)];
    const foreign = await listen(ajeno);
    await inTransaction(titular, (realtime) => {
      realtime.tellUsuario(titular.usuarioId, { type: 'notifications.changed' });
      realtime.tellCuenta({ type: 'chat.changed', chatId: 'x' });
    });
    await expect.poll(() => other.events).toEqual([{ type: 'chat.changed', chatId: 'x' }]);
    for (const { events } of [one, two]) {
      await expect
        .poll(() => events)
        .toEqual([{ type: 'notifications.changed' }, { type: 'chat.changed', chatId: 'x' }]);
    }
    expect(foreign.events).toEqual([]);
  });

  it('of one cuenta does not reach the same person in another', async () => {
    const { cuentaId: second, titular: host } = await newCuenta(test);
    await test.owner.query('insert into membresias (cuenta_id, usuario_id, rol_id) values ($1, $2, 3)', [
      second,
      oficial.usuarioId,
    ]);
    const there = await listen(await signedIn(test, { ...oficial, id: oficial.usuarioId }, second, 3));
    const here = await listen(oficial);
    await inTransaction(oficial, (realtime) => {
      realtime.tellUsuario(oficial.usuarioId, { type: 'messages.changed' });
      realtime.tellUsuarioById(oficial.usuarioId, { type: 'user.changed' });
    });
    await expect.poll(() => here.events.length).toBe(2);
    await expect.poll(() => there.events).toEqual([{ type: 'user.changed' }]);
    await inTransaction(host, (realtime) => realtime.tellUsuario(oficial.usuarioId, { type: 'shortcuts.changed' }));
    await expect.poll(() => there.events.at(-1)).toEqual({ type: 'shortcuts.changed' });
    expect(here.events).toHaveLength(2);
  });

  it('from before the connection reaches a tab too, if the tab had begun to fetch', async () => {
    const early = await listen(titular);
    const sent = { type: 'chat.changed', chatId: randomUUID() } as const;
    await inTransaction(titular, (realtime) => realtime.tellCuenta(sent));
    await expect.poll(() => early.events).toEqual([sent]);

    const late = await listen(oficial, 60_000);
    const [without, odd, foreign] = [await listen(oficial), await listen(oficial, 'x'), await listen(ajeno, 60_000)];
    await expect.poll(() => late.events).toContainEqual(sent);
    await inTransaction(titular, (realtime) => realtime.tellCuenta({ type: 'team.changed' }));
    for (const { events } of [without, odd]) {
      await expect.poll(() => events).toEqual([{ type: 'team.changed' }]);
    }
    expect(foreign.events).not.toContainEqual(sent);
  });

  it('for people who see something reaches nobody when nobody sees it', async () => {
    const [here, foreign] = [await listen(titular), await listen(ajeno)];
    await inTransaction(titular, (realtime) => realtime.tellSights([], { type: 'tasks.changed' }));
    for (const { events, member } of [
      { ...here, member: titular },
      { ...foreign, member: ajeno },
    ]) {
      await inTransaction(member, (realtime) => realtime.tellCuenta({ type: 'team.changed' }));
      await expect.poll(() => events.at(-1)).toEqual({ type: 'team.changed' });
      expect(events).not.toContainEqual({ type: 'tasks.changed' });
    }
  });

  it('is not sent when the transaction is rolled back', async () => {
    const { events } = await listen(ajeno);
    const work = inTransaction(ajeno, (realtime) => {
      realtime.tellUsuario(ajeno.usuarioId, { type: 'messages.changed' });
      throw new Error('Something else failed.');
    });
    await expect(work).rejects.toThrow('Something else failed.');
    await inTransaction(ajeno, (realtime) => realtime.tellUsuario(ajeno.usuarioId, { type: 'shortcuts.changed' }));
    await expect.poll(() => events).toEqual([{ type: 'shortcuts.changed' }]);
  });
});

it('a transaction can act as another member, and then as before', async () => {
  const transactions = test.app.get(Transactions);
  const sees = async () => {
    const [row] = await transactions.manager.query(
      `select current_setting('app.usuario_id') as usuario, current_setting('app.rol_id') as rol`,
    );
    return [row.usuario, row.rol, transactions.tenant.usuarioId];
  };
  await transactions.tenantTransaction({ cuentaId, usuarioId: titular.usuarioId, rolId: 1 }, async () => {
    const as = { usuarioId: oficial.usuarioId, rolId: 3 };
    expect(await transactions.actingAs(as, sees)).toEqual([oficial.usuarioId, '3', oficial.usuarioId]);
    expect(await sees()).toEqual([titular.usuarioId, '1', titular.usuarioId]);
  });
});

describe('the presence of a member', () => {
  const seen = async (reader: Member, id: string) =>
    (await reader.get('/apps/chat/contacts')).body.find((one: { id: string }) => one.id === id)?.estado;
  const activeMinutesAgo = (member: Member, minutes: number) =>
    test.owner.query(`update usuarios set activo_en = now() - $2 * interval '1 minute' where id = $1`, [
      member.usuarioId,
      minutes,
    ]);

  it('follows what they do in an open page, not that it is open', async () => {
    const { cuentaId: here, titular: reader } = await newCuenta(test);
    const member = await newMiembro(test, here, 3);
    const told = (estado: string) => ({ type: 'presence.changed', usuarioId: member.usuarioId, estado });
    const [tab, others, elsewhere] = [await listen(member), await listen(reader), await listen(ajeno)];
    expect(await seen(reader, member.usuarioId)).toBe('invisible');

    tab.socket.emit('active');
    await expect.poll(() => others.events).toEqual([told('enLinea')]);
    expect(await seen(reader, member.usuarioId)).toBe('enLinea');
    // A second report of activity changes nothing.
    await test.app.get(Presencia).noteActive(member.usuarioId);

    for (const [minutes, estado] of [
      [6, 'ausente'],
      [25, 'invisible'],
    ] as const) {
      await activeMinutesAgo(member, minutes);
      await test.app.get(Presencia).review();
      await expect.poll(() => others.events.at(-1)).toEqual(told(estado));
      expect(await seen(reader, member.usuarioId)).toBe(estado);
    }
    expect(others.events).toHaveLength(3);
    expect(elsewhere.events).toEqual([]);
  });

  it('ends when they sign out, and not when they have done something since they closed a page', async () => {
    const { cuentaId: here, titular: reader } = await newCuenta(test);
    const member = await newMiembro(test, here, 3);
    const [tab, others] = [await listen(member), await listen(reader)];
    const closedAt = new Date();
    tab.socket.emit('active');
    await expect.poll(() => others.events).toHaveLength(1);
    await test.app.get(Presencia).noteGone(member.usuarioId, closedAt);
    expect(await seen(reader, member.usuarioId)).toBe('enLinea');

    await member.post('/auth/sign-out', {});
    const gone = { type: 'presence.changed', usuarioId: member.usuarioId, estado: 'invisible' };
    await expect.poll(() => others.events.at(-1)).toEqual(gone);
    expect(await seen(reader, member.usuarioId)).toBe('invisible');
  });

  it('is the chosen one, whatever the member does', async () => {
    const { cuentaId: here, titular: reader } = await newCuenta(test);
    const member = await newMiembro(test, here, 3);
    await member.patch('/common/user', { user: { estado: 'ocupado' } });
    const others = await listen(reader);
    await Promise.all([1, 2].map(() => test.app.get(Presencia).noteActive(member.usuarioId)));
    await activeMinutesAgo(member, 60);
    await test.app.get(Presencia).review();
    expect(await seen(reader, member.usuarioId)).toBe('ocupado');
    expect(others.events).toEqual([]);
  });
});
