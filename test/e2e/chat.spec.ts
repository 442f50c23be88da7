import { beforeAll, describe, expect, it } from 'vitest';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import type { ChatMensajeDto } from '../../server/oficina/chat/chat.dto.js';
import { MensajesService } from '../../server/oficina/chat/mensajes.service.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { chatOf, chatsOf, newPair, onlyChat, readChat, sayIn } from '../factories/chats.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { listen } from '../factories/sockets.js';

let test: TestApp;
let cuentaId: string;
let ana: Member;
let beto: Member;

beforeAll(async () => {
  test = await sharedTestApp();
  ({ cuentaId } = await newCuenta(test));
  ana = await newMiembro(test, cuentaId, 3, 'Ana Acuña');
  beto = await newMiembro(test, cuentaId, 4, 'Beto Báez');
});

describe('a chat', () => {
  it('is created once, whichever person asks, and however many at once', async () => {
    const [a, b] = await newPair(test);
    const made = await Promise.all(Array.from({ length: 10 }, (_, i) => (i % 2 ? chatOf(a, b) : chatOf(b, a))));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await onlyChat(a)).toEqual({
      id: made[0]?.id,
      contactId: b.usuarioId,
      unreadCount: 0,
      muted: false,
      lastMessage: null,
      lastMessageAt: null,
      ultimoMensajeEn: null,
      contact: expect.objectContaining({ id: b.usuarioId, name: 'Beto <b>Báez</b>', details: expect.anything() }),
      messages: [],
    });
    expect((await onlyChat(b)).contactId).toBe(a.usuarioId);
  });

  it('appears in the other person’s list with its first message', async () => {
    const [a, b] = await newPair(test);
    const { events } = await listen(b);
    const { id } = await chatOf(a, b);
    expect((await onlyChat(a)).id).toBe(id);
    expect(await chatsOf(b)).toEqual([]);
    await sayIn(a, id, 'Hola');
    expect(await onlyChat(b)).toMatchObject({ id, unreadCount: 1 });
    await expect.poll(() => events.filter(({ type }) => type === 'chat.changed')).toHaveLength(1);
  });

  it('is with another active member of the cuenta only', async () => {
    const stranger = (await newCuenta(test)).titular;
    const self = await ana.post('/apps/chat/chat', { contactId: ana.usuarioId });
    expect([self.status, self.body.details[0].campo]).toEqual([400, 'contactId']);
    for (const contactId of [stranger.usuarioId, UNKNOWN_ID]) {
      expect((await ana.post('/apps/chat/chat', { contactId })).status).toBe(404);
    }
    for (const contactId of [undefined, null, 7, 'x', ['a']]) {
      const { status, body } = await ana.post('/apps/chat/chat', { contactId });
      expect([status, body.details[0].campo], String(contactId)).toEqual([400, 'contactId']);
    }
  });

  it('shows both people the messages in order, with their authors', async () => {
    const [a, b] = await newPair(test);
    const { id } = await chatOf(a, b);
    const first = await sayIn(a, id, 'Buen día');
    expect(first).toEqual({
      id: expect.any(String),
      chatId: id,
      contactId: a.usuarioId,
      value: 'Buen día',
      createdAt: expect.any(String),
      isMine: true,
    });
    const second = await sayIn(b, id, '<p>¿Firmamos <b>hoy</b>?</p>');
    expect(await onlyChat(a)).toMatchObject({
      unreadCount: 1,
      lastMessage: '¿Firmamos hoy?',
      lastMessageAt: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
      ultimoMensajeEn: second.createdAt,
      messages: [
        { id: first.id, isMine: true, contactId: a.usuarioId },
        { id: second.id, isMine: false, contactId: b.usuarioId, value: '<p>¿Firmamos <b>hoy</b>?</p>' },
      ],
    });
    const alone = await b.get(`/apps/chat/chat?id=${id}`);
    expect(alone.body).toEqual(await onlyChat(b));
    expect(alone.body.messages.map(({ isMine }: ChatMensajeDto) => isMine)).toEqual([false, true]);
  });

  it('goes to the top with a new message, and lists its last 50', async () => {
    const { cuentaId: id } = await newCuenta(test);
    const [a, b, c] = [await newMiembro(test, id, 2), await newMiembro(test, id, 3), await newMiembro(test, id, 4)];
    const [withB, withC] = [await chatOf(a, b), await chatOf(a, c)];
    await sayIn(a, withC.id, 'Hola');
    for (let n = 1; n <= 52; n++) {
      await sayIn(b, withB.id, `Mensaje ${n}`);
    }
    const [first, second] = await chatsOf(a);
    expect([first?.id, second?.id]).toEqual([withB.id, withC.id]);
    expect(first?.messages.map(({ value }) => value)).toEqual(Array.from({ length: 50 }, (_, i) => `Mensaje ${i + 3}`));
    expect(first?.unreadCount).toBe(52);
    expect((await a.get(`/apps/chat/chat?id=${withB.id}`)).body.messages).toHaveLength(52);
    await sayIn(c, withC.id, 'Acá estoy');
    expect((await chatsOf(a)).map((chat) => chat.id)).toEqual([withC.id, withB.id]);
  });

  it('becomes read for one of the two, and is muted by one of them', async () => {
    const [a, b] = await newPair(test);
    const { id } = await chatOf(a, b);
    await sayIn(a, id, 'Uno');
    await sayIn(a, id, 'Dos');
    expect((await onlyChat(b)).unreadCount).toBe(2);
    expect((await onlyChat(a)).unreadCount).toBe(0);
    // The reference client sends the whole chat. Only the person's own fields count.
    const whole = {
      ...(await onlyChat(b)),
      muted: true,
      lastMessage: 'Otra cosa',
      messages: [],
      contactId: b.usuarioId,
    };
    const muted = await b.patch('/apps/chat/chat', { id, chat: whole });
    expect(muted.body).toEqual({ ...(await onlyChat(b)), muted: true });
    expect(muted.body).toMatchObject({ unreadCount: 2, lastMessage: 'Dos', contactId: a.usuarioId });
    expect((await readChat(b, id)).body).toMatchObject({ unreadCount: 0, muted: true });
    expect((await onlyChat(a)).muted).toBe(false);
    await sayIn(a, id, 'Tres');
    expect(await onlyChat(b)).toMatchObject({ unreadCount: 1, muted: true });
    expect((await b.patch('/apps/chat/chat', { id, chat: { muted: false } })).body.muted).toBe(false);
  });

  it('is not read when it is muted with an older unreadCount', async () => {
    const [a, b] = await newPair(test);
    const { id } = await chatOf(a, b);
    await sayIn(a, id, 'Uno');
    await readChat(b, id);
    const seen = await onlyChat(b);
    await sayIn(a, id, 'Dos');
    const { body } = await b.patch('/apps/chat/chat', { id, chat: { ...seen, muted: true } });
    expect(body).toMatchObject({ muted: true, unreadCount: 1 });
  });

  it('is muted by its whole state, however long its messages are', async () => {
    const [a, b] = await newPair(test);
    const { id } = await chatOf(a, b);
    await sayIn(a, id, 'Uno');
    const { messages, ...seen } = await onlyChat(b);
    const long = Array.from({ length: 500 }, () => ({ ...messages[0], value: 'á'.repeat(4_000) }));
    const { status, body } = await b.patch('/apps/chat/chat', { id, chat: { ...seen, messages: long, muted: true } });
    expect([status, body.muted]).toEqual([200, true]);
  });

  it('counts as unread a message that began before the last reading and was committed after it', async () => {
    const [a, b] = await newPair(test);
    const { id } = await chatOf(a, b);
    await sayIn(a, id, 'Uno');
    const tenant = { cuentaId: a.cuentaId, usuarioId: a.usuarioId, rolId: 3 };
    await test.app.get(Transactions).tenantTransaction(tenant, async () => {
      await sayIn(b, id, 'Mientras tanto');
      await readChat(b, id);
      await test.app.get(MensajesService).send(id, { valor: 'Dos' });
    });
    const { unreadCount, messages } = await onlyChat(b);
    expect(unreadCount).toBe(1);
    expect(messages.map(({ value }) => value)).toEqual(['Uno', 'Mientras tanto', 'Dos']);
  });

  it.each([
    [{ chat: {} }, 'id'],
    [{ id: 'x', chat: {} }, 'id'],
    [{ id: UNKNOWN_ID }, 'chat'],
    [{ id: UNKNOWN_ID, chat: 'x' }, 'chat'],
    [{ id: UNKNOWN_ID, chat: { muted: 'sí' } }, 'chat.muted'],
    [{ id: UNKNOWN_ID, chat: { muted: null } }, 'chat.muted'],
    [{ id: UNKNOWN_ID, chat: { unreadCount: -1 } }, 'chat.unreadCount'],
    [{ id: UNKNOWN_ID, chat: { unreadCount: '0' } }, 'chat.unreadCount'],
  ])('refuses the change %j', async (change, campo) => {
    const { status, body } = await ana.patch('/apps/chat/chat', change);
    expect([status, body.details?.[0]?.campo]).toEqual([400, campo]);
  });

  it('that is unknown answers 404', async () => {
    for (const id of [UNKNOWN_ID, 'x', '']) {
      expect((await ana.get(`/apps/chat/chat?id=${id}`)).status, id).toBe(404);
    }
    expect((await ana.patch('/apps/chat/chat', { id: UNKNOWN_ID, chat: { muted: true } })).status).toBe(404);
    expect((await ana.post('/apps/chat/message', { chatId: UNKNOWN_ID, value: 'Hola' })).status).toBe(404);
  });
});

describe('a message', () => {
  it('is stored without active content', async () => {
    const { id } = await chatOf(ana, beto);
    const hostile =
      '<img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)" onclick="x()">ver</a> <b style="x">ya</b>';
    expect((await sayIn(ana, id, hostile)).value).toBe('<a>ver</a> <b>ya</b>');
    expect((await sayIn(ana, id, '3 < 4 & ñ "x"')).value).toBe('3 &lt; 4 &amp; ñ "x"');
    const { body } = await beto.get(`/apps/chat/chat?id=${id}`);
    expect(JSON.stringify(body)).not.toMatch(/script|onerror|onclick|javascript|style/);
    expect(body.lastMessage).toBe('3 < 4 & ñ "x"');
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['an object', { a: 1 }],
    ['empty text', ''],
    ['blanks', '  \n '],
    ['empty marks', '<b></b><br>'],
    ['only what is left out', '<script>alert(1)</script>'],
    ['too much text', 'x'.repeat(4001)],
    ['too much marked text', `<b>${'x'.repeat(4001)}</b>`],
    ['too many marks', `<u>x</u>${'<br>'.repeat(5000)}`],
    ['too much of everything', 'x'.repeat(64_001)],
  ])('has text, and not too much of it: not %s', async (_, value) => {
    const { id } = await chatOf(ana, beto);
    const { status, body } = await ana.post('/apps/chat/message', { chatId: id, value });
    expect([status, body.details?.[0]?.campo]).toEqual([400, 'value']);
  });

  it('may have 4000 characters, and names its chat', async () => {
    const { id } = await chatOf(ana, beto);
    expect((await sayIn(ana, id, `<i>${'ñ'.repeat(4000)}</i>`)).value).toHaveLength(4007);
    for (const signs of ['&', '<', '"', '&amp;', '&quot;', '&aacute;']) {
      expect((await sayIn(ana, id, signs.repeat(4000))).value).not.toBe('');
    }
    const { status, body } = await ana.post('/apps/chat/message', { chatId: 'x', value: 'Hola' });
    expect([status, body.details[0].campo]).toEqual([400, 'chatId']);
  });

  it('is stored once per Idempotency-Key, and parallel messages are all stored', async () => {
    const [a, b] = await newPair(test);
    const { id } = await chatOf(a, b);
    const headers = { 'idempotency-key': 'uno' };
    const send = () => a.post('/apps/chat/message', { chatId: id, value: 'Una vez' }, { headers });
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    await Promise.all([sayIn(a, id, 'Desde acá'), sayIn(b, id, 'Desde allá'), sayIn(a, id, 'Otra'), readChat(b, id)]);
    const values = (await onlyChat(a)).messages.map(({ value }) => value);
    expect(values.toSorted()).toEqual(['Desde acá', 'Desde allá', 'Otra', 'Una vez']);
  });

  it('reaches only the tabs of both people, after the commit', async () => {
    const [a, b] = await newPair(test);
    const { id } = await chatOf(a, b);
    const others = await newMiembro(test, a.cuentaId, 1);
    const [ofA, ofB, ofOthers] = [await listen(a), await listen(b), await listen(others)];
    const { id: mensaje } = await sayIn(a, id, 'Hola');
    const changed = { type: 'chat.changed', chatId: id, mensajes: [mensaje] };
    await expect.poll(() => ofA.events).toContainEqual(changed);
    await expect.poll(() => ofB.events).toContainEqual(changed);
    await expect.poll(() => ofB.events).toContainEqual({ type: 'messages.changed' });
    expect(ofA.events).not.toContainEqual({ type: 'messages.changed' });
    expect(ofOthers.events).toEqual([]);
    // Marking a read chat sends no event. Otherwise two tabs would keep each other busy.
    const changes = () => ofB.events.filter(({ type }) => type === 'chat.changed');
    await readChat(b, id);
    await expect.poll(changes).toHaveLength(2);
    await readChat(b, id);
    await sayIn(a, id, 'Otra vez');
    await expect.poll(changes).toHaveLength(3);
  });
});
