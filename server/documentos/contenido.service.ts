import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Auditoria } from '../auditoria/auditoria.service.js';
import { deliveryOf } from '../common/files/delivery.js';
import { extensionOf } from '../common/files/file-name.js';
import { isInline } from '../common/files/file-type.js';
import type { OutgoingFile } from '../common/files/send-file.js';
import { type TenantContext, Transactions } from '../common/tenancy/transactions.js';
import { DocumentosRepository } from './documentos.repository.js';

/** What is read of a version. */
export interface ContenidoRequest {
  documentoId: string;
  n: number;
  /** As an attachment, whatever its type. */
  descargar: boolean;
  /** Its method and its range and conditional headers. */
  http: Pick<FastifyRequest, 'method' | 'headers'>;
}

/** The content of versions on its way out. */
@Injectable()
export class ContenidoService {
  constructor(
    private readonly documentos: DocumentosRepository,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
  ) {}

  /**
   * Says how a version is to be sent, and records who read it: every part that is sent, since a range may
   * leave out no more than the first byte. The bytes are sent after the transaction, which waits for no client.
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
        this.auditoria.record({
          accion: inline ? 'documento.visto' : 'documento.descargado',
          entidad: 'documento',
          entidadId: documentoId,
          carpetaId: documento.carpetaId,
          datos: { nombre: documento.nombre, n },
        });
      }
      const nombre = nameFor(documento.nombre, nombreOriginal);
      return { clave, nombre, mime, bytes, etag, isInline: inline, delivery };
    });
  }
}

/** The document's name, unless it says another type than the version's: a later version may be of another one. */
function nameFor(nombre: string, nombreOriginal: string): string {
  return extensionOf(nombre) === extensionOf(nombreOriginal) ? nombre : nombreOriginal;
}
