import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../common/errors/domain-error.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { seesAllCarpetas } from '../../vocabulario/roles.js';
import { Auditoria } from '../auditoria/auditoria.service.js';
import { PlanRepository } from './plan.repository.js';
import { type Exceso, excesosOf, type PlanId, type PlanOfrecido, planOf, sizeText, type Uso } from './planes.js';

/** The plan of a cuenta: its limits, their use, and the checks that enforce them. */
@Injectable()
export class Plan {
  constructor(
    private readonly repository: PlanRepository,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
    private readonly realtime: Realtime,
  ) {}

  /** The plan of the running cuenta, with its use. */
  get(): Promise<{ plan: PlanOfrecido; uso: Uso }> {
    const { cuentaId } = this.transactions.tenant;
    return this.transactions.asPlatform(async (manager) => ({
      plan: planOf(await this.repository.get(manager, cuentaId)),
      uso: await this.repository.uso(manager, cuentaId),
    }));
  }

  /** Changes the plan of the running cuenta. @throws DomainError 409 PLAN_INSUFICIENTE when its use does not fit */
  async change(id: PlanId): Promise<void> {
    const { cuentaId } = this.transactions.tenant;
    const before = await this.transactions.asPlatform(async (manager) => {
      const present = await this.repository.getLocked(manager, cuentaId);
      if (present !== id) {
        checkFits(planOf(id), await this.repository.uso(manager, cuentaId));
        await this.repository.set(manager, cuentaId, id);
      }
      return present;
    });
    if (before !== id) {
      const datos = { de: planOf(before).nombre, a: planOf(id).nombre };
      this.auditoria.record({ accion: 'plan.cambiado', entidad: 'cuenta', entidadId: cuentaId, datos });
      this.realtime.tellCuenta({ type: 'cuenta.changed' });
    }
  }

  /**
   * Checks that a cuenta has room for one more person. Call it before the write that adds the person. That write
   * invites somebody, reactivates a member, or sends an expired invitation again. Locks the cuenta until the
   * transaction ends.
   * @param manager the manager of a platform transaction (`Transactions.platform` or `asPlatform`)
   * @throws DomainError 409 LIMITE_MIEMBROS
   */
  async assertMember(manager: EntityManager, cuentaId: string): Promise<void> {
    const plan = planOf(await this.repository.getLocked(manager, cuentaId));
    const { miembros, invitaciones } = await this.repository.people(manager, cuentaId);
    const usado = miembros + invitaciones;
    if (usado >= plan.miembros) {
      const mensaje = `El plan ${plan.nombre} admite hasta ${plan.miembros} integrantes, contando las invitaciones pendientes.`;
      throw new DomainError('LIMITE_MIEMBROS', 409, mensaje, [{ mensaje, usado, limite: plan.miembros }]);
    }
  }

  /**
   * Checks that the running cuenta has room for more bytes. Call it before the row of the bytes is written. Locks the
   * cuenta until the transaction ends.
   * @throws DomainError 409 LIMITE_ALMACENAMIENTO
   */
  async assertStorage(bytes: number): Promise<void> {
    const { plan: id, usado } = await this.repository.lockStorage();
    const { nombre, almacenamientoBytes: limite } = planOf(id);
    if (usado + bytes > limite) {
      const seesUse = seesAllCarpetas(this.transactions.tenant.rolId);
      const enUso = seesUse ? `, y se usan ${sizeText(usado)} de ${sizeText(limite)}` : '';
      const mensaje = `No queda lugar en el plan ${nombre}: el archivo ocupa ${sizeText(bytes)}${enUso}.`;
      throw new DomainError('LIMITE_ALMACENAMIENTO', 409, mensaje, [{ mensaje, ...(seesUse && { usado, limite }) }]);
    }
  }
}

function checkFits(plan: PlanOfrecido, uso: Uso): void {
  const details = excesosOf(plan, uso).map((exceso) => ({ ...exceso, mensaje: reasonOf(plan, exceso) }));
  if (details.length > 0) {
    const message = details.map(({ mensaje }) => mensaje).join(' ');
    throw new DomainError('PLAN_INSUFICIENTE', 409, message, details);
  }
}

function reasonOf({ nombre }: PlanOfrecido, { campo, usado, limite }: Exceso): string {
  return campo === 'miembros'
    ? `El plan ${nombre} admite ${limite} integrantes y, contando las invitaciones pendientes, hay ${usado}.`
    : `El plan ${nombre} admite ${sizeText(limite)} y se usan ${sizeText(usado)}.`;
}
