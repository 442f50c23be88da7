import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { v7 as uuid } from 'uuid';
import { Settings } from '../../common/config/settings.js';
import { DomainError, invalidField } from '../../common/errors/domain-error.js';
import { usableFileName } from '../../common/files/file-name.js';
import { FileStorage } from '../../common/files/file-storage.js';
import { type OutgoingFile, outgoing } from '../../common/files/send-file.js';
import { StoredBefore } from '../../common/files/sent-again.js';
import { uploadedFiles } from '../../common/files/uploaded-files.js';
import { Uploads } from '../../common/files/uploads.js';
import { newIdOf } from '../../common/input/new-id.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { ContenidoService } from '../../expediente/documentos/contenido.service.js';
import { type Filed, FilingService } from '../../expediente/documentos/filing.service.js';
import { Miniaturas } from '../../plataforma/imagenes/miniaturas.service.js';
import type { AdjuntarDocumentoDto } from './borradores.dto.js';
import { BorradoresRepository, type Propio } from './borradores.repository.js';
import { BorradoresService } from './borradores.service.js';
import type { CorreoAdjunto } from './correo-adjunto.entity.js';
import { CorreoAdjuntosRepository } from './correo-adjuntos.repository.js';
import type { CorreoEntero } from './correo-row.js';
import type { ArchivarCorreoAdjuntoDto } from './correos.dto.js';
import { CorreosRepository } from './correos.repository.js';
import { deQuien } from './hecho-de-correo.js';

/** The most mails whose readers are told of a new small picture. */
const MAX_TOLD = 10;

const LO_VERAN_OTROS = 'Lo verá quien reciba el correo, aunque no vea la carpeta: confirme si lo adjunta igual.';

/** A file to be attached. */
interface Adjuntado {
  nombre: string;
  content: AsyncIterable<Uint8Array>;
  /** The file of another mail of which this file is a copy. */
  original?: CorreoAdjunto;
  adjuntoId?: string;
}

/** The files of mails. Attaching does not raise a draft's version, since other tabs may be saving its text. */
@Injectable()
export class CorreoAdjuntosService implements OnModuleInit {
  constructor(
    private readonly adjuntos: CorreoAdjuntosRepository,
    private readonly correos: CorreosRepository,
    private readonly borradores: BorradoresService,
    private readonly escritos: BorradoresRepository,
    private readonly contenido: ContenidoService,
    private readonly uploads: Uploads,
    private readonly storage: FileStorage,
    private readonly filing: FilingService,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
    private readonly settings: Settings,
    private readonly miniaturas: Miniaturas,
  ) {}

  onModuleInit(): void {
    this.miniaturas.onHecha(async (sha256) => this.tell(...(await this.adjuntos.findCopiasWith(sha256, MAX_TOLD))));
  }

  /**
   * Stores the files of a multipart request in a draft. The first file gets the id of the field `id`. Sent again with
   * the same id, it is attached only once. Must not be called inside a transaction.
   * @throws DomainError 400, 404; 409 when the mail left, there is no room, or the id is taken; 413, 415, 422
   */
  async add(request: FastifyRequest, tenant: TenantContext, id: string): Promise<void> {
    await this.transactions.tenantTransaction(tenant, () => this.borradores.getBorrador(id));
    let count = 0;
    for await (const { nombre, campos, content } of uploadedFiles(request, this.settings)) {
      count++;
      if (count > this.settings.FILES_PER_UPLOAD) {
        throw invalidField('archivos', `Se suben hasta ${this.settings.FILES_PER_UPLOAD} archivos por vez.`);
      }
      const adjuntoId = count === 1 ? newIdOf(campos.id) : undefined;
      await this.attach(tenant, id, { nombre: usableFileName(nombre), content, adjuntoId });
    }
    if (count === 0) {
      throw new DomainError('SIN_ARCHIVO', 422, 'No se recibió ningún archivo.');
    }
  }

  /**
   * Attaches the present content of a document of a carpeta. Must not be called inside a transaction.
   * @throws DomainError 404; 409 when the mail left, there is no room, or others would see a reserved document; 422
   */
  async addDocumento(
    tenant: TenantContext,
    id: string,
    { documentoId, loVeranOtros = false }: AdjuntarDocumentoDto,
  ): Promise<void> {
    const { nombre, clave } = await this.transactions.tenantTransaction(tenant, async () => {
      await this.borradores.getBorrador(id);
      const quienesLoVeran = LO_VERAN_OTROS;
      return this.contenido.take(documentoId, { adonde: 'a un correo', quienesLoVeran, loVeranOtros });
    });
    await this.attach(tenant, id, { nombre, content: this.storage.contentOf(clave) });
  }

  /**
   * Copies the files of a forwarded mail into the draft that forwards it. A repeated call copies the missing files.
   * Must not be called inside a transaction.
   * @throws DomainError 409 when there is no room; 422
   */
  async copyOfBase(tenant: TenantContext, id: string): Promise<void> {
    const missing = await this.transactions.tenantTransaction(tenant, async () => {
      const { correoId, baseId, baseTipo, estado } = await this.correos.get(id);
      if (!baseId || baseTipo !== 'reenviar' || estado !== 'borrador') {
        return [];
      }
      const present = new Set((await this.adjuntos.findOf(correoId)).map(hashAndName));
      return (await this.adjuntos.findOf(baseId)).filter((file) => !present.has(hashAndName(file)));
    });
    for (const file of missing) {
      const content = this.storage.contentOf(file.clave);
      await this.attach(tenant, id, { nombre: file.nombre, content, original: file });
    }
  }

  /** Removes a file from a draft. @throws DomainError 404, 409 after the mail left */
  async remove(id: string, adjuntoId: string): Promise<void> {
    const { correo } = await this.borradores.getBorrador(id);
    await this.adjuntos.get(correo.id, adjuntoId);
    await this.adjuntos.remove(adjuntoId);
    this.tell(id);
  }

  /** A file with its mail. Must not be called inside a transaction. @throws DomainError 404 */
  get(tenant: TenantContext, id: string, adjuntoId: string): Promise<[CorreoAdjunto, CorreoEntero]> {
    return this.transactions.tenantTransaction(
      tenant,
      async () => {
        const correo = await this.correos.get(id);
        return [await this.adjuntos.get(correo.correoId, adjuntoId), correo];
      },
      { readOnly: true },
    );
  }

  /** Decides how a file is sent. @throws DomainError 404 */
  async open(
    tenant: TenantContext,
    id: string,
    adjuntoId: string,
    descargar: boolean,
    http: Pick<FastifyRequest, 'headers'>,
  ): Promise<OutgoingFile> {
    const [adjunto] = await this.get(tenant, id, adjuntoId);
    return outgoing(adjunto, descargar, http.headers);
  }

  /**
   * Files a copy of a file as a new document of a carpeta. Must not be called inside a transaction. @throws DomainError
   */
  async fileAsDocumento(
    tenant: TenantContext,
    id: string,
    adjuntoId: string,
    { carpetaId, seccionId }: ArchivarCorreoAdjuntoDto,
  ): Promise<Filed> {
    const [{ nombre, clave }, correo] = await this.get(tenant, id, adjuntoId);
    const content = this.storage.contentOf(clave);
    return this.filing.file(tenant, carpetaId, {
      nombre,
      content,
      seccionId,
      origen: `un correo de ${deQuien(correo)}`,
    });
  }

  private async attach(
    tenant: TenantContext,
    id: string,
    { nombre, content, original, adjuntoId = uuid() }: Adjuntado,
  ): Promise<void> {
    try {
      await this.uploads.receive(tenant, content, async (stored) => {
        if (stored.bytes === 0 && !original) {
          throw new DomainError('ARCHIVO_VACIO', 422, `El archivo «${nombre}» está vacío.`);
        }
        const propio = await this.borradores.getBorrador(id);
        const correoId = propio.correo.id;
        const present = await this.adjuntos.findOf(correoId);
        if (present.some((each) => each.id === adjuntoId) || (original && (await this.isCopied(original, present)))) {
          throw new StoredBefore(adjuntoId);
        }
        const adjunto = { ...stored, id: adjuntoId, correoId, nombre, subidoPor: tenant.usuarioId };
        const enLinea = original?.enLinea && (await this.showInstead(propio, original.id, adjunto.id));
        await this.adjuntos.add({ ...adjunto, enLinea });
        this.tell(id);
      });
    } catch (error) {
      if (!(error instanceof StoredBefore)) {
        throw error;
      }
    }
  }

  /** Whether a repeated call, which runs at the same time, has already copied the file. */
  private async isCopied(original: CorreoAdjunto, present: readonly CorreoAdjunto[]): Promise<boolean> {
    const alike = (files: readonly CorreoAdjunto[]) =>
      files.filter((file) => hashAndName(file) === hashAndName(original)).length;
    return alike(present) >= alike(await this.adjuntos.findOf(original.correoId));
  }

  /** Makes the quote of a draft show the copy of a picture. @returns false when the quote does not show the original */
  private async showInstead(propio: Propio, originalId: string, copyId: string): Promise<boolean> {
    const cita = propio.correo.citaHtml ?? '';
    const citaHtml = cita.replaceAll(` data-adjunto="${originalId}"`, ` data-adjunto="${copyId}"`);
    if (citaHtml === cita) {
      return false;
    }
    await this.escritos.update(propio, { citaHtml });
    return true;
  }

  private tell(...mails: string[]): void {
    // An event without mails would mean that a label changed.
    if (mails.length > 0) {
      this.realtime.tellUsuario(this.transactions.tenant.usuarioId, { type: 'mailbox.changed', mails });
    }
  }
}

const hashAndName = ({ sha256, nombre }: CorreoAdjunto) => `${sha256} ${nombre}`;
