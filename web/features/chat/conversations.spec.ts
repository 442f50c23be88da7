import { describe, expect, it } from 'vitest';
import { matcherOf } from '../../lib/coincidencias';
import { buildChat, buildContact } from '../../testing/chats';
import { conversationName, findConversation, toConversations } from './conversations';

const marta = buildContact();
const zoe = buildContact({ id: 'u-zoe', name: 'Zoe Paz', estado: 'ausente' });
const inaki = buildContact({ id: 'u-inaki', name: 'Íñaki Ruiz', estado: 'ocupado' });
const old = buildChat({ ultimoMensajeEn: '2026-01-01T00:00:00.000Z' });
const recent = buildChat({ id: 'c-zoe', contact: zoe, contactId: zoe.id, ultimoMensajeEn: '2026-03-01T00:00:00.000Z' });

describe('the conversations', () => {
  it('begin with the latest chat, and end with the members without a chat, by name', () => {
    const ana = buildContact({ id: 'u-ana', name: 'Ana Gil' });
    const order = toConversations([old, recent], [zoe, inaki, marta, ana]).map(({ contact }) => contact.name);
    expect(order).toEqual(['Zoe Paz', 'Marta Lavalle', 'Ana Gil', 'Íñaki Ruiz']);
  });

  it('are found by the chat or by the person', () => {
    const all = toConversations([old], [marta, inaki]);
    expect(findConversation(all, { chatId: 'c-marta' })?.contact).toEqual(marta);
    expect(findConversation(all, { contactId: 'u-inaki' })).toMatchObject({ contact: inaki, chat: null });
    expect(findConversation(all, {})).toBeNull();
  });

  it('are named with what their dots say', () => {
    expect(conversationName({ contact: inaki, chat: null })).toBe('Íñaki Ruiz, ocupado');
    expect(conversationName({ contact: marta, chat: { ...old, unreadCount: 1 } })).toBe(
      'Marta Lavalle, en línea, 1 mensaje sin leer',
    );
    expect(conversationName({ contact: marta, chat: { ...old, unreadCount: 3 } })).toContain('3 mensajes sin leer');
  });
});

it.each([
  ['Íñaki Ruiz', 'inaki', true],
  ['Íñaki Ruiz', 'RUIZ iñ', true],
  ['Íñaki Ruiz', 'paz', false],
  ['Íñaki Ruiz', '', true],
])('%s answers to «%s»: %s', (name, search, isFound) => {
  expect(matcherOf(search)(name)).toBe(isFound);
});
