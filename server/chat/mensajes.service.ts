import { Injectable } from '@nestjs/common';
import { Notifier } from '../avisos/notifier.service.js';
import { DomainError } from '../common/errors/domain-error.js';
import { textOf } from '../common/input/html-text.js';
import { escapeHtml, sanitizeHtml } from '../common/input/safe-html.js';
import { CuentaDirectory, type MiembroConocido } from '../common/tenancy/cuenta-directory.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { type Chat, ChatsRepository, type Mensaje } from './chats.repository.js';
import { ChatsService, grupoOf } from './chats.service.js';

const MAX_TEXT = 4000;
/** Limit of the sanitised HTML. It fits the longest text with all characters escaped. */
const MAX_VALOR = 24_000;
const MAX_EXCERPT = 160;

/** Writes in a chat. */
@Injectable()
export class MensajesService {
  constructor(
    private readonly repository: ChatsRepository,
    private readonly chats: ChatsService,
    private readonly notifier: Notifier,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Writes to the other person of a chat.
   * @param value HTML; what could run code is removed
   * @throws DomainError 400 when nothing is left of it or it is too long; 404; 422 when the person has left the cuenta
   */
  async send(chatId: string, value: string): Promise<Mensaje> {
    const valor = messageOf(value);
    const chat = await this.repository.getLocked(chatId);
    const conocidos = await this.directory.conocidos();
    if (!conocidos.get(chat.contactoId)?.isActive) {
      const message = 'Esta persona ya no es parte de la cuenta: puede leer el chat, pero no escribirle.';
      throw new DomainError('CONTACTO_INACTIVO', 422, message);
    }
    const mensaje = await this.repository.insertMensaje(chat.id, valor);
    this.chats.tell(chat.id, chat.contactoId);
    await this.notify(chat, conocidos.get(this.transactions.tenant.usuarioId), valor);
    return mensaje;
  }

  /** Leaves an aviso with the other person, unless they muted the chat. */
  private async notify({ id, contactoId }: Chat, autor: MiembroConocido | undefined, valor: string): Promise<void> {
    const textos = {
      titulo: escapeHtml(autor?.nombre ?? ''),
      descripcion: escapeHtml(excerptOf(textOf(valor))),
      icono: 'heroicons_outline:chat-bubble-left-right',
      imagen: autor?.avatar ?? null,
      enlace: `/chat/${id}`,
      esInterno: true,
    };
    const asunto = `Mensaje de ${autor?.nombre ?? 'un integrante'}`;
    const aviso = { familia: 'mensaje', tipo: 'mensaje', grupo: grupoOf(id), asunto, textos: () => textos } as const;
    // Asked as that person, since only they see whether they muted the chat.
    await this.notifier.notify(contactoId, aviso, async () => !(await this.repository.get(id)).silenciado);
  }
}

function messageOf(value: string): string {
  const valor = sanitizeHtml(value);
  const { length } = textOf(valor);
  if (length === 0) {
    throw refused('Escriba un mensaje.');
  }
  if (length > MAX_TEXT) {
    throw refused(`El mensaje puede tener hasta ${MAX_TEXT} caracteres.`);
  }
  if (valor.length > MAX_VALOR) {
    throw refused('El mensaje tiene demasiado formato: envíelo con menos marcas o enlaces.');
  }
  return valor;
}

function refused(mensaje: string): DomainError {
  return new DomainError('DATOS_INVALIDOS', 400, mensaje, [{ campo: 'value', mensaje }]);
}

function excerptOf(text: string): string {
  const characters = [...text];
  return characters.length > MAX_EXCERPT
    ? `${characters
        .slice(0, MAX_EXCERPT - 1)
        .join('')
        .trimEnd()}…`
    : text;
}
