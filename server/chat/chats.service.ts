import { Injectable } from '@nestjs/common';
import { AvisosService } from '../avisos/avisos.service.js';
import { DomainError } from '../common/errors/domain-error.js';
import { Realtime } from '../common/realtime/realtime.js';
import { CuentaDirectory, type MiembroConocido } from '../common/tenancy/cuenta-directory.js';
import { Transactions } from '../common/tenancy/transactions.js';
import type { MarcasChatDto } from './chat.dto.js';
import { ChatContactosService } from './chat-contactos.service.js';
import { type Chat, ChatsRepository, type Mensaje } from './chats.repository.js';

/** A chat with its other person and its last messages. */
export interface ChatConMensajes {
  chat: Chat;
  contacto: MiembroConocido | undefined;
  mensajes: Mensaje[];
}

/** How many messages of each chat come with the list, and with one alone. */
const LAST_OF_EACH = 50;
const LAST_OF_ONE = 500;

/** The group of a chat's avisos: its unread messages become one. */
export const grupoOf = (chatId: string) => `chat:${chatId}`;

/** Reads, opens, mutes and marks the chats of the running user. */
@Injectable()
export class ChatsService {
  constructor(
    private readonly chats: ChatsRepository,
    private readonly contactos: ChatContactosService,
    private readonly directory: CuentaDirectory,
    private readonly avisos: AvisosService,
    private readonly realtime: Realtime,
    private readonly transactions: Transactions,
  ) {}

  /** All of mine, the newest activity first, each with its last messages. */
  async findAll(): Promise<ChatConMensajes[]> {
    return this.complete(await this.chats.find(), LAST_OF_EACH);
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<ChatConMensajes> {
    const [chat] = await this.complete([await this.chats.get(id)], LAST_OF_ONE);
    return chat as ChatConMensajes;
  }

  /** The chat with another member, created when there is none. @throws DomainError 400 with oneself, 404 */
  async open(contactoId: string): Promise<ChatConMensajes> {
    if (contactoId === this.transactions.tenant.usuarioId) {
      const mensaje = 'No se puede abrir un chat con uno mismo.';
      throw new DomainError('DATOS_INVALIDOS', 400, mensaje, [{ campo: 'contactId', mensaje }]);
    }
    await this.contactos.get(contactoId);
    const id = await this.chats.open(contactoId);
    // The other person is told when something is written in the chat.
    if (await this.chats.keep(id)) {
      this.tellMe(id);
    }
    return this.get(id);
  }

  /**
   * Mutes a chat or marks it as read, but not both. A client that mutes sends the whole chat as it last saw it, so it
   * has not shown what came meanwhile.
   * @throws DomainError 404
   */
  async update(chatId: string, { muted, unreadCount }: MarcasChatDto): Promise<ChatConMensajes> {
    const { id, silenciado, sinLeer } = await this.chats.getLocked(chatId);
    // Tabs are told only of a change: otherwise a tab that marks what it shows as read would do so endlessly.
    if (muted !== undefined && muted !== silenciado) {
      await this.chats.setSilenciado(id, muted);
      this.tellMe(id);
    } else if (unreadCount === 0) {
      await this.chats.markRead(id);
      await this.avisos.readGroup('mensaje', grupoOf(id));
      if (sinLeer > 0) {
        this.tellMe(id);
      }
    }
    return this.get(id);
  }

  /** Tells both people that a chat has changed. */
  tell(chatId: string, contactoId: string): void {
    this.tellMe(chatId);
    this.realtime.tellUsuario(contactoId, { type: 'chat.changed', chatId });
  }

  private tellMe(chatId: string): void {
    this.realtime.tellUsuario(this.transactions.tenant.usuarioId, { type: 'chat.changed', chatId });
  }

  private async complete(chats: readonly Chat[], limit: number): Promise<ChatConMensajes[]> {
    const conocidos = await this.directory.conocidos();
    const ids = chats.map(({ id }) => id);
    const byChat = Map.groupBy(await this.chats.findMensajes(ids, limit), ({ chatId }) => chatId);
    return chats.map((chat) => ({
      chat,
      contacto: conocidos.get(chat.contactoId),
      mensajes: byChat.get(chat.id) ?? [],
    }));
  }
}
