import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';

/** A member's access to a carpeta. */
export interface Acceso {
  usuarioId: string;
  desde: Date;
  /** The person who gave the access; null for old accesses, without a record of the person. */
  otorgadoPor: string | null;
  /** The last day, `YYYY-MM-DD`, in the time zone of the cuenta; null for no end. */
  hasta: string | null;
  vigente: boolean;
}

const COLUMNS = `usuario_id as "usuarioId", otorgado_en as desde, otorgado_por as "otorgadoPor", hasta::text,
  hasta is null or hasta >= hoy_en_la_cuenta() as vigente`;

/** The accesos to carpetas of the running cuenta. Callers check first that the carpeta is visible. */
@Injectable()
export class CarpetaAccesosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The accesos to a carpeta, the newest first. */
  find(carpetaId: string): Promise<Acceso[]> {
    return this.transactions.manager.query(
      `select ${COLUMNS} from carpeta_accesos where carpeta_id = $1 order by otorgado_en desc, usuario_id`,
      [carpetaId],
    );
  }

  async findOne(carpetaId: string, usuarioId: string): Promise<Acceso | null> {
    const [row] = await this.transactions.manager.query(
      `select ${COLUMNS} from carpeta_accesos where carpeta_id = $1 and usuario_id = $2`,
      [carpetaId, usuarioId],
    );
    return row ?? null;
  }

  /** Today, in the time zone of the cuenta. */
  async today(): Promise<string> {
    const [{ hoy }] = await this.transactions.manager.query('select hoy_en_la_cuenta()::text as hoy');
    return hoy;
  }

  /** Gives access in the name of the running user. An access that still holds gets the new last day. */
  async save(carpetaId: string, usuarioId: string, hasta: string | null): Promise<void> {
    const { manager, now, tenant } = this.transactions;
    await manager.query(
      `insert into carpeta_accesos as a (carpeta_id, usuario_id, otorgado_en, otorgado_por, hasta)
       values ($1, $2, $3, $4, $5)
       on conflict (cuenta_id, carpeta_id, usuario_id) do update set hasta = excluded.hasta,
         otorgado_en = case when a.hasta < hoy_en_la_cuenta() then excluded.otorgado_en else a.otorgado_en end,
         otorgado_por = case when a.hasta < hoy_en_la_cuenta() then excluded.otorgado_por else a.otorgado_por end`,
      [carpetaId, usuarioId, now, tenant.usuarioId, hasta],
    );
  }

  /** @returns whether the member had access */
  async delete(carpetaId: string, usuarioId: string): Promise<boolean> {
    const [rows] = await this.transactions.manager.query(
      'delete from carpeta_accesos where carpeta_id = $1 and usuario_id = $2 returning usuario_id',
      [carpetaId, usuarioId],
    );
    return rows.length > 0;
  }
}
