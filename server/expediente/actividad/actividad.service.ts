import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { palabrasDe } from '../../vocabulario/palabras.js';
import { actividadDomain } from './actividad.domain.js';
import type { ActividadDeCuentaDto, ActividadesQuery } from './actividad.dto.js';
import { toActividad } from './actividad.presenter.js';
import { ActividadRepository } from './actividad.repository.js';
import { accionesOf } from './temas.js';

/** The facts of the cuenta that the running user may see. */
@Injectable()
export class ActividadService implements OnModuleInit {
  /** The transactions that have told `activity.changed` already. */
  private readonly telling = new WeakSet<EntityManager>();

  constructor(
    private readonly repository: ActividadRepository,
    private readonly directory: CuentaDirectory,
    private readonly auditoria: Auditoria,
    private readonly realtime: Realtime,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    // Facts of carpetas are told by carpeta-live.service.ts, to the people who see the carpeta.
    this.auditoria.onRecord(({ carpetaId, isReading }) => {
      if (!carpetaId && !isReading) {
        this.tellOnce();
      }
    });
  }

  async findNewest(query: ActividadesQuery): Promise<ActividadDeCuentaDto[]> {
    const filas = await this.repository.findNewest(query, accionesOf(query.clase));
    const miembros = await this.directory.conocidos();
    const palabras = palabrasDe((await this.directory.cuenta()).pais);
    return filas.map((fila) => toActividad(fila, miembros, palabras));
  }

  private tellOnce(): void {
    const { manager } = this.transactions;
    if (!this.telling.has(manager)) {
      this.telling.add(manager);
      this.realtime.tellRoles(actividadDomain.permissions['actividad.oficina'], { type: 'activity.changed' });
    }
  }
}
