import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Settings } from '../../common/config/settings.js';
import { countLimitOf, offsetOf, type PageQuery } from '../../common/input/pagination.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { UntilCommit } from '../../common/tenancy/until-commit.js';
import type { NameOf } from '../../domains.js';
import { type ChainFault, DE_LA_CUENTA, findFault, findMissing } from './cadena.js';
import type { Cabeza } from './constancia.js';

/** The name of a fact that domains record: `entidad.participio` («carpeta.creada»). */
export type Accion = NameOf<'hechos'>;

/** An action in the cuenta, to be recorded. `datos` has the details for its sentence. */
export interface Hecho {
  accion: Accion;
  entidad: string;
  entidadId: string;
  carpetaId?: string;
  datos?: Record<string, unknown>;
  /** Whether the person only read something. */
  isReading?: boolean;
  /** Whether the system did it, such as when a day passed. */
  isBySystem?: boolean;
}

export interface EntradaAuditoria {
  id: string;
  accion: string;
  entidad: string;
  entidadId: string | null;
  usuarioId: string | null;
  datos: Record<string, unknown>;
  en: Date;
}

/** A fact that the transaction writes at its end. The fields are named as the columns. */
interface Pending {
  id: string;
  en: Date;
  usuario_id: string | null;
  accion: string;
  entidad: string;
  entidad_id: string;
  carpeta_id?: string;
  datos: Record<string, unknown>;
}

/** The audit of the running cuenta: append-only and hash-chained by the database (`auditoria_encadenar`). */
@Injectable()
export class Auditoria {
  private readonly listeners: ((hecho: Hecho) => void)[] = [];
  private readonly settlers: ((hechos: readonly Hecho[]) => Promise<void>)[] = [];
  private readonly unsettled = new WeakMap<object, Hecho[]>();
  private readonly pending: UntilCommit<Pending[]>;

  constructor(
    private readonly transactions: Transactions,
    private readonly settings: Settings,
  ) {
    this.pending = new UntilCommit(
      transactions,
      () => this.begin(),
      (pending) => this.write(pending),
    );
  }

  /**
   * Calls `listener` for every fact at the moment of its recording, in the same transaction. Work that the listener
   * adds with `beforeCommit` runs after the entry is written. So a domain follows the facts of other domains without
   * importing them.
   */
  onRecord(listener: (hecho: Hecho) => void): void {
    this.listeners.push(listener);
  }

  /**
   * Calls `settler` with all facts of the transaction, before the entries are written. The settler decides the
   * consequences of all facts, and may lock, write and record.
   */
  onSettle(settler: (hechos: readonly Hecho[]) => Promise<void>): void {
    this.settlers.push(settler);
  }

  /** Runs the settlers for the facts so far. A caller uses it when its answer shows their changes. */
  async settle(): Promise<void> {
    const { unit } = this.transactions;
    for (let hechos = this.unsettled.get(unit); hechos; hechos = this.unsettled.get(unit)) {
      this.unsettled.delete(unit);
      for (const settler of this.settlers) {
        await settler(hechos);
      }
    }
  }

  /**
   * Records a fact in the running transaction: it is kept only if the transaction commits. The entry is written at the
   * very end of the transaction. The reason: the chain lets only one transaction of the cuenta write at a time. From
   * that write on, the transaction waits for a lock at most AUDIT_LOCK_TIMEOUT_MS. All other transactions of the cuenta
   * that record wait for it.
   */
  record(hecho: Hecho): void {
    this.recordAll([hecho]);
  }

  /** As {@link record}, for many facts. */
  recordAll(hechos: readonly Hecho[]): void {
    const { now, tenant } = this.transactions;
    const pending = this.pending.collected;
    for (const { accion, entidad, entidadId, carpetaId, datos = {}, isBySystem = false } of hechos) {
      const who = { id: uuid(), en: now, usuario_id: isBySystem ? null : tenant.usuarioId };
      pending.push({ ...who, accion, entidad, entidad_id: entidadId, carpeta_id: carpetaId, datos });
    }
    const { unit } = this.transactions;
    this.unsettled.set(unit, [...(this.unsettled.get(unit) ?? []), ...hechos]);
    for (const listener of this.listeners) {
      for (const hecho of hechos) {
        listener(hecho);
      }
    }
  }

  /**
   * Starts the list of facts of a transaction. The consequences of the facts are settled before the list is written.
   */
  private begin(): Pending[] {
    this.transactions.beforeCommit(() => this.settle());
    return [];
  }

  /** Writes the facts of a transaction in their order. */
  private async write(pending: readonly Pending[]): Promise<void> {
    await this.transactions.manager.query(
      `insert into auditoria (id, en, usuario_id, accion, entidad, entidad_id, carpeta_id, datos)
       select h.id, h.en, h.usuario_id, h.accion, h.entidad, h.entidad_id, h.carpeta_id, h.datos
         from set_config('lock_timeout', $1, true),
              rows from (jsonb_to_recordset($2) as (
                id uuid, en timestamptz, usuario_id uuid, accion text, entidad text, entidad_id uuid,
                carpeta_id uuid, datos jsonb
              )) with ordinality as h
        order by h.ordinality`,
      [String(this.settings.AUDIT_LOCK_TIMEOUT_MS), JSON.stringify(pending)],
    );
  }

  /**
   * A page of the entries of a carpeta, the newest first. Also their number, as far as entries are counted.
   * @param without the names of facts to leave out
   */
  async findOfCarpeta(
    carpetaId: string,
    query: PageQuery,
    without: readonly Accion[] = [],
  ): Promise<[EntradaAuditoria[], number]> {
    const { manager } = this.transactions;
    const entries: EntradaAuditoria[] = await manager.query(
      `select id, accion, entidad, entidad_id as "entidadId", usuario_id as "usuarioId", datos, en
         from auditoria where carpeta_id = $1 and accion <> all ($4) order by n desc offset $2 limit $3`,
      [carpetaId, offsetOf(query), query.tamano, without],
    );
    const [{ total }] = await manager.query(
      `select count(*)::int as total from (
         select 1 from auditoria where carpeta_id = $1 and accion <> all ($3) limit $2) as counted`,
      [carpetaId, countLimitOf(query), without],
    );
    return [entries, total];
  }

  /** @returns the number of the first entry in `cabezas` that is missing or has another hash in the cuenta */
  findMissing(cabezas: readonly Cabeza[]): Promise<number | null> {
    return findMissing(this.transactions.manager, DE_LA_CUENTA, cabezas);
  }

  /** Computes the whole chain of the running cuenta again. @returns the first broken entry */
  verify(): Promise<ChainFault> {
    return findFault(this.transactions.manager, DE_LA_CUENTA);
  }
}
