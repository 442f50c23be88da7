import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DateTime } from 'luxon';
import { RateLimits } from '../../common/access/rate-limits.js';
import { Settings } from '../../common/config/settings.js';
import { deliveryOf } from '../../common/files/delivery.js';
import type { OutgoingFile } from '../../common/files/send-file.js';
import { safeSegment } from '../../common/files/zip-paths.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../auditoria/auditoria.service.js';
import { Lecturas } from '../auditoria/lecturas.service.js';
import type { ExportacionDto } from './exportaciones.dto.js';
import { ExportacionesRepository, type ExportacionFila } from './exportaciones.repository.js';

const DAY_SECONDS = 86_400;

/** Requests, lists and opens the exports of the running cuenta. The Exportador makes them. */
@Injectable()
export class Exportaciones {
  constructor(
    private readonly exportaciones: ExportacionesRepository,
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
    private readonly auditoria: Auditoria,
    private readonly lecturas: Lecturas,
    private readonly jobs: Jobs,
    private readonly limits: RateLimits,
    private readonly settings: Settings,
  ) {}

  /** The exports, the newest first. */
  async findAll(): Promise<ExportacionDto[]> {
    const naming = await this.directory.naming();
    return (await this.exportaciones.findAll()).map((fila) => toDto(fila, naming));
  }

  /**
   * Starts an export, or returns the export that is being made. Exports are large, so their number a day is limited.
   * Must not be called inside a transaction.
   * @throws TooManyRequests
   */
  async request(tenant: TenantContext): Promise<ExportacionDto> {
    const pending = await this.transactions.tenantTransaction(tenant, () => this.findPending(), { readOnly: true });
    if (pending) {
      return pending;
    }
    await this.limits.consume('exportacion', tenant.cuentaId, this.settings.LIMIT_EXPORTS, DAY_SECONDS);
    return this.transactions.tenantTransaction(tenant, async () => {
      const id = await this.exportaciones.insert();
      if (id) {
        await this.jobs.send('exportaciones', { id }, { singletonKey: id });
        this.auditoria.record({ accion: 'exportacion.pedida', entidad: 'exportacion', entidadId: id });
      }
      return (await this.findPending()) as ExportacionDto;
    });
  }

  /** Opens an export for download, and records who downloads it. @throws DomainError 404 */
  open(tenant: TenantContext, id: string, http: Pick<FastifyRequest, 'method' | 'headers'>): Promise<OutgoingFile> {
    return this.transactions.tenantTransaction(tenant, async () => {
      const { clave, bytes, sha256, listaEn } = await this.exportaciones.getReady(id);
      const etag = `"${sha256}"`;
      const delivery = deliveryOf(http.headers, etag, bytes);
      if (http.method !== 'HEAD' && delivery.status !== 416) {
        await this.lecturas.record({ accion: 'exportacion.descargada', entidad: 'exportacion', entidadId: id });
      }
      const { nombre: cuenta, zonaHoraria } = await this.directory.cuenta();
      const day = DateTime.fromJSDate(listaEn ?? this.transactions.now, { zone: zonaHoraria }).toISODate();
      const nombre = `${safeSegment(cuenta, 'cuenta')} ${day}.zip`;
      return { clave, nombre, mime: 'application/zip', bytes, etag, isInline: false, delivery };
    });
  }

  private async findPending(): Promise<ExportacionDto | null> {
    const fila = await this.exportaciones.findPending();
    return fila && toDto(fila, await this.directory.naming());
  }
}

function toDto(
  { id, estado, pedidaPor, pedidaEn, listaEn, expiraEn, bytes }: ExportacionFila,
  naming: Awaited<ReturnType<CuentaDirectory['naming']>>,
): ExportacionDto {
  return { id, estado, pedidaPor: naming(pedidaPor), pedidaEn, listaEn, expiraEn, bytes };
}
