import { Injectable } from '@nestjs/common';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { ROL, seesAllCarpetas } from '../../vocabulario/roles.js';
import type { ActividadesQuery } from './actividad.dto.js';

/** An entry of the audit, with the carpeta and the comment that it names. */
export interface ActividadFila {
  id: string;
  accion: string;
  entidadId: string | null;
  carpetaId: string | null;
  usuarioId: string | null;
  datos: Record<string, unknown>;
  en: Date;
  cursor: string;
  codigo: string | null;
  caratula: string | null;
  /** The text of the comment; null when the comment is deleted. */
  comentario: string | null;
}

/** From this many visible carpetas on, the search goes by acciones, not carpeta by carpeta. */
const FEW = 5_000;

const FIELDS = 'a.id, a.accion, a.entidad_id, a.carpeta_id, a.usuario_id, a.datos, a.en';
const NEWEST = 'order by a.en desc, a.id desc limit $2';

/** The entries of the audit that the running user may see. The table's row-level policy decides. */
@Injectable()
export class ActividadRepository {
  constructor(
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
  ) {}

  /**
   * Finds the newest entries of these acciones. Each accion, or each carpeta, gives its newest entries by an index. So
   * rare acciones, and people with few carpetas, do not need a reading of all entries.
   */
  async findNewest(query: ActividadesQuery, acciones: readonly string[]): Promise<ActividadFila[]> {
    const { conditions, values } = await this.conditionsOf(query, [acciones, query.tamano]);
    const from = await this.sourceOf(query, conditions);
    return this.transactions.manager.query(
      `select a.id, a.accion, a.entidad_id as "entidadId", a.carpeta_id as "carpetaId", a.usuario_id as "usuarioId",
              a.datos, a.en, (extract(epoch from a.en) * 1000000)::bigint || '.' || a.id as cursor,
              c.codigo, c.caratula, m.texto as comentario
         from (select ${FIELDS} from ${from} ${NEWEST}) a
         left join carpetas c on c.id = a.carpeta_id
         left join carpeta_comentarios m
           on a.accion = 'comentario.agregado' and m.id = a.entidad_id and m.eliminado_en is null
        order by a.en desc, a.id desc`,
      values,
    );
  }

  private async sourceOf({ carpetaId }: ActividadesQuery, conditions: string): Promise<string> {
    if (carpetaId) {
      return `(select a.* from auditoria a where a.accion = any ($1) ${conditions}) a`;
    }
    return (await this.seesFew())
      ? `carpetas v cross join lateral (select a.* from auditoria a
           where a.carpeta_id = v.id and a.accion = any ($1) ${conditions} ${NEWEST}) a`
      : `unnest($1::text[]) as de(nombre) cross join lateral (select a.* from auditoria a
           where a.accion = de.nombre ${conditions} ${NEWEST}) a`;
  }

  /** Whether the running user sees only few carpetas. Then most entries are hidden from them. */
  private async seesFew(): Promise<boolean> {
    const { manager, tenant } = this.transactions;
    if (seesAllCarpetas(tenant.rolId)) {
      return false;
    }
    if (tenant.rolId !== ROL.oficial) {
      return true;
    }
    const [{ seen }] = await manager.query(
      'select count(*)::int as seen from (select 1 from carpetas where eliminada_en is null limit $1) as counted',
      [FEW],
    );
    return seen < FEW;
  }

  private async conditionsOf(query: ActividadesQuery, values: unknown[]) {
    const { usuarioId, carpetaId, desde, hasta, antes, despues } = query;
    const { zonaHoraria } = await this.directory.cuenta();
    const put = (value: unknown) => `$${values.push(value)}`;
    const conditions: string[] = [];
    if (usuarioId) conditions.push(`a.usuario_id = ${put(usuarioId)}`);
    if (carpetaId) conditions.push(`a.carpeta_id = ${put(carpetaId)}`);
    if (desde) conditions.push(`a.en >= ${put(desde)}::date::timestamp at time zone ${put(zonaHoraria)}`);
    if (hasta) conditions.push(`a.en < (${put(hasta)}::date + 1)::timestamp at time zone ${put(zonaHoraria)}`);
    for (const [cursor, sign] of [
      [antes, '<'],
      [despues, '>'],
    ]) {
      if (cursor) {
        const [micros, id] = cursor.split('.');
        const moment = `'epoch'::timestamptz + ${put(micros)}::bigint * interval '1 microsecond'`;
        conditions.push(`(a.en, a.id) ${sign} (${moment}, ${put(id)}::uuid)`);
      }
    }
    return { conditions: conditions.map((condition) => `and ${condition}`).join(' '), values };
  }
}
