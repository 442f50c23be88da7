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

export interface ChatConMensajes {
  chat: Chat;
  mensajes: Mensaje[];
}

/** The most messages that come with a single chat. */
const LAST_OF_ONE = 500;

/** The group of a chat's avisos. The avisos of unread messages of one chat become one. */
export const grupoOf = (chatId: string) => `chat:${chatId}`;

/** The address to which a chat's avisos lead. */
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

  /** All my chats, the newest activity first. @param limit the most messages of each chat */
  async findAll(limit: number): Promise<ChatConMensajes[]> {
    return this.complete(await this.chats.find(), limit);
  }

  /** @throws DomainError 404 */
  async get(id: string, limit = LAST_OF_ONE): Promise<ChatConMensajes> {
    const [chat] = await this.complete([await this.chats.get(id)], limit);
    return chat as ChatConMensajes;
  }

  /** The chat with another member; null when there is none. */
  async findWith(contactoId: string): Promise<ChatConMensajes | null> {
    const id = await this.chats.findDirecto(contactoId);
    return id === null ? null : this.get(id);
  }

  /** The chat with another member, created when there is none. @throws DomainError 400 for a chat with oneself, 404 */
  async open(contactoId: string): Promise<ChatConMensajes> {
    if (contactoId === this.transactions.tenant.usuarioId) {
      const mensaje = 'No se puede abrir un chat con uno mismo.';
      throw new DomainError('DATOS_INVALIDOS', 400, mensaje, [{ campo: 'contactId', mensaje }]);
    }
    await this.contactos.get(contactoId);
    const { id, isNew } = await this.chats.openDirecto(contactoId);
    // Only the running user is told of an empty chat. The other person is told of its first message.
    if (isNew || (await this.chats.keep(id))) {
      this.tellMe(id);
    }
    return this.get(id);
  }

  /** The chat of a carpeta, created when there is none. @throws DomainError 404 */
  async openDeCarpeta(carpetaId: string): Promise<ChatConMensajes> {
    return this.get(await this.chats.openDeCarpeta(carpetaId));
  }

  /** Mutes or unmutes a chat for the running user. A user who mutes a carpeta's chat takes part in it from then on. */
  async silence({ id, silenciado, participa }: Chat, silenciar: boolean): Promise<void> {
    // Tabs are told only of a change. Otherwise a tab that marks its chat as read would be told without end.
    if (silenciar === silenciado) {
      return;
    }
    if (!participa) {
      await this.chats.addParticipante(id, { usuarioId: this.transactions.tenant.usuarioId });
    }
    await this.chats.setSilenciado(id, silenciar);
    this.tellMe(id);
  }

  /** Marks the messages of a locked chat as read. @param hasta the last read message; all messages by default */
  async read(chat: Chat, hasta?: Mensaje): Promise<void> {
    // The avisos are read even when no message is unread: an unread message may have been deleted since.
    await this.avisos.readGroups('mensaje', [grupoOf(chat.id)]);
    if (chat.sinLeer === 0) {
      return;
    }
    await this.chats.markRead(chat.id, hasta?.id);
    // The other people see who has read their messages.
    await this.tell(chat, []);
  }

  /**
   * Tells the people who see a chat that the running user is writing in it. Nothing is stored. @throws DomainError 404
   */
  async tellWriting(chatId: string): Promise<void> {
    const { usuarioId } = this.transactions.tenant;
    await this.send(await this.chats.get(chatId), { type: 'chat.typing', chatId, usuarioId });
  }

  /**
   * Tells the people who see a chat that it changed.
   * @param mensajes the ids of the changed messages; left out when people or settings changed
   */
  tell(chat: Chat, mensajes?: string[]): Promise<void> {
    return this.send(chat, { type: 'chat.changed', chatId: chat.id, ...(mensajes && { mensajes }) });
  }

  /** Tells the people who see a chat that its pinned messages changed. */
  tellPinned(chat: Chat): Promise<void> {
    return this.send(chat, { type: 'chat.pinned', chatId: chat.id });
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
