import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { DomainError, invalidField, notFound } from '../../common/errors/domain-error.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Notifier } from '../../plataforma/avisos/notifier.service.js';
import { Imagenes } from '../../plataforma/imagenes/imagenes.service.js';
import { type Chat, ChatsRepository } from './chats.repository.js';
import { type ChatConMensajes, ChatsService, enlaceOf } from './chats.service.js';
import { MAX_PARTICIPANTES } from './conversaciones.dto.js';

/** Makes groups, and changes their people, names and pictures. */
@Injectable()
export class GruposService {
  constructor(
    private readonly repository: ChatsRepository,
    private readonly chats: ChatsService,
    private readonly notifier: Notifier,
    private readonly imagenes: Imagenes,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  /** @throws DomainError 422 for a person who is no member */
  async create(
    id: string | null | undefined,
    nombre: string,
    participantes: readonly string[],
  ): Promise<ChatConMensajes> {
    const chatId = id ?? uuid();
    await this.checkMiembros(participantes);
    await this.repository.insertGrupo(chatId, nombre);
    for (const usuarioId of participantes) {
      await this.repository.addParticipante(chatId, { usuarioId });
    }
    const made = await this.chats.get(chatId);
    await this.chats.tell(made.chat);
    return made;
  }

  /** @throws DomainError 404, 403, 422 for a chat that is no group */
  async rename(chatId: string, nombre: string): Promise<void> {
    const chat = await this.administered(chatId);
    if (chat.nombre !== nombre) {
      await this.repository.rename(chatId, nombre);
      await this.chats.tell(chat);
    }
  }

  /**
   * Sets or removes the picture of a group. @param foto the picture's address; null removes it @throws DomainError 404,
   * 403, 422
   */
  async setFoto(chatId: string, foto: string | null): Promise<void> {
    const chat = await this.administered(chatId);
    if (chat.foto !== foto) {
      await this.transactions.asPlatform((manager) => this.imagenes.replace(manager, chat.foto, foto));
      await this.repository.setFoto(chatId, foto);
      await this.chats.tell(chat);
    }
  }

  /**
   * @throws DomainError 404; 403 when the running user does not administer the group; 422 for a chat that is no group
   */
  async assertAdministra(chatId: string): Promise<void> {
    assertAdministra(await this.repository.get(chatId));
  }

  /** Lets members join a group. People who take part already stay as they are. @throws DomainError 404, 403, 422 */
  async add(chatId: string, participantes: readonly string[]): Promise<void> {
    const chat = await this.administered(chatId);
    await this.checkMiembros(participantes);
    const { participantes: known } = chat;
    const added = participantes.filter((each) => !known.some(({ usuarioId }) => usuarioId === each));
    if (known.length + added.length > MAX_PARTICIPANTES) {
      throw invalidField('participantes', `Un grupo puede tener hasta ${MAX_PARTICIPANTES} personas.`);
    }
    for (const usuarioId of added) {
      await this.repository.addParticipante(chatId, { usuarioId });
    }
    await this.chats.tell(chat);
  }

  /**
   * Ends a person's part in a group: the running user leaves, or an administrator removes another person. When the last
   * administrator leaves, the person who joined first becomes one.
   * @throws DomainError 404, 403, 422
   */
  async remove(chatId: string, usuarioId: string): Promise<void> {
    const isMe = usuarioId === this.transactions.tenant.usuarioId;
    const chat = isMe ? await this.grupo(chatId) : await this.administered(chatId);
    assertParticipa(chat, usuarioId);
    const others = chat.participantes.filter((each) => each.usuarioId !== usuarioId);
    const [heir] = others;
    if (heir && !heir.administra) {
      await this.repository.setAdministra(chatId, heir.usuarioId, true);
    }
    // The people are told before the change, while the person is still one of them.
    await this.chats.tell(chat);
    await this.repository.endParticipante(chatId, usuarioId);
    await this.notifier.withdraw(usuarioId, 'mensaje', enlaceOf(chatId));
  }

  /**
   * Makes a person an administrator of the group, or no longer one. @throws DomainError 404, 403; 422 for the last
   * administrator
   */
  async setAdministra(chatId: string, usuarioId: string, administra: boolean): Promise<void> {
    const chat = await this.administered(chatId);
    assertParticipa(chat, usuarioId);
    if (!administra && !chat.participantes.some((each) => each.administra && each.usuarioId !== usuarioId)) {
      throw invalidField('administra', 'Alguien tiene que administrar el grupo.');
    }
    await this.repository.setAdministra(chatId, usuarioId, administra);
    await this.chats.tell(chat);
  }

  private async grupo(chatId: string): Promise<Chat> {
    const chat = await this.repository.getLocked(chatId);
    assertGrupo(chat);
    return chat;
  }

  private async administered(chatId: string): Promise<Chat> {
    const chat = await this.repository.getLocked(chatId);
    assertAdministra(chat);
    // The user may administer only because all administrators left the cuenta. Storing it keeps the right when others
    // join them.
    await this.repository.setAdministra(chatId, this.transactions.tenant.usuarioId, true);
    return chat;
  }

  private async checkMiembros(usuarioIds: readonly string[]): Promise<void> {
    for (const usuarioId of usuarioIds) {
      if (!(await this.directory.isMiembro(usuarioId))) {
        throw invalidField('participantes', 'Una de las personas no es miembro de la cuenta.');
      }
    }
  }
}

function assertGrupo({ tipo }: Chat): void {
  if (tipo !== 'grupo') {
    throw new DomainError('NO_ES_UN_GRUPO', 422, 'Esta conversación no es de un grupo.');
  }
}

function assertAdministra(chat: Chat): void {
  assertGrupo(chat);
  if (!chat.administra) {
    throw new DomainError('PERMISO_INSUFICIENTE', 403, 'Solo quien administra el grupo puede hacerlo.');
  }
}

function assertParticipa({ participantes }: Chat, usuarioId: string): void {
  if (!participantes.some((each) => each.usuarioId === usuarioId)) {
    throw notFound('el participante');
  }
}
