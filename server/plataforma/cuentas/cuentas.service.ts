import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { AccessClaims } from '../../common/access/identity.js';
import { RateLimits } from '../../common/access/rate-limits.js';
import { SessionStates } from '../../common/access/session-states.js';
import { Settings } from '../../common/config/settings.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import type { Pais } from '../../vocabulario/paises.js';
import { ROL } from '../../vocabulario/roles.js';
import { Notifier } from '../avisos/notifier.service.js';
import { getUsuario } from '../usuarios/get-usuario.js';
import { incorporacion } from './aviso-de-incorporacion.js';
import { CuentaFollowers } from './cuenta-followers.js';
import type { CrearCuentaDto } from './cuentas.dto.js';
import { type CuentaDeUsuario, CuentasRepository } from './cuentas.repository.js';

const DAY_SECONDS = 86_400;

/** The currency and the time zone of a new cuenta, by country. The cuenta can change both. */
const BY_PAIS: Record<Pais, { moneda: string; zonaHoraria: string }> = {
  AR: { moneda: 'ARS', zonaHoraria: 'America/Argentina/Buenos_Aires' },
  CL: { moneda: 'CLP', zonaHoraria: 'America/Santiago' },
  ES: { moneda: 'EUR', zonaHoraria: 'Europe/Madrid' },
  UY: { moneda: 'UYU', zonaHoraria: 'America/Montevideo' },
};

/** Lists and creates cuentas, and adds members to them. */
@Injectable()
export class CuentasService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cuentas: CuentasRepository,
    private readonly followers: CuentaFollowers,
    private readonly directory: CuentaDirectory,
    private readonly notifier: Notifier,
    private readonly sessions: SessionStates,
    private readonly realtime: Realtime,
    private readonly limits: RateLimits,
    private readonly settings: Settings,
  ) {}

  /** The cuentas where a person is an active member. */
  findOfUsuario(usuarioId: string): Promise<CuentaDeUsuario[]> {
    return this.transactions.platform((manager) => this.cuentas.findOfUsuario(manager, usuarioId));
  }

  /** The cuentas that a request may see. */
  findOfCaller(claims: AccessClaims): Promise<CuentaDeUsuario[]> {
    return this.transactions.platform((manager) => this.cuentas.findOfCaller(manager, claims));
  }

  /**
   * Creates a cuenta as {@link create} does, at a person's request, within a limit. The person sees the first steps.
   * @param enter the person's first action in the cuenta; when it fails, no cuenta is created
   * @throws TooManyRequests, DomainError 401 SESSION_REVOKED
   */
  async open<T>(
    usuarioId: string,
    cuenta: CrearCuentaDto,
    enter: (manager: EntityManager, cuentaId: string) => Promise<T>,
  ): Promise<T> {
    // The limit exists because each cuenta has its own plan, with storage and people to mail.
    await this.limits.consume('cuentas', usuarioId, this.settings.LIMIT_CUENTAS, DAY_SECONDS);
    return this.transactions.platform(async (manager) => {
      await getUsuario(manager, usuarioId);
      const cuentaId = await this.insert(manager, usuarioId, cuenta, true);
      return enter(manager, cuentaId);
    });
  }

  /** Creates a cuenta with the person as its titular; its followers add their data. @returns its id */
  create(usuarioId: string, cuenta: CrearCuentaDto): Promise<string> {
    return this.transactions.platform((manager) => this.insert(manager, usuarioId, cuenta, false));
  }

  /** Makes a person a member of a cuenta, and tells the other members. @throws DomainError 409 for a present member */
  async addMiembro(cuentaId: string, usuarioId: string, rolId: number): Promise<void> {
    await this.transactions.platform((manager) => this.join(manager, { cuentaId, usuarioId, rolId }));
  }

  /**
   * As {@link addMiembro}, in the running transaction of the platform. A person who had left gets their membership
   * back.
   * @throws DomainError 409 YA_ES_MIEMBRO
   */
  async join(manager: EntityManager, member: TenantContext): Promise<void> {
    const { cuentaId, usuarioId } = member;
    const others = await this.cuentas.findMiembros(manager, cuentaId);
    if (!(await this.cuentas.addMembresia(manager, member))) {
      throw new DomainError('YA_ES_MIEMBRO', 409, 'Esta persona ya es parte del equipo.');
    }
    const { nombre } = await getUsuario(manager, usuarioId);
    for (const other of others) {
      await this.transactions.actingIn(other, () => this.notifier.notifyRunning(incorporacion(nombre)));
    }
    this.transactions.afterCommit(() => {
      this.directory.forget(cuentaId);
      this.sessions.forgetUsuario(usuarioId);
    });
    this.realtime.tellCuentaById(cuentaId, { type: 'team.changed' });
  }

  private async insert(
    manager: EntityManager,
    usuarioId: string,
    { nombre, pais }: CrearCuentaDto,
    enPrimerosPasos: boolean,
  ): Promise<string> {
    const cuentaId = uuid();
    const rolId = ROL.titular;
    await this.cuentas.insert(manager, {
      id: cuentaId,
      nombre,
      pais,
      numeroInicial: 1,
      enPrimerosPasos,
      ...BY_PAIS[pais],
    });
    await this.cuentas.addMembresia(manager, { cuentaId, usuarioId, rolId });
    await this.transactions.actingIn({ cuentaId, usuarioId, rolId }, () =>
      this.followers.tell((follower) => follower.opened?.(pais)),
    );
    return cuentaId;
  }
}
