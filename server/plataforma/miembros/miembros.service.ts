import { Injectable } from '@nestjs/common';
import { isAllowed } from '../../common/access/permissions.js';
import { PersonalTokens } from '../../common/access/personal-tokens.js';
import { SessionStates } from '../../common/access/session-states.js';
import { forbidden, invalidField, lastTitular } from '../../common/errors/domain-error.js';
import { LiveSockets } from '../../common/realtime/live-sockets.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory, type MiembroConocido } from '../../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { ROL, rolNombre } from '../../vocabulario/roles.js';
import { type Accion, Auditoria } from '../auditoria/auditoria.service.js';
import type { Membresia } from '../cuentas/membresia.entity.js';
import { Plan } from '../plan/plan.service.js';
import type { ModificarMiembroDto } from './miembros.dto.js';
import { type FilaMiembro, MiembrosRepository } from './miembros.repository.js';

type Cambio = Pick<Membresia, 'rolId' | 'estado'>;

/** The members of the running cuenta and their roles. A cuenta always has an active titular. */
@Injectable()
export class MiembrosService {
  constructor(
    private readonly transactions: Transactions,
    private readonly miembros: MiembrosRepository,
    private readonly directory: CuentaDirectory,
    private readonly plan: Plan,
    private readonly auditoria: Auditoria,
    private readonly sessions: SessionStates,
    private readonly tokens: PersonalTokens,
    private readonly sockets: LiveSockets,
    private readonly realtime: Realtime,
  ) {}

  /**
   * The active members, by name. With `todos`, also the suspended members, if the running user administers the team.
   */
  async findAll(todos = false): Promise<MiembroConocido[]> {
    const known = [...(await this.directory.conocidos()).values()];
    const withSuspended = todos && isAllowed(this.transactions.tenant.rolId, 'equipo.administrar');
    return known.filter(({ membresia, isActive }) => (withSuspended ? membresia !== 'retirada' : isActive));
  }

  /** Changes the role of a member, suspends them, or reactivates them. @throws DomainError 403, 404, 409, 422 */
  async update(id: string, { rolId, estado }: ModificarMiembroDto): Promise<FilaMiembro & { rol: string }> {
    if (estado === 'suspendida') {
      this.refuseOneself(id, 'estado');
    }
    const { before, after } = await this.change(id, (present) => ({
      rolId: rolId ?? present.rolId,
      estado: estado ?? present.membresia,
    }));
    const { nombre } = before;
    if (after.rolId !== before.rolId) {
      this.record('miembro.rol_cambiado', id, { nombre, de: before.rolId, a: after.rolId });
    }
    if (after.estado !== before.membresia) {
      this.record(after.estado === 'activa' ? 'miembro.reactivado' : 'miembro.suspendido', id, { nombre });
    }
    const { pais } = await this.directory.cuenta();
    return { ...before, rolId: after.rolId, rol: rolNombre(after.rolId, pais), membresia: after.estado };
  }

  /** Removes a person from the cuenta. @throws DomainError 403, 404, 409, 422 */
  async remove(id: string): Promise<void> {
    this.refuseOneself(id);
    const { before } = await this.change(id, ({ rolId }) => ({ rolId, estado: 'retirada' }));
    this.record('miembro.quitado', id, { nombre: before.nombre });
  }

  /** Leaves the cuenta in its own transaction, since the answer shows the session after it. @throws DomainError 409 */
  leave(tenant: TenantContext): Promise<void> {
    return this.transactions.tenantTransaction(tenant, async () => {
      await this.change(tenant.usuarioId, ({ rolId }) => ({ rolId, estado: 'retirada' }));
      this.record('miembro.salido', tenant.usuarioId);
    });
  }

  private async change<After extends Cambio>(
    usuarioId: string,
    decide: (present: FilaMiembro) => After,
  ): Promise<{ before: FilaMiembro; after: After }> {
    const { cuentaId, usuarioId: actor } = this.transactions.tenant;
    return this.transactions.asPlatform(async (manager) => {
      await this.miembros.lock(manager, cuentaId);
      const rolId = await this.miembros.presentRol(manager, cuentaId, actor);
      // When two titulares remove each other at once, only the first is still a member here.
      if (usuarioId !== actor && (rolId === null || !isAllowed(rolId, 'equipo.administrar'))) {
        throw forbidden();
      }
      const before = await this.miembros.get(manager, cuentaId, usuarioId);
      const after = decide(before);
      if (after.rolId === before.rolId && after.estado === before.membresia) {
        return { before, after };
      }
      const wasTitular = before.rolId === ROL.titular && before.membresia === 'activa';
      const isTitular = after.rolId === ROL.titular && after.estado === 'activa';
      if (wasTitular && !isTitular && !(await this.miembros.hasOtherTitular(manager, cuentaId, usuarioId))) {
        throw lastTitular();
      }
      if (before.membresia === 'suspendida' && after.estado === 'activa') {
        await this.plan.assertMember(manager, cuentaId);
      }
      await this.miembros.update(manager, { cuentaId, usuarioId, ...after });
      if (after.estado === 'retirada') {
        await this.miembros.endTokens(manager, cuentaId, usuarioId);
        await this.sessions.lockAll(manager, usuarioId);
        await this.miembros.endSelection(manager, cuentaId, usuarioId);
      }
      this.announce(cuentaId, usuarioId);
      return { before, after };
    });
  }

  /** Applies the change at once in all replicas. */
  private announce(cuentaId: string, usuarioId: string): void {
    this.transactions.afterCommit(() => {
      this.directory.forget(cuentaId);
      this.sessions.forgetUsuario(usuarioId);
      this.tokens.forgetUsuario(usuarioId);
      // The member's tabs connect again, with the present permissions of their session.
      this.sockets.endMiembro(cuentaId, usuarioId);
    });
    this.realtime.tellCuentaById(cuentaId, { type: 'team.changed' });
  }

  private refuseOneself(id: string, campo = 'id'): void {
    if (id === this.transactions.tenant.usuarioId) {
      throw invalidField(campo, 'Para dejar la cuenta, use «Salir de la cuenta».');
    }
  }

  private record(accion: Accion, entidadId: string, datos: Record<string, unknown> = {}): void {
    this.auditoria.record({ accion, entidad: 'miembro', entidadId, datos });
  }
}
