import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/errors/domain-error.js';
import type { LiveEvent } from '../../common/realtime/live-events.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { CarpetaLive } from '../../expediente/carpetas/carpeta-live.service.js';
import { AvisosService } from '../../plataforma/avisos/avisos.service.js';
import { ChatContactosService } from './chat-contactos.service.js';
import { type Chat, ChatsRepository } from './chats.repository.js';
import { type Mensaje, MensajesRepository } from './mensajes.repository.js';

/** A chat with its last messages. */
export interface ChatConMensajes {
  chat: Chat;
  mensajes: Mensaje[];
}

/** How many messages come with a chat alone. */
const LAST_OF_ONE = 500;

/** The group of a chat's avisos: its unread messages become one. */
export const grupoOf = (chatId: string) => `chat:${chatId}`;

/** Where a chat's avisos lead. */
export const enlaceOf = (chatId: string) => `/chat/${chatId}`;

/** Reads, opens, mutes and marks the chats of the running user. */
@Injectable()
export class ChatsService {
  constructor(
    private readonly chats: ChatsRepository,
    private readonly mensajes: MensajesRepository,
    private readonly contactos: ChatContactosService,
    private readonly carpetas: CarpetaLive,
    private readonly avisos: AvisosService,
    private readonly realtime: Realtime,
    private readonly transactions: Transactions,
  ) {}

  /** All of mine, the newest activity first, each with its last messages. @param limit of each */
  async findAll(limit: number): Promise<ChatConMensajes[]> {
    return this.complete(await this.chats.find(), limit);
  }

  /** @throws DomainError 404 */
  async get(id: string, limit = LAST_OF_ONE): Promise<ChatConMensajes> {
    const [chat] = await this.complete([await this.chats.get(id)], limit);
    return chat as ChatConMensajes;
  }

  /** The chat with another member, if there is one. */
  async findWith(contactoId: string): Promise<ChatConMensajes | null> {
    const id = await this.chats.findDirecto(contactoId);
    return id === null ? null : this.get(id);
  }

  /** The chat with another member, created when there is none. @throws DomainError 400 with oneself, 404 */
  async open(contactoId: string): Promise<ChatConMensajes> {
    if (contactoId === this.transactions.tenant.usuarioId) {
      const mensaje = 'No se puede abrir un chat con uno mismo.';
      throw new DomainError('DATOS_INVALIDOS', 400, mensaje, [{ campo: 'contactId', mensaje }]);
    }
    await this.contactos.get(contactoId);
    const { id, isNew } = await this.chats.openDirecto(contactoId);
    // The other person is told when something is written in the chat.
    if (isNew || (await this.chats.keep(id))) {
      this.tellMe(id);
    }
    return this.get(id);
  }

  /** The chat of a carpeta, created when there is none. @throws DomainError 404 */
  async openDeCarpeta(carpetaId: string): Promise<ChatConMensajes> {
    return this.get(await this.chats.openDeCarpeta(carpetaId));
  }

  /** Mutes a chat for the running user, or not. Who reads the chat of a carpeta takes part in it by that. */
  async silence({ id, silenciado, participa }: Chat, silenciar: boolean): Promise<void> {
    // Tabs are told only of a change: otherwise a tab that marks what it shows as read would do so endlessly.
    if (silenciar === silenciado) {
      return;
    }
    if (!participa) {
      await this.chats.addParticipante(id, { usuarioId: this.transactions.tenant.usuarioId });
    }
    await this.chats.setSilenciado(id, silenciar);
    this.tellMe(id);
  }

  /** Marks the messages of a locked chat as read, up to one of them. */
  async read(chat: Chat, hasta?: Mensaje): Promise<void> {
    // Also when no message is unread: it may have been deleted since.
    await this.avisos.readGroups('mensaje', [grupoOf(chat.id)]);
    if (chat.sinLeer === 0) {
      return;
    }
    await this.chats.markRead(chat.id, hasta?.id);
    // The others see who has read what they wrote.
    await this.tell(chat, []);
  }

  /** Tells those who see a chat that the running user is writing in it. Nothing is kept of it. @throws DomainError 404 */
  async tellWriting(chatId: string): Promise<void> {
    const { usuarioId } = this.transactions.tenant;
    await this.send(await this.chats.get(chatId), { type: 'chat.typing', chatId, usuarioId });
  }

  /** Tells those who see a chat that it changed. @param mensajes the ids of the messages that did; none for its people */
  tell(chat: Chat, mensajes?: string[]): Promise<void> {
    return this.send(chat, { type: 'chat.changed', chatId: chat.id, ...(mensajes && { mensajes }) });
  }

  private async send({ id, carpetaId }: Chat, event: LiveEvent): Promise<void> {
    if (carpetaId) {
      this.carpetas.tell([carpetaId], event);
      return;
    }
    for (const { usuarioId } of await this.chats.findParticipantes([id])) {
      this.realtime.tellUsuario(usuarioId, event);
    }
  }

  private tellMe(chatId: string): void {
    this.realtime.tellUsuario(this.transactions.tenant.usuarioId, { type: 'chat.changed', chatId });
  }

  private async complete(chats: readonly Chat[], limit: number): Promise<ChatConMensajes[]> {
    const ids = chats.map(({ id }) => id);
    const byChat = Map.groupBy(await this.mensajes.findLast(ids, limit), ({ chatId }) => chatId);
    return chats.map((chat) => ({ chat, mensajes: byChat.get(chat.id) ?? [] }));
  }
}
