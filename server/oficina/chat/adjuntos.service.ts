import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { v7 as uuid } from 'uuid';
import { Settings } from '../../common/config/settings.js';
import { DomainError, invalidField } from '../../common/errors/domain-error.js';
import { usableFileName } from '../../common/files/file-name.js';
import { FileStorage } from '../../common/files/file-storage.js';
import { type OutgoingFile, outgoing } from '../../common/files/send-file.js';
import { uploadedFiles } from '../../common/files/uploaded-files.js';
import { Uploads } from '../../common/files/uploads.js';
import { partOf } from '../../common/input/pagination.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { type Filed, FilingService } from '../../expediente/documentos/filing.service.js';
import { Miniaturas } from '../../plataforma/imagenes/miniaturas.service.js';
import { Plan } from '../../plataforma/plan/plan.service.js';
import type { Adjunto } from './adjunto.entity.js';
import { AdjuntosRepository } from './adjuntos.repository.js';
import { ChatsRepository } from './chats.repository.js';
import { ChatsService } from './chats.service.js';
import type { ArchivarAdjuntoDto } from './conversaciones.dto.js';

const PAGE = 30;
/** The most messages whose readers are told of a new small picture. */
const MAX_TOLD = 10;

/** The files of messages. People upload them first; the message then names them when it is sent. */
@Injectable()
export class AdjuntosService implements OnModuleInit {
  constructor(
    private readonly adjuntos: AdjuntosRepository,
    private readonly chats: ChatsRepository,
    private readonly conversaciones: ChatsService,
    private readonly uploads: Uploads,
    private readonly storage: FileStorage,
    private readonly miniaturas: Miniaturas,
    private readonly filing: FilingService,
    private readonly plan: Plan,
    private readonly transactions: Transactions,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.miniaturas.onHecha((sha256) => this.tell(sha256));
  }

  /**
   * Stores the files of a multipart request for a message that is not sent yet. Files of no message are removed after a
   * day. Must not be called inside a transaction.
   * @throws DomainError 400, 404; 409 when there is no room; 413, 415, 422
   */
  async add(request: FastifyRequest, tenant: TenantContext, chatId: string): Promise<Adjunto[]> {
    await this.transactions.tenantTransaction(tenant, () => this.chats.assertSeen(chatId), { readOnly: true });
    const added: Adjunto[] = [];
    for await (const { nombre, content } of uploadedFiles(request, this.settings)) {
      if (added.length === this.settings.FILES_PER_UPLOAD) {
        throw invalidField('archivos', `Se suben hasta ${this.settings.FILES_PER_UPLOAD} archivos por vez.`);
      }
      added.push(await this.receive(tenant, chatId, usableFileName(nombre), content));
    }
    if (added.length === 0) {
      throw new DomainError('SIN_ARCHIVO', 422, 'No se recibió ningún archivo.');
    }
    return added;
  }

  /** The newest files that were sent in a conversation, and where the next page begins. @throws DomainError 404 */
  async findOfChat(chatId: string, antes?: string): Promise<{ adjuntos: Adjunto[]; siguiente: string | null }> {
    await this.chats.assertSeen(chatId);
    const sent = await this.adjuntos.findOfChat(chatId, antes, PAGE + 1);
    const { part: adjuntos, siguiente } = partOf(sent, PAGE, ({ id }) => id);
    return { adjuntos, siguiente };
  }

  /** A file of a message. Must not be called inside a transaction. @throws DomainError 404 */
  get(tenant: TenantContext, id: string): Promise<Adjunto> {
    return this.transactions.tenantTransaction(tenant, () => this.adjuntos.get(id), { readOnly: true });
  }

  /** Decides how a file is sent. @throws DomainError 404 */
  async open(
    tenant: TenantContext,
    id: string,
    descargar: boolean,
    http: Pick<FastifyRequest, 'headers'>,
  ): Promise<OutgoingFile> {
    return outgoing(await this.get(tenant, id), descargar, http.headers);
  }

  /**
   * Files a copy of a sent file as a new document of a carpeta. Must not be called inside a transaction.
   * @throws DomainError 404; 409 when the plan has no room; 422
   */
  async fileAsDocumento(
    tenant: TenantContext,
    id: string,
    { carpetaId, seccionId }: ArchivarAdjuntoDto,
  ): Promise<Filed> {
    const { clave, nombre } = await this.get(tenant, id);
    const content = this.storage.contentOf(clave);
    return this.filing.file(tenant, carpetaId, { nombre, content, seccionId, origen: 'un mensaje del chat' });
  }

  /**
   * Adds uploaded files to a message.
   * @throws DomainError 422 for files that were sent already, or are of another chat; it names their places
   */
  async attach(chatId: string, mensajeId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) {
      return;
    }
    const unsent = await this.adjuntos.lockUnsent(chatId, ids);
    const lost = ids.flatMap((id, index) => (unsent.some((adjunto) => adjunto.id === id) ? [] : index));
    if (lost.length > 0) {
      throw lostFiles(lost);
    }
    await this.adjuntos.attach(mensajeId, ids);
  }

  /** Takes the files of a message out of it. They are removed after a day. */
  async detach(mensajeId: string): Promise<void> {
    await this.adjuntos.detach(mensajeId);
  }

  /**
   * Tells people who see messages with these bytes. Only the newest messages count: older ones have the small picture
   * already.
   */
  private async tell(sha256: string): Promise<void> {
    for (const { chatId, mensajeId } of await this.adjuntos.findSentWith(sha256, MAX_TOLD)) {
      await this.conversaciones.tell(await this.chats.get(chatId), [mensajeId as string]);
    }
  }

  private receive(
    tenant: TenantContext,
    chatId: string,
    nombre: string,
    content: AsyncIterable<Uint8Array>,
  ): Promise<Adjunto> {
    return this.uploads.receive(tenant, content, async (stored) => {
      if (stored.bytes === 0) {
        throw new DomainError('ARCHIVO_VACIO', 422, `El archivo «${nombre}» está vacío.`);
      }
      await this.plan.assertStorage(stored.bytes);
      const id = uuid();
      const sueltoDesde = this.transactions.now;
      await this.adjuntos.insert({ ...stored, id, chatId, nombre, subidoPor: tenant.usuarioId, orden: 0, sueltoDesde });
      await this.miniaturas.pedir(stored);
      return this.adjuntos.get(id);
    });
  }
}

/**
 * The error names the whole field, for every client. It also names the places of the lost files. A client can then
 * leave them out.
 */
function lostFiles(places: readonly number[]): DomainError {
  const mensaje = 'Uno de los archivos ya no está: vuelva a adjuntarlo.';
  const campos = ['adjuntos', ...places.map((place) => `adjuntos.${place}`)];
  return new DomainError(
    'DATOS_INVALIDOS',
    422,
    mensaje,
    campos.map((campo) => ({ campo, mensaje })),
  );
}
