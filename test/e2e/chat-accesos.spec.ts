import { beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { chatOf, chatsOf, newPair, onlyChat, readChat, sayIn } from '../factories/chats.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { alsoIn, type Member, newCuenta, newMiembro } from '../factories/people.js';

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
  it('is read by its two people, and by neither the titular nor another cuenta', async () => {
    const { id } = await chatOf(ana, beto);
    await sayIn(ana, id, 'Entre nosotros');
    const stranger = (await newCuenta(test)).titular;
    for (const other of [titular, await newMiembro(test, cuentaId, 1), stranger]) {
      expect((await other.get(`/apps/chat/chat?id=${id}`)).status).toBe(404);
      expect((await other.patch('/apps/chat/chat', { id, chat: { muted: true } })).status).toBe(404);
      expect((await readChat(other, id)).status).toBe(404);
      expect((await other.post('/apps/chat/message', { chatId: id, value: 'Permiso' })).status).toBe(404);
      expect(JSON.stringify(await chatsOf(other))).not.toContain('Entre nosotros');
    }
    const { body } = await beto.get(`/apps/chat/chat?id=${id}`);
    expect(JSON.stringify(body)).not.toContain('Permiso');
    expect(body.muted).toBe(false);
  });

  it('is not read in another cuenta by the same two people, who may have another chat there', async () => {
    const [a, b] = await newPair(test);
    const { id } = await chatOf(a, b);
    await sayIn(a, id, 'Solo en esta oficina');
    const other = await newCuenta(test);
    const there = await alsoIn(test, a, other.cuentaId, 3);
    const partner = await alsoIn(test, b, other.cuentaId, 3);
    expect(await chatsOf(there)).toEqual([]);
    expect((await there.get(`/apps/chat/chat?id=${id}`)).status).toBe(404);
    expect((await there.post('/apps/chat/message', { chatId: id, value: 'Permiso' })).status).toBe(404);
    const own = await chatOf(there, partner);
    expect(own.id).not.toBe(id);
    await sayIn(there, own.id, 'Y en la otra');
    expect(JSON.stringify(await chatsOf(a))).not.toContain('Y en la otra');
  });

  it('can still be read when the other person has left, but not written in', async () => {
    const [a, b] = await newPair(test);
    const { id } = await chatOf(a, b);
    await sayIn(b, id, 'Me voy');
    await test.owner.query(`update membresias set estado = 'suspendida' where usuario_id = $1`, [b.usuarioId]);
    expect(await onlyChat(a)).toMatchObject({
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
    const [a, b] = await newPair(test);
    const { id } = await chatOf(b, a);
    await sayIn(b, id, 'Primero');
    await sayIn(b, id, `<b>Segundo</b> & ${'largo '.repeat(50)}`);
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

  it('is read with the chat, and the next message makes another aviso', async () => {
    const [a, b] = await newPair(test);
    const { id } = await chatOf(a, b);
    await sayIn(a, id, 'Uno');
    await readChat(b, id);
    expect(await messages(b)).toEqual([expect.objectContaining({ description: 'Uno', read: true })]);
    await sayIn(a, id, 'Dos');
    expect(await messages(b)).toEqual([
      expect.objectContaining({ description: 'Dos', read: false, count: 1 }),
      expect.objectContaining({ description: 'Uno', read: true }),
    ]);
  });

  it('is not created for a muted chat', async () => {
    const [a, b] = await newPair(test);
    const { id } = await chatOf(a, b);
    await b.patch('/apps/chat/chat', { id, chat: { muted: true } });
    await sayIn(a, id, 'Silencio');
    expect(await messages(b)).toEqual([]);
    await sayIn(b, id, 'Se oye');
    expect(await messages(a)).toHaveLength(1);
  });
});
