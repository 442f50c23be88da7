import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { RateLimits } from '../../common/access/rate-limits.js';
import { Settings } from '../../common/config/settings.js';
import { invalidField } from '../../common/errors/domain-error.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { NuevaSolicitudDto } from './solicitudes.dto.js';
import { type SolicitudConAdjuntos, SolicitudesRepository } from './solicitudes.repository.js';

/**
 * The most MiB of files of one request. Mail servers seldom take more than 25 MB. A mail makes files a third larger.
 */
export const MAX_MIB = 15;
const HOUR_SECONDS = 3_600;

/** Requests for support. Each request is kept, and leaves as a mail to SUPPORT_EMAIL. */
@Injectable()
export class Solicitudes {
  constructor(
    private readonly solicitudes: SolicitudesRepository,
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly jobs: Jobs,
    private readonly settings: Settings,
  ) {}

  /** Whether the operator set an address to which requests go. */
  get isAnswered(): boolean {
    return this.settings.SUPPORT_EMAIL !== undefined;
  }

  /** My requests, newest first. */
  findAll(): Promise<SolicitudConAdjuntos[]> {
    return this.solicitudes.findAll();
  }

  /**
   * Keeps a request, and sends its mail when there is an address.
   * @throws DomainError 422 when a file is wrong; TooManyRequests
   */
  async create({ id, name, email, subject, message, files }: NuevaSolicitudDto): Promise<SolicitudConAdjuntos> {
    const { now, tenant } = this.transactions;
    const { cuentaId, usuarioId } = tenant;
    await this.transactions.asPlatform((manager) =>
      this.limits.consumeIn(manager, 'soporte', usuarioId, this.settings.LIMIT_SUPPORT, HOUR_SECONDS),
    );
    const solicitudId = id ?? uuid();
    const texts = { nombre: name, email, asunto: subject, mensaje: message };
    const times = { creadaEn: now, cambiadaEn: now, enviadaEn: null };
    await this.solicitudes.insert({ id: solicitudId, usuarioId, ...texts, ...times, estado: 'recibida' });
    await this.attach(solicitudId, files ?? []);
    if (this.isAnswered) {
      const pedido = { cuentaId, usuarioId, solicitudId };
      await this.jobs.send('solicitudes-de-ayuda', pedido, { singletonKey: solicitudId });
    }
    return this.solicitudes.get(solicitudId);
  }

  /** Closes a request that needs no answer any more. @throws DomainError 404 */
  async close(id: string): Promise<SolicitudConAdjuntos> {
    const { solicitud } = await this.solicitudes.get(id);
    if (solicitud.estado !== 'cerrada') {
      await this.solicitudes.update(id, { estado: 'cerrada', cambiadaEn: this.transactions.now });
    }
    return this.solicitudes.get(id);
  }

  private async attach(solicitudId: string, ids: readonly string[]): Promise<void> {
    const unsent = await this.solicitudes.lockUnsent(ids);
    if (unsent.length < ids.length) {
      throw invalidField('files', 'Uno de los archivos ya no está: vuelva a adjuntarlo.');
    }
    if (unsent.reduce((sum, { bytes }) => sum + bytes, 0) > MAX_MIB * 1024 * 1024) {
      throw invalidField('files', `Los archivos superan los ${MAX_MIB} MB juntos.`);
    }
    await this.solicitudes.attach(solicitudId, ids);
  }
}
