import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ROL, rolNombre } from '../../vocabulario/roles.js';
import { tokenExpired } from '../access/access-tokens.js';
import { Settings } from '../config/settings.js';
import { Replicas } from '../replicas/replicas.js';
import { type EstadoUsuario, presenciaDe } from './estados-usuario.js';
import { isOpenCuenta } from './open-cuenta.js';
import { type TenantContext, Transactions } from './transactions.js';

/** The settings of a cuenta that domains need. */
export interface CuentaSettings {
  nombre: string;
  pais: string;
  /** The currency, as an ISO 4217 code. */
  moneda: string;
  /** The IANA name of the time zone. It decides the year of a carpeta's number. */
  zonaHoraria: string;
  /** The number of the first carpeta of each year. */
  numeroInicial: number;
  /** The beginning of a carpeta's codigo, before the year. */
  numeroPrefijo: string;
}

/** A member of the cuenta, as other members see them. */
export interface Miembro {
  id: string;
  nombre: string;
  email: string;
  avatar: string | null;
  /** The job and the telephone, if the person entered them. */
  cargo: string | null;
  telefono: string | null;
  /** When the person joined the cuenta. */
  desde: Date;
  rolId: number;
  /** The name of the role in the cuenta's country. */
  rol: string;
  /** The presence, as others see it. */
  estado: EstadoUsuario;
}

/** A present or former member of the cuenta. */
export interface MiembroConocido extends Miembro {
  membresia: 'activa' | 'suspendida' | 'retirada';
  /** Whether the person can act in the cuenta now. */
  isActive: boolean;
}

/** A person named in an answer. */
export interface PersonaNombrada {
  id: string;
  nombre: string;
}

/** Names a member by id. */
export type Naming = (usuarioId: string | null) => PersonaNombrada | null;

interface Entry {
  cuenta: CuentaSettings;
  isOpen: boolean;
  miembros: Map<string, MiembroConocido>;
}

/**
 * The running cuenta's settings and members, cached for a few seconds. Domains inside a cuenta may not read the
 * platform's tables. A name beside each row must not cost a query.
 */
@Injectable()
export class CuentaDirectory {
  private readonly entries: LRUCache<string, Entry>;
  private readonly prepared = new WeakMap<TenantContext, Entry>();

  constructor(
    private readonly transactions: Transactions,
    settings: Settings,
    private readonly replicas: Replicas,
  ) {
    this.entries = new LRUCache({
      max: 2_000,
      ttl: Math.max(settings.ACCESS_CACHE_SECONDS * 1000, 1),
      fetchMethod: (cuentaId) => this.load(cuentaId),
      // Callers that wait while a cuenta is forgotten get the old state. The old state is not cached.
      ignoreFetchAbort: true,
    });
    replicas.on('cuentas.cuenta', (cuentaId) => this.entries.delete(cuentaId));
  }

  /**
   * Loads the data that a request in a cuenta may need. Call it before the request's transaction opens. Loading inside
   * the transaction would hold two connections at once. Enough such requests would leave the pool waiting for itself.
   */
  async prepare(tenant: TenantContext): Promise<void> {
    this.prepared.set(tenant, await this.fetch(tenant.cuentaId));
  }

  /**
   * A member for whom a job acts, with their present role. Loads the data that the job may need. A person who is no
   * longer a member has the lowest role.
   */
  async tenantOf(cuentaId: string, usuarioId: string): Promise<TenantContext> {
    const entry = await this.fetch(cuentaId);
    const miembro = entry.miembros.get(usuarioId);
    const tenant = { cuentaId, usuarioId, rolId: miembro?.isActive ? miembro.rolId : ROL.lectura };
    this.prepared.set(tenant, entry);
    return tenant;
  }

  /** The cuenta of the running transaction. */
  async cuenta(): Promise<CuentaSettings> {
    return (await this.entry()).cuenta;
  }

  /** Whether the running cuenta is open. */
  async isOpen(): Promise<boolean> {
    return (await this.entry()).isOpen;
  }

  /** The active members, by name. */
  async miembros(): Promise<Miembro[]> {
    return [...(await this.entry()).miembros.values()].filter(({ isActive }) => isActive);
  }

  /** The present and former members, by id. */
  async conocidos(): Promise<ReadonlyMap<string, MiembroConocido>> {
    return (await this.entry()).miembros;
  }

  /** Whether somebody is an active member. */
  async isMiembro(usuarioId: string): Promise<boolean> {
    return (await this.entry()).miembros.get(usuarioId)?.isActive ?? false;
  }

  /** A function that tells whether a member is shown as present. Invisible members are not. Needs no transaction. */
  async showing(cuentaId: string): Promise<(usuarioId: string) => boolean> {
    const { miembros } = await this.fetch(cuentaId);
    return (id) => (miembros.get(id)?.estado ?? 'invisible') !== 'invisible';
  }

  /** A function that names members, also former members. It gives null for null. */
  async naming(): Promise<Naming> {
    const { miembros } = await this.entry();
    return (id) => (id === null ? null : { id, nombre: miembros.get(id)?.nombre ?? 'Persona desconocida' });
  }

  /** Removes a cuenta from the caches, after a change to it or to its members. */
  forget(cuentaId: string): void {
    this.replicas.tell('cuentas.cuenta', cuentaId);
  }

  private async entry(): Promise<Entry> {
    const { tenant } = this.transactions;
    return this.prepared.get(tenant) ?? this.fetch(tenant.cuentaId);
  }

  private async fetch(cuentaId: string): Promise<Entry> {
    return (await this.entries.fetch(cuentaId)) as Entry;
  }

  private load(cuentaId: string): Promise<Entry> {
    return this.transactions.platform(async (manager) => {
      const [found] = await manager.query(
        `select nombre, pais, moneda, zona_horaria as "zonaHoraria", numero_inicial as "numeroInicial",
                numero_prefijo as "numeroPrefijo", ${isOpenCuenta('cuentas')} as "isOpen"
           from cuentas where id = $1`,
        [cuentaId],
      );
      // An operator deleted the cuenta, but the caches still know a session in it.
      if (!found) {
        throw tokenExpired();
      }
      const { isOpen, ...cuenta } = found;
      const rows: (Omit<MiembroConocido, 'rol'> & { activoEn: Date | null })[] = await manager.query(
        `select u.id, u.nombre, u.email, u.avatar, u.cargo, u.telefono, u.estado, m.creada_en as desde, u.activo_en as "activoEn", m.rol_id as "rolId", m.estado as membresia,
                m.estado = 'activa' and u.suspendido_en is null as "isActive"
           from membresias m join usuarios u on u.id = m.usuario_id
          where m.cuenta_id = $1
          order by sin_acentos(u.nombre), u.nombre, u.id`,
        [cuentaId],
      );
      const miembros = rows.map(({ activoEn, estado, ...row }) => ({
        ...row,
        rol: rolNombre(row.rolId, cuenta.pais),
        estado: presenciaDe(estado, activoEn),
      }));
      return { cuenta, isOpen, miembros: new Map(miembros.map((miembro) => [miembro.id, miembro])) };
    });
  }
}
