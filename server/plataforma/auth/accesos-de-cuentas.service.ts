import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import { discovered } from '../../common/discovered.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { type AccesoAbierto, type AccesoSource, AccesosOf, type ClaseDeAcceso } from './acceso-source.js';

interface Source {
  clase: ClaseDeAcceso;
  endsWithSessions: boolean;
  instance: AccesoSource;
}

interface CuentaPropia extends TenantContext {
  cuenta: string;
}

/** The accesses that a person opened inside their cuentas. Each call takes the manager of a platform transaction. */
@Injectable()
export class AccesosDeCuentas implements OnModuleInit {
  private sources: Source[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.sources = discovered<AccesoSource, Omit<Source, 'instance'>>(this.discovery, AccesosOf).map(
      ({ instance, options }) => ({ ...options, instance }),
    );
  }

  /** All accesses of the person, in the cuentas where they are a member. */
  async find(
    manager: EntityManager,
    usuarioId: string,
  ): Promise<(AccesoAbierto & { clase: ClaseDeAcceso; cuentaId: string; cuenta: string })[]> {
    const found = [];
    for (const { cuenta, ...tenant } of await this.cuentasOf(manager, usuarioId, `and m.estado = 'activa'`)) {
      for (const { clase, instance } of this.sources) {
        const accesos = await this.transactions.actingIn(tenant, () => instance.findAccesos());
        found.push(...accesos.map((acceso) => ({ ...acceso, clase, cuentaId: tenant.cuentaId, cuenta })));
      }
    }
    return found;
  }

  /**
   * Ends the accesses in all cuentas, also in cuentas that the person has left. The caller has locked or ended the
   * person's sessions, and so waited for accesses that a session was opening.
   * @param what `sesiones`: only the kinds that end with the sessions
   */
  async endAll(manager: EntityManager, usuarioId: string, what: 'sesiones' | 'todo'): Promise<void> {
    for (const { cuenta: _, ...tenant } of await this.cuentasOf(manager, usuarioId)) {
      for (const { instance, endsWithSessions } of this.sources) {
        if (endsWithSessions || what === 'todo') {
          await this.transactions.actingIn(tenant, () => instance.endAccesos());
        }
      }
    }
  }

  /** Ends the accesses of a kind in a cuenta. @returns false when the person was never a member of the cuenta */
  async end(manager: EntityManager, usuarioId: string, cuentaId: string, clase: ClaseDeAcceso): Promise<boolean> {
    const mine = (await this.cuentasOf(manager, usuarioId)).find((tenant) => tenant.cuentaId === cuentaId);
    const source = this.sources.find((each) => each.clase === clase);
    if (!mine || !source) {
      return false;
    }
    const { cuenta: _, ...tenant } = mine;
    await this.transactions.actingIn(tenant, () => source.instance.endAccesos());
    return true;
  }

  private cuentasOf(manager: EntityManager, usuarioId: string, also = ''): Promise<CuentaPropia[]> {
    return manager.query(
      `select m.cuenta_id as "cuentaId", m.usuario_id as "usuarioId", m.rol_id as "rolId", c.nombre as cuenta
         from membresias m join cuentas c on c.id = m.cuenta_id
        where m.usuario_id = $1 ${also} order by c.nombre, c.id`,
      [usuarioId],
    );
  }
}
