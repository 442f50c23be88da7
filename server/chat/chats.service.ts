import { Injectable } from '@nestjs/common';
import { AvisosService } from '../avisos/avisos.service.js';
import { DomainError } from '../common/errors/domain-error.js';
import { Realtime } from '../common/realtime/realtime.service.js';
import { CuentaDirectory, type MiembroConocido } from '../common/tenancy/cuenta-directory.js';
import { Transactions } from '../common/tenancy/transactions.js';
import type { MarcasChatDto } from './chat.dto.js';
import { ChatContactosService } from './chat-contactos.service.js';
import { type Chat, ChatsRepository, type Mensaje } from './chats.repository.js';

/** A chat with whom it is and the last of what was written. */
export interface ChatConMensajes {
  chat: Chat;
  contacto: MiembroConocido | undefined;
  mensajes: Mensaje[];
}

/** How many messages of each chat come with the list, and with one alone. */
const LAST_OF_EACH = 50;
const LAST_OF_ONE = 500;

/** What becomes one aviso while unread: the messages of a chat. */
export const grupoOf = (chatId: string) => `chat:${chatId}`;

/** The chats of the running user: reading and opening them, and how each is kept. */
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

  /** The chat with another member, made unless there is one. @throws DomainError 400 with oneself, 404 */
  async open(contactoId: string): Promise<ChatConMensajes> {
    if (contactoId === this.transactions.tenant.usuarioId) {
      const mensaje = 'No se puede abrir un chat con uno mismo.';
      throw new DomainError('DATOS_INVALIDOS', 400, mensaje, [{ campo: 'contactId', mensaje }]);
    }
    await this.contactos.get(contactoId);
    const { id, isNew } = await this.chats.open(contactoId);
    if (isNew) {
      this.tell(id, contactoId);
    }
    return this.get(id);
  }

  /** Mutes a chat or not, marks it as read. @throws DomainError 404 */
  async update(id: string, { muted, unreadCount }: MarcasChatDto): Promise<ChatConMensajes> {
    const chat = await this.chats.get(id);
    const isMuting = muted !== undefined && muted !== chat.silenciado;
    if (isMuting) {
      await this.chats.setSilenciado(id, muted);
    }
    if (unreadCount === 0) {
      await this.chats.markRead(id);
      await this.avisos.readGroup('mensaje', grupoOf(chat.id));
    }
    if (isMuting || (unreadCount === 0 && chat.sinLeer > 0)) {
      // Only when something changed: a tab that marks what it shows as read would otherwise never come to rest.
      this.realtime.tellUsuario(this.transactions.tenant.usuarioId, { type: 'chat.changed', chatId: id });
    }
    return this.get(id);
  }

  /** Tells both people that a chat has changed. */
  tell(chatId: string, contactoId: string): void {
    for (const usuarioId of [this.transactions.tenant.usuarioId, contactoId]) {
      this.realtime.tellUsuario(usuarioId, { type: 'chat.changed', chatId });
    }
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
