import { beforeAll, describe, expect, it } from 'vitest';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import type { ChatDto, ChatMensajeDto } from '../../server/oficina/chat/chat.dto.js';
import { MensajesService } from '../../server/oficina/chat/mensajes.service.js';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { alsoIn, type Member, newCuenta, newMiembro } from '../factories/people.js';
import { listen } from '../factories/sockets.js';

let test: TestApp;
let cuentaId: string;
let titular: Member;
let ana: Member;
let beto: Member;

beforeAll(async () => {
  test = await sharedTestApp();
  ({ cuentaId, titular } = await newCuenta(test));
  ana = await newMiembro(test, cuentaId, 3, 'Ana Acuña');
  beto = await newMiembro(test, cuentaId, 4, 'Beto Báez');
});

/** Two members of a new cuenta. */
async function pair(): Promise<[Member, Member]> {
  const { cuentaId: id } = await newCuenta(test);
  return [await newMiembro(test, id, 3, 'Ana Acuña'), await newMiembro(test, id, 4, 'Beto <b>Báez</b>')];
}

async function chatOf(from: Member, to: Member): Promise<ChatDto> {
  const { status, body } = await from.post<ChatDto>('/apps/chat/chat', { contactId: to.usuarioId });
  expect(status).toBe(200);
  return body;
}

async function say(from: Member, chatId: string, value: string): Promise<ChatMensajeDto> {
  const { status, body } = await from.post<ChatMensajeDto>('/apps/chat/message', { chatId, value });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
}

const chats = async (member: Member): Promise<ChatDto[]> => (await member.get('/apps/chat/chats')).body;
const only = async (member: Member): Promise<ChatDto> => {
  const all = await chats(member);
  expect(all).toHaveLength(1);
  return all[0] as ChatDto;
};
const read = (member: Member, id: string) => member.patch('/apps/chat/chat', { id, chat: { unreadCount: 0 } });

describe('contacts', () => {
  it('are the other members by name, without details', async () => {
    const { status, body } = await ana.get('/apps/chat/contacts');
    expect(status).toBe(200);
    expect(body).toHaveLength(2);
    expect(body).toContainEqual({
      id: beto.usuarioId,
      avatar: null,
      name: 'Beto Báez',
      about: 'Gestor',
      estado: 'invisible',
      status: 'not-visible',
    });
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['Beto Báez', titular.nombre]);
  });

  it('are in Spanish alphabetical order', async () => {
    const { cuentaId: id, titular: me } = await newCuenta(test);
    for (const nombre of ['Zoe', 'beto', 'Álvaro', 'Íñigo']) await newMiembro(test, id, 3, nombre);
    const { body } = await me.get('/apps/chat/contacts');
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['Álvaro', 'beto', 'Íñigo', 'Zoe']);
  });

  it('have their details when they are asked for one by one', async () => {
    const { body } = await ana.get(`/apps/chat/contact?id=${beto.usuarioId}`);
    expect(body).toMatchObject({
      id: beto.usuarioId,
      details: {
        emails: [{ email: beto.email, label: 'Trabajo' }],
        phoneNumbers: [],
        title: 'Gestor',
        company: 'Escribanía de prueba',
        birthday: null,
        address: null,
      },
      attachments: { media: [], docs: [], links: [] },
    });
    for (const id of [ana.usuarioId, UNKNOWN_ID, 'x', (await newCuenta(test)).titular.usuarioId]) {
      expect((await ana.get(`/apps/chat/contact?id=${id}`)).status, id).toBe(404);
    }
    expect((await ana.get('/apps/chat/contact')).status).toBe(404);
  });

  it('do not include oneself, who has a profile', async () => {
    expect((await ana.get('/apps/chat/profile')).body).toEqual({
      id: ana.usuarioId,
      name: 'Ana Acuña',
      email: ana.email,
      avatar: null,
      about: 'Oficial',
    });
  });
});

describe('a chat', () => {
  it('is created once, whichever person asks, and however many at once', async () => {
    const [a, b] = await pair();
    const made = await Promise.all(Array.from({ length: 10 }, (_, i) => (i % 2 ? chatOf(a, b) : chatOf(b, a))));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await only(a)).toEqual({
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
    expect((await only(b)).contactId).toBe(a.usuarioId);
  });

  it('appears in the other person’s list with its first message', async () => {
    const [a, b] = await pair();
    const { events } = await listen(b);
    const { id } = await chatOf(a, b);
    expect((await only(a)).id).toBe(id);
    expect(await chats(b)).toEqual([]);
    await say(a, id, 'Hola');
    expect(await only(b)).toMatchObject({ id, unreadCount: 1 });
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

  it('shows both what was written, in order, and who wrote it', async () => {
    const [a, b] = await pair();
    const { id } = await chatOf(a, b);
    const first = await say(a, id, 'Buen día');
    expect(first).toEqual({
      id: expect.any(String),
      chatId: id,
      contactId: a.usuarioId,
      value: 'Buen día',
      createdAt: expect.any(String),
      isMine: true,
    });
    const second = await say(b, id, '<p>¿Firmamos <b>hoy</b>?</p>');
    expect(await only(a)).toMatchObject({
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
    expect(alone.body).toEqual(await only(b));
    expect(alone.body.messages.map(({ isMine }: ChatMensajeDto) => isMine)).toEqual([false, true]);
  });

  it('goes to the top with a new message, and lists its last 50', async () => {
    const { cuentaId: id } = await newCuenta(test);
    const [a, b, c] = [await newMiembro(test, id, 2), await newMiembro(test, id, 3), await newMiembro(test, id, 4)];
    const [withB, withC] = [await chatOf(a, b), await chatOf(a, c)];
    await say(a, withC.id, 'Hola');
    for (let n = 1; n <= 52; n++) {
      await say(b, withB.id, `Mensaje ${n}`);
    }
    const [first, second] = await chats(a);
    expect([first?.id, second?.id]).toEqual([withB.id, withC.id]);
    expect(first?.messages.map(({ value }) => value)).toEqual(Array.from({ length: 50 }, (_, i) => `Mensaje ${i + 3}`));
    expect(first?.unreadCount).toBe(52);
    expect((await a.get(`/apps/chat/chat?id=${withB.id}`)).body.messages).toHaveLength(52);
    await say(c, withC.id, 'Acá estoy');
    expect((await chats(a)).map((chat) => chat.id)).toEqual([withC.id, withB.id]);
  });

  it('becomes read for one of the two, and is muted by one of them', async () => {
    const [a, b] = await pair();
    const { id } = await chatOf(a, b);
    await say(a, id, 'Uno');
    await say(a, id, 'Dos');
    expect((await only(b)).unreadCount).toBe(2);
    expect((await only(a)).unreadCount).toBe(0);
    // The reference client sends the whole chat. Only the person's own fields count.
    const whole = { ...(await only(b)), muted: true, lastMessage: 'Otra cosa', messages: [], contactId: b.usuarioId };
    const muted = await b.patch('/apps/chat/chat', { id, chat: whole });
    expect(muted.body).toEqual({ ...(await only(b)), muted: true });
    expect(muted.body).toMatchObject({ unreadCount: 2, lastMessage: 'Dos', contactId: a.usuarioId });
    expect((await read(b, id)).body).toMatchObject({ unreadCount: 0, muted: true });
    expect((await only(a)).muted).toBe(false);
    await say(a, id, 'Tres');
    expect(await only(b)).toMatchObject({ unreadCount: 1, muted: true });
    expect((await b.patch('/apps/chat/chat', { id, chat: { muted: false } })).body.muted).toBe(false);
  });

  it('is not read when it is muted with an older unreadCount', async () => {
    const [a, b] = await pair();
    const { id } = await chatOf(a, b);
    await say(a, id, 'Uno');
    await read(b, id);
    const seen = await only(b);
    await say(a, id, 'Dos');
    const { body } = await b.patch('/apps/chat/chat', { id, chat: { ...seen, muted: true } });
    expect(body).toMatchObject({ muted: true, unreadCount: 1 });
  });

  it('is muted by its whole state, however long its messages are', async () => {
    const [a, b] = await pair();
    const { id } = await chatOf(a, b);
    await say(a, id, 'Uno');
    const { messages, ...seen } = await only(b);
    const long = Array.from({ length: 500 }, () => ({ ...messages[0], value: 'á'.repeat(4_000) }));
    const { status, body } = await b.patch('/apps/chat/chat', { id, chat: { ...seen, messages: long, muted: true } });
    expect([status, body.muted]).toEqual([200, true]);
  });

  it('counts as unread a message that began before the last reading and was committed after it', async () => {
    const [a, b] = await pair();
    const { id } = await chatOf(a, b);
    await say(a, id, 'Uno');
    const tenant = { cuentaId: a.cuentaId, usuarioId: a.usuarioId, rolId: 3 };
    await test.app.get(Transactions).tenantTransaction(tenant, async () => {
      await say(b, id, 'Mientras tanto');
      await read(b, id);
      await test.app.get(MensajesService).send(id, { valor: 'Dos' });
    });
    const { unreadCount, messages } = await only(b);
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
    expect((await say(ana, id, hostile)).value).toBe('<a>ver</a> <b>ya</b>');
    expect((await say(ana, id, '3 < 4 & ñ "x"')).value).toBe('3 &lt; 4 &amp; ñ "x"');
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
    expect((await say(ana, id, `<i>${'ñ'.repeat(4000)}</i>`)).value).toHaveLength(4007);
    for (const signs of ['&', '<', '"', '&amp;', '&quot;', '&aacute;']) {
      expect((await say(ana, id, signs.repeat(4000))).value).not.toBe('');
    }
    const { status, body } = await ana.post('/apps/chat/message', { chatId: 'x', value: 'Hola' });
    expect([status, body.details[0].campo]).toEqual([400, 'chatId']);
  });

  it('is stored once per Idempotency-Key, and parallel messages are all stored', async () => {
    const [a, b] = await pair();
    const { id } = await chatOf(a, b);
    const headers = { 'idempotency-key': 'uno' };
    const send = () => a.post('/apps/chat/message', { chatId: id, value: 'Una vez' }, { headers });
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    await Promise.all([say(a, id, 'Desde acá'), say(b, id, 'Desde allá'), say(a, id, 'Otra'), read(b, id)]);
    const values = (await only(a)).messages.map(({ value }) => value);
    expect(values.toSorted()).toEqual(['Desde acá', 'Desde allá', 'Otra', 'Una vez']);
  });

  it('reaches only the tabs of both people, after the commit', async () => {
    const [a, b] = await pair();
    const { id } = await chatOf(a, b);
    const others = await newMiembro(test, a.cuentaId, 1);
    const [ofA, ofB, ofOthers] = [await listen(a), await listen(b), await listen(others)];
    const { id: mensaje } = await say(a, id, 'Hola');
    const changed = { type: 'chat.changed', chatId: id, mensajes: [mensaje] };
    await expect.poll(() => ofA.events).toContainEqual(changed);
    await expect.poll(() => ofB.events).toContainEqual(changed);
    await expect.poll(() => ofB.events).toContainEqual({ type: 'messages.changed' });
    expect(ofA.events).not.toContainEqual({ type: 'messages.changed' });
    expect(ofOthers.events).toEqual([]);
    // Marking a read chat sends no event. Otherwise two tabs would keep each other busy.
    const changes = () => ofB.events.filter(({ type }) => type === 'chat.changed');
    await read(b, id);
    await expect.poll(changes).toHaveLength(2);
    await read(b, id);
    await say(a, id, 'Otra vez');
    await expect.poll(changes).toHaveLength(3);
  });
});

describe('who reads a chat', () => {
  it('is its two people: neither the titular nor another cuenta', async () => {
    const { id } = await chatOf(ana, beto);
    await say(ana, id, 'Entre nosotros');
    const stranger = (await newCuenta(test)).titular;
    for (const other of [titular, await newMiembro(test, cuentaId, 1), stranger]) {
      expect((await other.get(`/apps/chat/chat?id=${id}`)).status).toBe(404);
      expect((await other.patch('/apps/chat/chat', { id, chat: { muted: true } })).status).toBe(404);
      expect((await read(other, id)).status).toBe(404);
      expect((await other.post('/apps/chat/message', { chatId: id, value: 'Permiso' })).status).toBe(404);
      expect(JSON.stringify(await chats(other))).not.toContain('Entre nosotros');
    }
    const { body } = await beto.get(`/apps/chat/chat?id=${id}`);
    expect(JSON.stringify(body)).not.toContain('Permiso');
    expect(body.muted).toBe(false);
  });

  it('is neither of them in another cuenta, where both may talk too', async () => {
    const [a, b] = await pair();
    const { id } = await chatOf(a, b);
    await say(a, id, 'Solo en esta oficina');
    const other = await newCuenta(test);
    const there = await alsoIn(test, a, other.cuentaId, 3);
    const partner = await alsoIn(test, b, other.cuentaId, 3);
    expect(await chats(there)).toEqual([]);
    expect((await there.get(`/apps/chat/chat?id=${id}`)).status).toBe(404);
    expect((await there.post('/apps/chat/message', { chatId: id, value: 'Permiso' })).status).toBe(404);
    const own = await chatOf(there, partner);
    expect(own.id).not.toBe(id);
    await say(there, own.id, 'Y en la otra');
    expect(JSON.stringify(await chats(a))).not.toContain('Y en la otra');
  });

  it('can read it when the other person has left, but not write', async () => {
    const [a, b] = await pair();
    const { id } = await chatOf(a, b);
    await say(b, id, 'Me voy');
    await test.owner.query(`update membresias set estado = 'suspendida' where usuario_id = $1`, [b.usuarioId]);
    expect(await only(a)).toMatchObject({
      lastMessage: 'Me voy',
      contact: { name: 'Beto <b>Báez</b>', about: 'Ya no es parte de la cuenta', status: 'not-visible' },
    });
    const refused = await a.post('/apps/chat/message', { chatId: id, value: '¿Adónde?' });
    expect([refused.status, refused.body.code]).toEqual([422, 'CONTACTO_INACTIVO']);
    expect((await a.get('/apps/chat/contacts')).body.map((c: { id: string }) => c.id)).not.toContain(b.usuarioId);
    expect((await a.post('/apps/chat/chat', { contactId: b.usuarioId })).status).toBe(404);
  });

  it('needs a token', async () => {
    const guest = new ApiClient(test.baseUrl);
    for (const path of ['chats', `chat?id=${UNKNOWN_ID}`, 'contacts', `contact?id=${UNKNOWN_ID}`, 'profile']) {
      expect((await guest.get(`/apps/chat/${path}`)).status, path).toBe(401);
    }
    expect((await guest.post('/apps/chat/message', { chatId: UNKNOWN_ID, value: 'Hola' })).status).toBe(401);
  });
});

describe('the aviso of a message', () => {
  const messages = async (member: Member) => (await member.get('/common/messages')).body;

  it('is one per chat while unread, with the sender’s escaped name and the last text', async () => {
    const [a, b] = await pair();
    const { id } = await chatOf(b, a);
    await say(b, id, 'Primero');
    await say(b, id, `<b>Segundo</b> & ${'largo '.repeat(50)}`);
    expect(await messages(a)).toEqual([
      expect.objectContaining({
        title: 'Beto &lt;b&gt;Báez&lt;/b&gt;',
        description: expect.stringMatching(/^Segundo &amp; largo .*…$/),
        link: `/chat/${id}`,
        useRouter: true,
        read: false,
        count: 2,
      }),
    ]);
    expect(await messages(b)).toEqual([]);
  });

  it('is read with the chat, and the next message makes another one', async () => {
    const [a, b] = await pair();
    const { id } = await chatOf(a, b);
    await say(a, id, 'Uno');
    await read(b, id);
    expect(await messages(b)).toEqual([expect.objectContaining({ description: 'Uno', read: true })]);
    await say(a, id, 'Dos');
    expect(await messages(b)).toEqual([
      expect.objectContaining({ description: 'Dos', read: false, count: 1 }),
      expect.objectContaining({ description: 'Uno', read: true }),
    ]);
  });

  it('is not created for a muted chat', async () => {
    const [a, b] = await pair();
    const { id } = await chatOf(a, b);
    await b.patch('/apps/chat/chat', { id, chat: { muted: true } });
    await say(a, id, 'Silencio');
    expect(await messages(b)).toEqual([]);
    await say(b, id, 'Se oye');
    expect(await messages(a)).toHaveLength(1);
  });
});
