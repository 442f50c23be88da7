import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { DomainError } from '../../common/errors/domain-error.js';
import { textOf } from '../../common/input/html-text.js';
import { escapeHtml, sanitizeHtml } from '../../common/input/safe-html.js';
import { CAN_BE_SEEN } from '../../common/input/trimmed.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Notifier } from '../../plataforma/avisos/notifier.service.js';
import { AdjuntosService } from './adjuntos.service.js';
import { type Chat, ChatsRepository } from './chats.repository.js';
import { ChatsService, enlaceOf, grupoOf } from './chats.service.js';
import { type Mensaje, MensajesRepository, type PaginaDeMensajes, saidIn, type Tramo } from './mensajes.repository.js';

const MAX_TEXT = 4000;
/** The most characters of the sanitised HTML. The longest text fits even with all its characters escaped. */
const MAX_VALOR = 24_000;
const MAX_EXCERPT = 160;
const MAX_REACCIONES = 20;
const MAX_FIJADOS = 50;
const MAX_FOUND = 50;

/** An aviso of a message, or of a message that mentions the person. */
type ClaseDeAviso = 'mensaje' | 'mencion';

/** A message that the running user writes. */
interface MensajeNuevo {
  id?: string | null | undefined;
  /** HTML. Everything that could run code is removed. */
  valor: string;
  menciones?: readonly string[] | undefined;
  respondeA?: string | null | undefined;
  /** The ids of the files that were uploaded for the message. */
  adjuntos?: readonly string[] | undefined;
}

/** Reads and writes the messages of the chats that the running user sees. */
@Injectable()
export class MensajesService {
  constructor(
    private readonly repository: ChatsRepository,
    private readonly mensajes: MensajesRepository,
    private readonly chats: ChatsService,
    private readonly adjuntos: AdjuntosService,
    private readonly notifier: Notifier,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  /** @throws DomainError 404 for an unknown chat, or an unknown message beside which the page is */
  async findPage(chatId: string, tramo: Tramo, limit: number): Promise<PaginaDeMensajes> {
    await this.repository.assertSeen(chatId);
    return this.mensajes.findPage(chatId, tramo, limit);
  }

  /** The newest messages with all these words, in one chat or in all chats. */
  search(buscar: string, chatId?: string): Promise<Mensaje[]> {
    return this.mensajes.search(buscar, chatId, MAX_FOUND);
  }

  /**
   * Writes in a chat. In a carpeta's chat, the author and the mentioned people take part from then on.
   * @throws DomainError 400 when no text is left or it is too long; 404; 422 when the other person has left the cuenta
   */
  async send(
    chatId: string,
    { id = null, valor: html, menciones = [], respondeA = null, adjuntos = [] }: MensajeNuevo,
  ): Promise<Mensaje> {
    const valor = messageOf(html, adjuntos.length > 0);
    const chat = await this.repository.getLocked(chatId);
    await this.assertReachable(chat);
    if (respondeA) {
      await this.mensajes.get(chat.id, respondeA);
    }
    const mentioned = await this.readers(chat, menciones);
    // People join before the message is stored, so that it counts as unread for them.
    await this.join(chat, [this.transactions.tenant.usuarioId, ...mentioned]);
    const mensaje = { id: id ?? uuid(), chatId: chat.id, valor, menciones: mentioned, respondeA };
    await this.mensajes.insert(mensaje);
    await this.adjuntos.attach(chat.id, mensaje.id, adjuntos);
    await this.chats.tell(chat, [mensaje.id]);
    const sent = await this.mensajes.get(chat.id, mensaje.id);
    await this.notify(chat, sent);
    return sent;
  }

  /**
   * Changes the text of a message of mine. @throws DomainError 400, 404; 403 for a message of another person; 422 for a
   * deleted one
   */
  async update(chatId: string, id: string, { valor: html, menciones }: MensajeNuevo): Promise<Mensaje> {
    const { chat, mensaje } = await this.own(chatId, id);
    const valor = messageOf(html, mensaje.adjuntos.length > 0);
    if (mensaje.eliminadoEn) {
      throw new DomainError('MENSAJE_ELIMINADO', 422, 'El mensaje se eliminó: ya no se puede cambiar.');
    }
    const mentioned = await this.readers(chat, menciones ?? mensaje.menciones);
    await this.join(chat, mentioned);
    await this.mensajes.update(id, { valor, menciones: mentioned });
    await this.tell(chat, mensaje);
    const changed = await this.mensajes.get(chat.id, id);
    await this.amendAvisos(chat, mensaje);
    await this.notifyMentioned(
      chat,
      changed,
      mentioned.filter((each) => !mensaje.menciones.includes(each)),
    );
    return changed;
  }

  /**
   * Deletes the text of a message of mine, for everybody and for good. @throws DomainError 404; 403 for a message of
   * another person
   */
  async remove(chatId: string, id: string): Promise<Mensaje> {
    const { chat, mensaje } = await this.own(chatId, id);
    if (!mensaje.eliminadoEn) {
      await this.mensajes.erase(id);
      await this.mensajes.unpin(id);
      await this.adjuntos.detach(id);
      await this.amendAvisos(chat, mensaje);
      await this.tell(chat, mensaje);
    }
    return this.mensajes.get(chat.id, id);
  }

  /**
   * Puts an emoji on a message, or takes it off. @throws DomainError 404; 422 for a deleted message, or too many emojis
   */
  async react(chatId: string, id: string, emoji: string, isOn: boolean): Promise<Mensaje> {
    const chat = await this.repository.getLocked(chatId);
    const mensaje = await this.mensajes.get(chat.id, id);
    const { reacciones, eliminadoEn } = mensaje;
    if (eliminadoEn) {
      throw new DomainError('MENSAJE_ELIMINADO', 422, 'El mensaje se eliminó.');
    }
    if (isOn && reacciones.length >= MAX_REACCIONES && !reacciones.some((reaccion) => reaccion.emoji === emoji)) {
      throw new DomainError('DEMASIADAS_REACCIONES', 422, `Un mensaje puede tener hasta ${MAX_REACCIONES} emojis.`);
    }
    const isChanged = await (isOn
      ? this.mensajes.addReaccion(mensaje, emoji)
      : this.mensajes.removeReaccion(mensaje, emoji));
    if (isChanged) {
      await this.chats.tell(chat, [id]);
    }
    return this.mensajes.get(chat.id, id);
  }

  /** The pinned messages of a chat, those that were pinned last first. @throws DomainError 404 */
  async findFijados(chatId: string): Promise<Mensaje[]> {
    await this.repository.assertSeen(chatId);
    return this.mensajes.findFijados(chatId);
  }

  /**
   * Pins a message for all people of the chat, or unpins it. @throws DomainError 404; 422 for a deleted message, or too
   * many pinned ones
   */
  async pin(chatId: string, id: string, isOn: boolean): Promise<Mensaje> {
    const chat = await this.repository.getLocked(chatId);
    const mensaje = await this.mensajes.get(chat.id, id);
    if (mensaje.isFijado === isOn) {
      return mensaje;
    }
    if (mensaje.eliminadoEn) {
      throw new DomainError('MENSAJE_ELIMINADO', 422, 'El mensaje se eliminó.');
    }
    if (isOn && (await this.mensajes.countFijados(chat.id)) >= MAX_FIJADOS) {
      throw new DomainError('DEMASIADOS_FIJADOS', 422, `Una conversación puede tener hasta ${MAX_FIJADOS} fijados.`);
    }
    await (isOn ? this.mensajes.pin(mensaje) : this.mensajes.unpin(id));
    await this.tell(chat, { id, isFijado: true });
    return this.mensajes.get(chat.id, id);
  }

  /** Marks a chat as read up to a message. @throws DomainError 404 */
  async read(chatId: string, hasta: string): Promise<void> {
    const chat = await this.repository.getLocked(chatId);
    await this.chats.read(chat, await this.mensajes.get(chat.id, hasta));
  }

  private async tell(chat: Chat, { id, isFijado }: Pick<Mensaje, 'id' | 'isFijado'>): Promise<void> {
    await this.chats.tell(chat, [id]);
    if (isFijado) {
      await this.chats.tellPinned(chat);
    }
  }

  private async own(chatId: string, id: string): Promise<{ chat: Chat; mensaje: Mensaje }> {
    const chat = await this.repository.getLocked(chatId);
    const mensaje = await this.mensajes.get(chat.id, id);
    if (mensaje.autorId !== this.transactions.tenant.usuarioId) {
      throw new DomainError('MENSAJE_AJENO', 403, 'Solo quien escribió un mensaje lo puede cambiar.');
    }
    return { chat, mensaje };
  }

  private async assertReachable({ contactoId }: Chat): Promise<void> {
    if (contactoId && !(await this.directory.isMiembro(contactoId))) {
      const message = 'Esta persona ya no es parte de la cuenta: puede leer el chat, pero no escribirle.';
      throw new DomainError('CONTACTO_INACTIVO', 422, message);
    }
  }

  /** The people of a list who may read a chat. The database decides for each person. */
  private async readers({ id }: Chat, usuarioIds: readonly string[]): Promise<string[]> {
    const miembros = (await this.directory.miembros()).filter((miembro) => usuarioIds.includes(miembro.id));
    const readers = [];
    for (const { id: usuarioId, rolId } of miembros) {
      if (await this.transactions.actingAs({ usuarioId, rolId }, () => this.repository.isSeen(id))) {
        readers.push(usuarioId);
      }
    }
    return readers;
  }

  /** Lets people who write or are mentioned take part in the chat of a carpeta. Other chats do not change. */
  private async join({ id, tipo }: Chat, usuarioIds: readonly string[]): Promise<void> {
    for (const usuarioId of tipo === 'carpeta' ? usuarioIds : []) {
      await this.repository.addParticipante(id, { usuarioId });
    }
  }

  /** Leaves an aviso with each mentioned person, and with each participant who has not muted the chat. */
  private async notify(chat: Chat, mensaje: Mensaje): Promise<void> {
    const aviso = await this.avisoOf(chat, mensaje, 'mensaje');
    const { usuarioId: me } = this.transactions.tenant;
    const others = (await this.repository.findParticipantes([chat.id])).filter(
      ({ usuarioId }) => usuarioId !== me && !mensaje.menciones.includes(usuarioId),
    );
    // The check runs as each person: they may have muted the chat, or may no longer see its carpeta.
    await this.notifier.notifyAll(
      others.map(({ usuarioId }) => ({ usuarioId, aviso })),
      () => this.repository.isHeard(chat.id),
    );
    await this.notifyMentioned(chat, mensaje, mensaje.menciones);
  }

  private async notifyMentioned(chat: Chat, mensaje: Mensaje, menciones: readonly string[]): Promise<void> {
    const aviso = await this.avisoOf(chat, mensaje, 'mencion');
    const others = menciones.filter((each) => each !== this.transactions.tenant.usuarioId);
    await this.notifier.notifyAll(others.map((usuarioId) => ({ usuarioId, aviso })));
  }

  /** Removes the old text of a changed message from the avisos of the other people. */
  private async amendAvisos(chat: Chat, before: Mensaje): Promise<void> {
    const dicho = {
      familia: 'mensaje',
      grupo: grupoOf(chat.id),
      enlace: enlaceOf(chat.id),
      descripciones: [descripcionOf(before, 'mensaje'), descripcionOf(before, 'mencion')],
    } as const;
    for (const { usuarioId } of await this.repository.findParticipantes([chat.id])) {
      if (usuarioId !== before.autorId) {
        await this.notifier.amend(usuarioId, dicho, () => this.leftToTell(chat));
      }
    }
  }

  /** The text of the chat's aviso for the running user; null when no message is unread. */
  private async leftToTell(chat: Chat) {
    const unread = await this.mensajes.lastUnread(chat.id);
    if (!unread) {
      return null;
    }
    const { mensaje, cantidad } = unread;
    const isMencion = mensaje.menciones.includes(this.transactions.tenant.usuarioId);
    const { textos } = await this.avisoOf(chat, mensaje, isMencion ? 'mencion' : 'mensaje');
    return { ...textos(), cantidad };
  }

  private async avisoOf(chat: Chat, mensaje: Mensaje, clase: ClaseDeAviso) {
    const { id, tipo, nombre, codigo, caratula, carpetaId } = chat;
    const autor = (await this.directory.conocidos()).get(mensaje.autorId);
    const quien = autor?.nombre ?? 'Un integrante';
    const donde = { directo: null, grupo: nombre, carpeta: codigo ?? caratula }[tipo];
    const textos = {
      titulo: escapeHtml(donde ? `${quien} en ${donde}` : quien),
      descripcion: descripcionOf(mensaje, clase),
      icono: 'heroicons_outline:chat-bubble-left-right',
      imagen: autor?.avatar ?? null,
      enlace: enlaceOf(id),
      esInterno: true,
    };
    const asunto = clase === 'mencion' ? `${quien} le mencionó en un chat` : `Mensaje de ${quien}`;
    const carpeta = carpetaId ? { carpetaId } : {};
    return { familia: 'mensaje', tipo: clase, grupo: grupoOf(id), asunto, textos: () => textos, ...carpeta } as const;
  }
}

function descripcionOf(mensaje: Mensaje, clase: ClaseDeAviso): string {
  const said = excerptOf(saidIn(mensaje));
  return escapeHtml(clase === 'mencion' ? `Le mencionó: ${said}` : said);
}

function messageOf(value: string, hasFiles: boolean): string {
  const valor = sanitizeHtml(value);
  const text = textOf(valor);
  const isEmpty = !CAN_BE_SEEN.test(text);
  if (isEmpty && hasFiles) {
    return '';
  }
  if (isEmpty) {
    throw refused('Escriba un mensaje.');
  }
  if (text.length > MAX_TEXT) {
    throw refused(`El mensaje puede tener hasta ${MAX_TEXT} caracteres.`);
  }
  if (valor.length > MAX_VALOR) {
    throw refused('El mensaje tiene demasiado formato: envíelo con menos marcas o enlaces.');
  }
  return valor;
}

function refused(mensaje: string): DomainError {
  return new DomainError('DATOS_INVALIDOS', 400, mensaje, [
    { campo: 'value', mensaje },
    { campo: 'valor', mensaje },
  ]);
}

/** The beginning of a text. A text that is cut ends in «…». */
export function excerptOf(text: string): string {
  const characters = [...text];
  return characters.length > MAX_EXCERPT
    ? `${characters
        .slice(0, MAX_EXCERPT - 1)
        .join('')
        .trimEnd()}…`
    : text;
}
