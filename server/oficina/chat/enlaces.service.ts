import { Injectable } from '@nestjs/common';
import { partOf } from '../../common/input/pagination.js';
import { ChatsRepository } from './chats.repository.js';
import { EnlacesRepository, type MensajeConEnlaces } from './enlaces.repository.js';
import { MensajesRepository } from './mensajes.repository.js';

const PAGE = 30;

/** Reads the links of the chats that the running user sees. */
@Injectable()
export class EnlacesDeChat {
  constructor(
    private readonly chats: ChatsRepository,
    private readonly mensajes: MensajesRepository,
    private readonly enlaces: EnlacesRepository,
  ) {}

  /** The newest messages with links, and where the next page begins. @throws DomainError 404 */
  async find(chatId: string, antes?: string): Promise<{ mensajes: MensajeConEnlaces[]; siguiente: string | null }> {
    await this.chats.assertSeen(chatId);
    if (antes) {
      await this.mensajes.get(chatId, antes);
    }
    const found = await this.enlaces.find(chatId, antes, PAGE + 1);
    const { part: mensajes, siguiente } = partOf(found, PAGE, ({ id }) => id);
    return { mensajes, siguiente };
  }
}
