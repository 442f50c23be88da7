import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { v7 as uuid } from 'uuid';
import { Settings } from '../../common/config/settings.js';
import { DomainError, invalidField } from '../../common/errors/domain-error.js';
import { usableFileName } from '../../common/files/file-name.js';
import { limited } from '../../common/files/limited.js';
import { type OutgoingFile, outgoing } from '../../common/files/send-file.js';
import { uploadedFiles } from '../../common/files/uploaded-files.js';
import { Uploads } from '../../common/files/uploads.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { Plan } from '../../plataforma/plan/plan.service.js';
import type { SolicitudAdjunto } from './solicitud-adjunto.entity.js';
import { SolicitudesRepository } from './solicitudes.repository.js';
import { MAX_MIB } from './solicitudes.service.js';

/** The most MiB of a person's uploaded files for requests that are not sent yet. */
const MAX_UNSENT_MIB = 4 * MAX_MIB;
const MIB = 1024 * 1024;

/** The files of requests. People upload them first; the request then names them when it is sent. */
@Injectable()
export class SolicitudAdjuntos {
  constructor(
    private readonly solicitudes: SolicitudesRepository,
    private readonly uploads: Uploads,
    private readonly plan: Plan,
    private readonly transactions: Transactions,
    private readonly settings: Settings,
  ) {}

  /**
   * Stores the files of a multipart request. Files that no request names are removed after a day. Must not be called
   * inside a transaction.
   * @throws DomainError 400; 409 when there is no room; 413, 415, 422
   */
  async add(request: FastifyRequest, tenant: TenantContext): Promise<SolicitudAdjunto[]> {
    const added: SolicitudAdjunto[] = [];
    for await (const { nombre, content } of uploadedFiles(request, this.settings)) {
      if (added.length === this.settings.FILES_PER_UPLOAD) {
        throw invalidField('archivos', `Se suben hasta ${this.settings.FILES_PER_UPLOAD} archivos por vez.`);
      }
      added.push(await this.receive(tenant, usableFileName(nombre), content));
    }
    if (added.length === 0) {
      throw new DomainError('SIN_ARCHIVO', 422, 'No se recibió ningún archivo.');
    }
    return added;
  }

  /** Decides how a file is sent. Must not be called inside a transaction. @throws DomainError 404 */
  open(
    tenant: TenantContext,
    id: string,
    descargar: boolean,
    { headers }: Pick<FastifyRequest, 'headers'>,
  ): Promise<OutgoingFile> {
    const open = async () => outgoing(await this.solicitudes.getAdjunto(id), descargar, headers);
    return this.transactions.tenantTransaction(tenant, open, { readOnly: true });
  }

  private receive(
    tenant: TenantContext,
    nombre: string,
    content: AsyncIterable<Uint8Array>,
  ): Promise<SolicitudAdjunto> {
    // A file that is too large for a mail is refused before it is stored.
    return this.uploads.receive(tenant, limited(content, MAX_MIB), async (stored) => {
      if (stored.bytes === 0) {
        throw new DomainError('ARCHIVO_VACIO', 422, `El archivo «${nombre}» está vacío.`);
      }
      await this.plan.assertStorage(stored.bytes);
      if ((await this.solicitudes.bytesUnsent(tenant.usuarioId)) + stored.bytes > MAX_UNSENT_MIB * MIB) {
        const mensaje = 'Tiene muchos archivos subidos sin enviar. Envíe el pedido, o vuelva a intentarlo mañana.';
        throw new DomainError('DEMASIADOS_ARCHIVOS', 409, mensaje);
      }
      const id = uuid();
      const sueltoDesde = this.transactions.now;
      await this.solicitudes.insertAdjunto({
        ...stored,
        id,
        nombre,
        usuarioId: tenant.usuarioId,
        orden: 0,
        sueltoDesde,
      });
      return this.solicitudes.getAdjunto(id);
    });
  }
}
