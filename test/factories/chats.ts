import { expect } from 'vitest';
import type { ChatDto, ChatMensajeDto } from '../../server/oficina/chat/chat.dto.js';
import type { TestApp } from './app.js';
import { type Member, newCuenta, newMiembro } from './people.js';

/** Two members of a new cuenta. */
export async function newPair(test: TestApp): Promise<[Member, Member]> {
  const { cuentaId: id } = await newCuenta(test);
  return [await newMiembro(test, id, 3, 'Ana Acuña'), await newMiembro(test, id, 4, 'Beto <b>Báez</b>')];
}

export async function chatOf(from: Member, to: Member): Promise<ChatDto> {
  const { status, body } = await from.post<ChatDto>('/apps/chat/chat', { contactId: to.usuarioId });
  expect(status).toBe(200);
  return body;
}

export async function sayIn(from: Member, chatId: string, value: string): Promise<ChatMensajeDto> {
  const { status, body } = await from.post<ChatMensajeDto>('/apps/chat/message', { chatId, value });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
}

export const chatsOf = async (member: Member): Promise<ChatDto[]> => (await member.get('/apps/chat/chats')).body;
export const onlyChat = async (member: Member): Promise<ChatDto> => {
  const all = await chatsOf(member);
  expect(all).toHaveLength(1);
  return all[0] as ChatDto;
};

export const readChat = (member: Member, id: string) =>
  member.patch('/apps/chat/chat', { id, chat: { unreadCount: 0 } });
