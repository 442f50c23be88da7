import { Injectable } from '@nestjs/common';
import { In, IsNull, type QueryDeepPartialEntity } from 'typeorm';
import { found } from '../../common/database/found.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Solicitud } from './solicitud.entity.js';
import { SolicitudAdjunto } from './solicitud-adjunto.entity.js';

export interface SolicitudConAdjuntos {
  solicitud: Solicitud;
  adjuntos: SolicitudAdjunto[];
}

const LISTED = 100;

/** The requests of the running user in the running cuenta; row-level security hides those of other people. */
@Injectable()
export class SolicitudesRepository {
  constructor(private readonly transactions: Transactions) {}

  /** All requests with their files, newest first. */
  async findAll(): Promise<SolicitudConAdjuntos[]> {
    const { manager } = this.transactions;
    const solicitudes = await manager.find(Solicitud, { order: { creadaEn: 'desc', id: 'desc' }, take: LISTED });
    const adjuntos = await this.findAdjuntos(solicitudes.map(({ id }) => id));
    return solicitudes.map((solicitud) => ({
      solicitud,
      adjuntos: adjuntos.filter(({ solicitudId }) => solicitudId === solicitud.id),
    }));
  }

  /** A request without its files. */
  find(id: string): Promise<Solicitud | null> {
    return this.transactions.manager.findOneBy(Solicitud, { id });
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<SolicitudConAdjuntos> {
    const solicitud = found(await this.find(id), 'el pedido');
    return { solicitud, adjuntos: await this.findAdjuntos([id]) };
  }

  async insert(solicitud: QueryDeepPartialEntity<Solicitud>): Promise<void> {
    await this.transactions.manager.insert(Solicitud, solicitud);
  }

  async update(id: string, fields: Partial<Pick<Solicitud, 'estado' | 'cambiadaEn' | 'enviadaEn'>>): Promise<void> {
    await this.transactions.manager.update(Solicitud, { id }, fields);
  }

  /** @throws DomainError 404 */
  async getAdjunto(id: string): Promise<SolicitudAdjunto> {
    return found(await this.transactions.manager.findOneBy(SolicitudAdjunto, { id }), 'el archivo');
  }

  async insertAdjunto(adjunto: QueryDeepPartialEntity<SolicitudAdjunto>): Promise<void> {
    await this.transactions.manager.insert(SolicitudAdjunto, adjunto);
  }

  /** The bytes that a person uploaded and that belong to no request yet. */
  async bytesUnsent(usuarioId: string): Promise<number> {
    const where = { usuarioId, solicitudId: IsNull() };
    return (await this.transactions.manager.sum(SolicitudAdjunto, 'bytes', where)) ?? 0;
  }

  /** Locks these files, without files that belong to a request already. */
  lockUnsent(ids: readonly string[]): Promise<SolicitudAdjunto[]> {
    return this.transactions.manager.find(SolicitudAdjunto, {
      where: { id: In(ids), solicitudId: IsNull() },
      order: { id: 'asc' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Adds files to a request, in this order. */
  async attach(solicitudId: string, ids: readonly string[]): Promise<void> {
    for (const [orden, id] of ids.entries()) {
      await this.transactions.manager.update(SolicitudAdjunto, { id }, { solicitudId, orden, sueltoDesde: null });
    }
  }

  private findAdjuntos(solicitudes: readonly string[]): Promise<SolicitudAdjunto[]> {
    return this.transactions.manager.find(SolicitudAdjunto, {
      where: { solicitudId: In(solicitudes) },
      order: { orden: 'asc', id: 'asc' },
    });
  }
}
