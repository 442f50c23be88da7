import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../common/errors/domain-error.js';
import { deliveryOf } from '../../common/files/delivery.js';
import { nameOfVersion } from '../../common/files/file-name.js';
import { isInline } from '../../common/files/file-type.js';
import type { OutgoingFile } from '../../common/files/send-file.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { Lecturas } from '../../plataforma/auditoria/lecturas.service.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import type { Documento } from './documento.entity.js';
import { documentoReservado } from './documento-reservado.js';
import type { DocumentoVersion } from './documento-version.entity.js';
import { DocumentosRepository } from './documentos.repository.js';

/** A request for the content of a version. */
export interface ContenidoRequest {
  documentoId: string;
  n: number;
  /** Whether the content is sent as an attachment, whatever its type. */
  descargar: boolean;
  /** A HEAD request is not recorded as a reading. The headers hold the range and the conditions. */
  http: Pick<FastifyRequest, 'method' | 'headers'>;
}

/** A copy of a document that leaves its carpeta. */
export interface Salida {
  /** The destination, as the activity says it: «a un correo». */
  adonde: string;
  /** Why people who do not see the carpeta will see the copy, as a sentence. Null when they will not. */
  quienesLoVeran: string | null;
  /** Whether the person confirmed that other people may see the copy. */
  loVeranOtros: boolean;
}

/** Opens the content of versions for reading, and records who reads it. */
@Injectable()
export class ContenidoService {
  constructor(
    private readonly documentos: DocumentosRepository,
    private readonly transactions: Transactions,
    private readonly lecturas: Lecturas,
    private readonly auditoria: Auditoria,
    private readonly gate: CarpetaGate,
  ) {}

  /**
   * Decides how a version is sent, and records who reads it. A range is recorded like the whole file, since it may be
   * nearly the whole. The caller sends the bytes after the transaction, so that no transaction waits for the client.
   * @throws DomainError 404
   */
  open(tenant: TenantContext, { documentoId, n, descargar, http }: ContenidoRequest): Promise<OutgoingFile> {
    return this.transactions.tenantTransaction(tenant, async () => {
      const documento = await this.documentos.get(documentoId);
      const { clave, mime, bytes, sha256, nombreOriginal } = await this.documentos.getVersion(documentoId, n);
      const etag = `"${sha256}"`;
      const delivery = deliveryOf(http.headers, etag, bytes);
      const inline = !descargar && isInline(mime, nombreOriginal);
      if (http.method !== 'HEAD' && delivery.status !== 416) {
        await this.lecturas.record({
          accion: inline ? 'documento.visto' : 'documento.descargado',
          entidad: 'documento',
          entidadId: documentoId,
          carpetaId: documento.carpetaId,
          datos: { nombre: documento.nombre, n },
        });
      }
      const nombre = nameOfVersion(documento.nombre, nombreOriginal);
      return { clave, nombre, mime, bytes, etag, isInline: inline, delivery };
    });
  }

  /** Finds a version. Must not be called inside a transaction. @throws DomainError 404 */
  get(tenant: TenantContext, documentoId: string, n: number): Promise<DocumentoVersion> {
    return this.transactions.tenantTransaction(tenant, () => this.documentos.getVersion(documentoId, n), {
      readOnly: true,
    });
  }

  /**
   * Finds a document's newest version, to copy it elsewhere, such as into a mail. Records a download, in the running
   * transaction.
   * @throws DomainError 404; 409 as {@link documentoReservado} says; 422 when it is in the trash
   */
  async take(documentoId: string, salida: Salida): Promise<{ carpetaId: string; nombre: string; clave: string }> {
    const documento = await this.documentos.get(documentoId);
    const { carpetaId, versionActual: n, eliminadoEn } = documento;
    if (eliminadoEn !== null) {
      throw new DomainError('EN_PAPELERA', 422, 'El documento está en la papelera. Restáurelo primero.');
    }
    const { clave, nombreOriginal } = await this.documentos.getVersion(documentoId, n);
    await this.checkSalida(documento, salida);
    await this.lecturas.record({
      accion: 'documento.descargado',
      entidad: 'documento',
      entidadId: documentoId,
      carpetaId,
      datos: { nombre: documento.nombre, n },
    });
    return { carpetaId, nombre: nameOfVersion(documento.nombre, nombreOriginal), clave };
  }

  /** Lets other people see a document of a reserved carpeta once the person confirms it. Records the copy. */
  private async checkSalida(documento: Documento, { adonde, quienesLoVeran, loVeranOtros }: Salida): Promise<void> {
    const { id, nombre, carpetaId, versionActual: n } = documento;
    if (quienesLoVeran === null || !(await this.gate.visible(carpetaId)).reservada) {
      return;
    }
    if (!loVeranOtros) {
      throw documentoReservado(quienesLoVeran);
    }
    const datos = { nombre, n, adonde };
    this.auditoria.record({ accion: 'documento.copiado', entidad: 'documento', entidadId: id, carpetaId, datos });
  }
}
