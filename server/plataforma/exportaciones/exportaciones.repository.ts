import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { found } from '../../common/database/found.js';
import { isOpenCuenta } from '../../common/tenancy/open-cuenta.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { EstadoExportacion } from './exportaciones.dto.js';

export interface ExportacionFila {
  id: string;
  estado: EstadoExportacion;
  pedidaPor: string;
  pedidaEn: Date;
  listaEn: Date | null;
  expiraEn: Date | null;
  bytes: number | null;
  /** The storage key of the ZIP, also while it is being written. */
  clave: string | null;
  sha256: string | null;
}

/** An export that a job makes. */
export interface ExportacionPedida {
  cuentaId: string;
  pedidaPor: string;
  /** Whether the person who asked is still a titular of an open cuenta. */
  isWanted: boolean;
}

const SELECT = `select id, estado, pedida_por as "pedidaPor", pedida_en as "pedidaEn", lista_en as "listaEn",
                       expira_en as "expiraEn", bytes::float8 as bytes, clave, sha256 from exportaciones`;
const UNEXPIRED = '(expira_en is null or expira_en > now())';

/** The exports of the running cuenta, which only titulares may see. For the jobs, the exports of all cuentas. */
@Injectable()
export class ExportacionesRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The exports, the newest first. */
  findAll(): Promise<ExportacionFila[]> {
    return this.transactions.manager.query(`${SELECT} where ${UNEXPIRED} order by pedida_en desc, id desc`);
  }

  /** The export that is being made, or null. */
  async findPending(): Promise<ExportacionFila | null> {
    const [row] = await this.transactions.manager.query(`${SELECT} where estado = 'pendiente'`);
    return row ?? null;
  }

  /** @throws DomainError 404 unless the export is ready and not expired */
  async getReady(id: string): Promise<ExportacionFila & { clave: string; sha256: string; bytes: number }> {
    const [row] = await this.transactions.manager.query(
      `${SELECT} where id = $1 and estado = 'lista' and ${UNEXPIRED}`,
      [id],
    );
    return found(row, 'la exportación');
  }

  /** Adds an export. Null while another is being made, also by a simultaneous request. */
  async insert(): Promise<string | null> {
    const { manager, tenant } = this.transactions;
    const [row] = await manager.query(
      `insert into exportaciones (id, pedida_por) values ($1, $2)
       on conflict (cuenta_id) where estado = 'pendiente' do nothing returning id`,
      [uuid(), tenant.usuarioId],
    );
    return row?.id ?? null;
  }

  /** Locks an export until the transaction ends; null when it is no longer being made. */
  async lockPending(id: string): Promise<{ clave: string | null } | null> {
    const [row] = await this.transactions.manager.query(
      `select clave from exportaciones where id = $1 and estado = 'pendiente' for update`,
      [id],
    );
    return row ?? null;
  }

  /** Stores the key before the first byte. So the bytes that a crash leaves can be found. */
  async setClave(id: string, clave: string): Promise<void> {
    await this.transactions.manager.query(
      `update exportaciones set clave = $2 where id = $1 and estado = 'pendiente'`,
      [id, clave],
    );
  }

  /** @returns whether the export was still being made under this key */
  async finish(id: string, clave: string, facts: { bytes: number; sha256: string }, days: number): Promise<boolean> {
    const [, updated] = await this.transactions.manager.query(
      `update exportaciones set estado = 'lista', bytes = $3, sha256 = $4, lista_en = now(),
              expira_en = now() + make_interval(days => $5)
        where id = $1 and clave = $2 and estado = 'pendiente'`,
      [id, clave, facts.bytes, facts.sha256, days],
    );
    return updated === 1;
  }

  /** @param isGone whether nothing is stored under its key @returns whether the export was still being made */
  async fail(id: string, days: number, { isGone = true } = {}): Promise<boolean> {
    const [, updated] = await this.transactions.manager.query(
      `update exportaciones set estado = 'fallida', clave = case when $3 then null else clave end, expira_en = now() + make_interval(days => $2)
        where id = $1 and estado = 'pendiente'`,
      [id, days, isGone],
    );
    return updated === 1;
  }

  /** The export of a job, read in a platform transaction. Null when it is no longer being made. */
  async findPedida(manager: EntityManager, id: string): Promise<ExportacionPedida | null> {
    const [row] = await manager.query(
      `select e.cuenta_id as "cuentaId", e.pedida_por as "pedidaPor",
              m.rol_id = 1 and m.estado = 'activa' and ${isOpenCuenta('c')} as "isWanted"
         from exportaciones e
         join cuentas c on c.id = e.cuenta_id
         join membresias m on m.cuenta_id = e.cuenta_id and m.usuario_id = e.pedida_por
        where e.id = $1 and e.estado = 'pendiente'`,
      [id],
    );
    return row ?? null;
  }

  /**
   * Deletes the rows of expired exports. Also deletes exports that are pending for two days: their jobs are lost.
   * @returns the storage keys of their ZIPs; the caller deletes them before the transaction ends
   */
  async deleteExpired(manager: EntityManager): Promise<string[]> {
    const [rows]: [{ clave: string | null }[], number] = await manager.query(
      `delete from exportaciones
        where expira_en < now() or (estado = 'pendiente' and pedida_en < now() - interval '2 days') returning clave`,
    );
    return rows.flatMap(({ clave }) => clave ?? []);
  }
}
