import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { RateLimits, TooManyRequests } from '../../common/access/rate-limits.js';
import { Settings } from '../../common/config/settings.js';
import { found } from '../../common/database/found.js';
import { DAY_MS } from '../../common/day.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { Cartero } from '../../common/mail/cartero.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { rolNombre } from '../../vocabulario/roles.js';
import { type Accion, Auditoria } from '../auditoria/auditoria.service.js';
import { type AccesoAbierto, type AccesoSource, AccesosOf } from '../auth/acceso-source.js';
import { Plan } from '../plan/plan.service.js';
import { type Invitacion, InvitacionesRepository } from './invitaciones.repository.js';

const HOUR_SECONDS = 3_600;
const MINUTE_MS = 60_000;

/** The invitations of the running cuenta, for people who administer its team. */
@Injectable()
@AccesosOf({ clase: 'invitacion', endsWithSessions: false })
export class InvitacionesService implements AccesoSource {
  constructor(
    private readonly transactions: Transactions,
    private readonly invitaciones: InvitacionesRepository,
    private readonly plan: Plan,
    private readonly cartero: Cartero,
    private readonly auditoria: Auditoria,
    private readonly realtime: Realtime,
    private readonly limits: RateLimits,
    private readonly settings: Settings,
  ) {}

  /** The last invitation of each address, newest first. */
  findAll(): Promise<Invitacion[]> {
    const { cuentaId } = this.transactions.tenant;
    return this.transactions.asPlatform((manager) => this.invitaciones.findAll(manager, cuentaId));
  }

  /** Invites an address, and mails the link to it. @throws DomainError 409 · TooManyRequests */
  async create(email: string, rolId: number): Promise<Invitacion> {
    const { tenant } = this.transactions;
    const { cuentaId, usuarioId } = tenant;
    const created = await this.transactions.asPlatform(async (manager) => {
      await this.assertNotMember(manager, cuentaId, email);
      await this.countMail(manager, tenant);
      await this.invitaciones.endExpired(manager, cuentaId, email);
      const id = uuid();
      const { token, hash, days } = this.newToken();
      const row = { id, cuentaId, email, rolId, invitadaPorId: usuarioId, hash, days };
      await this.assertNotPending(manager, cuentaId, email);
      await this.plan.assertMember(manager, cuentaId);
      if (!(await this.invitaciones.insert(manager, row))) {
        throw alreadyInvited();
      }
      const invitacion = await this.getLocked(manager, cuentaId, id);
      await this.mail(invitacion, token);
      return invitacion;
    });
    this.announce('invitacion.enviada', created);
    return created;
  }

  /** Mails a new link. The old link stops working. @throws DomainError 404, 409, 410 · TooManyRequests */
  async resend(id: string): Promise<Invitacion> {
    const { tenant } = this.transactions;
    const { cuentaId } = tenant;
    const sent = await this.transactions.asPlatform(async (manager) => {
      const before = await this.getLocked(manager, cuentaId, id);
      assertOpen(before);
      const waitMs = before.enviadaEn.getTime() + MINUTE_MS - Date.now();
      if (waitMs > 0) {
        throw new TooManyRequests(Math.ceil(waitMs / 1000));
      }
      await this.countMail(manager, tenant);
      await this.assertNotMember(manager, cuentaId, before.email);
      if (before.estado === 'vencida') {
        await this.plan.assertMember(manager, cuentaId);
      }
      const { token, hash, days } = this.newToken();
      await this.invitaciones.renew(manager, before, hash, days);
      const invitacion = await this.getLocked(manager, cuentaId, id);
      await this.mail(invitacion, token);
      return invitacion;
    });
    this.announce('invitacion.reenviada', sent);
    return sent;
  }

  /** Revokes an invitation: its link stops working. @throws DomainError 404, 409, 410 */
  async revoke(id: string): Promise<void> {
    const { cuentaId } = this.transactions.tenant;
    const revoked = await this.transactions.asPlatform(async (manager) => {
      const invitacion = await this.getLocked(manager, cuentaId, id);
      assertOpen(invitacion);
      await this.invitaciones.revoke(manager, invitacion);
      return invitacion;
    });
    this.announce('invitacion.revocada', revoked);
  }

  async findAccesos(): Promise<AccesoAbierto[]> {
    const pending = (await this.findMyPending()).toSorted((a, b) => +a.enviadaEn - +b.enviadaEn);
    // The invitations end together, so the audit gets one entry.
    const detalle = pending.map(({ email }) => email).join(', ');
    return pending.slice(0, 1).map(({ enviadaEn }) => ({ detalle, creadoEn: enviadaEn }));
  }

  async endAccesos(): Promise<void> {
    for (const invitacion of await this.findMyPending()) {
      await this.transactions.asPlatform((manager) => this.invitaciones.revoke(manager, invitacion));
      this.announce('invitacion.revocada', invitacion);
    }
  }

  private findMyPending(): Promise<Invitacion[]> {
    const { tenant } = this.transactions;
    return this.transactions.asPlatform((manager) => this.invitaciones.findPendingOfLocked(manager, tenant));
  }

  private async getLocked(manager: EntityManager, cuentaId: string, id: string): Promise<Invitacion> {
    return found(await this.invitaciones.findLocked(manager, cuentaId, id), 'la invitación');
  }

  private async assertNotMember(manager: EntityManager, cuentaId: string, email: string): Promise<void> {
    const membresia = await this.invitaciones.findMembresia(manager, cuentaId, email);
    if (membresia) {
      const mensaje =
        membresia === 'activa'
          ? 'Esta persona ya es parte del equipo.'
          : 'Esta persona es parte del equipo, pero está suspendida: puede reactivarla.';
      throw new DomainError('YA_ES_MIEMBRO', 409, mensaje, [{ campo: 'email', mensaje }]);
    }
  }

  /**
   * This check runs before the plan's limit. A repeated invitation should get this answer, not that the plan is full.
   */
  private async assertNotPending(manager: EntityManager, cuentaId: string, email: string): Promise<void> {
    if (await this.invitaciones.hasPending(manager, cuentaId, email)) {
      throw alreadyInvited();
    }
  }

  /** Limits mail by cuenta and by person. Anybody may open many cuentas and invite from each. */
  private async countMail(manager: EntityManager, { cuentaId, usuarioId }: TenantContext): Promise<void> {
    for (const subject of [cuentaId, usuarioId]) {
      await this.limits.consumeIn(manager, 'invitaciones', subject, this.settings.LIMIT_INVITATIONS, HOUR_SECONDS);
    }
  }

  private newToken(): { token: string; hash: Buffer; days: number } {
    const token = randomBytes(32).toString('base64url');
    return { token, hash: hashOf(token), days: this.settings.INVITATION_DAYS };
  }

  private mail({ email, cuenta, pais, rolId, invitadaPor }: Invitacion, token: string): Promise<void> {
    const rol = rolNombre(rolId, pais);
    const dias = this.settings.INVITATION_DAYS;
    const datos = { token, cuenta, rol, invitadaPor, dias };
    const venceEn = new Date(Date.now() + dias * DAY_MS);
    return this.cartero.enviar({ para: email, plantilla: 'invitacion', datos }, { venceEn });
  }

  private announce(accion: Accion, { id, email, rolId }: Invitacion): void {
    this.auditoria.record({ accion, entidad: 'invitacion', entidadId: id, datos: { email, rolId } });
    this.realtime.tellCuenta({ type: 'team.changed' });
  }
}

/** The hash of a token. The database keeps the hash instead of the token. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** @throws DomainError when the invitation was accepted or revoked; an expired invitation can be sent again */
function assertOpen({ estado }: Invitacion): void {
  if (estado === 'aceptada') {
    throw new DomainError('INVITACION_USADA', 409, 'Esta invitación ya se aceptó.');
  }
  if (estado === 'revocada') {
    throw new DomainError('INVITACION_REVOCADA', 410, 'Esta invitación ya se revocó.');
  }
}

function alreadyInvited(): DomainError {
  const mensaje = 'Ya hay una invitación pendiente para este correo. Puede volver a enviarla desde la lista.';
  return new DomainError('INVITACION_PENDIENTE', 409, mensaje, [{ campo: 'email', mensaje }]);
}
