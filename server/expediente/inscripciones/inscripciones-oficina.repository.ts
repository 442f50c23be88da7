import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { countLimitOf, offsetOf } from '../../common/input/pagination.js';
import { likePatterns } from '../../common/input/search-words.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import { DIAS_POR_VENCER, GRUPOS_INSCRIPCIONES, GRUPOS_PENDIENTES, type GrupoInscripciones } from './grupos.js';
import type { InscripcionesQuery } from './inscripciones.dto.js';
import type { InscripcionFila } from './inscripciones.repository.js';
import { Observacion } from './observacion.entity.js';

/** An inscripción on the board of the office. */
export interface InscripcionDeOficina extends InscripcionFila {
  grupo: GrupoInscripciones;
  /** The last day for the next step, `YYYY-MM-DD`. */
  limite: string | null;
  codigo: string | null;
  numeroDeCarpeta: number | null;
  caratula: string;
  estadoCarpeta: EstadoCarpeta;
  responsableId: string | null;
}

/** The group of an inscripción; $1 is today. */
const GRUPO = `case
  when i.resultado = 'inscripta' then 'inscriptas'
  when i.resultado = 'rechazada' then 'rechazadas'
  when i.presentada is null then 'por_presentar'
  when o.id is not null then 'observadas'
  when li.limite <= $1::date + ${DIAS_POR_VENCER} then 'por_vencer'
  else 'presentadas' end`;

/**
 * The last day for the next step: first the presentation, then the entry. It is the earliest last day of open plazos
 * that the acto ties to that step. After the presentation, the inscripción's own last day counts too.
 */
const LIMITE = `lateral (
  select case when i.resultado is null then least(case when i.presentada is not null then i.vence end, min(p.vence)) end as limite
    from plazos p
    join reglas_de_plazo r on r.cuenta_id = p.cuenta_id and r.id = p.regla_id
    join tipos_acto_versiones v
      on v.cuenta_id = c.cuenta_id and v.tipo_acto_id = c.tipo_acto_id and v.version = c.tipo_acto_version
   cross join jsonb_to_recordset(v.plazos) as pa (regla text, desde text, hasta jsonb)
   where i.resultado is null and p.cuenta_id = i.cuenta_id and p.carpeta_id = i.carpeta_id
     and coalesce(p.inscripcion_id, i.id) = i.id
     and p.cumplido_en is null and p.anulado_en is null and pa.regla = r.clave
     and case when i.presentada is null then pa.hasta ? 'en_inscripcion'
              else pa.hasta ? 'tasa_pagada' or pa.desde in ('en_inscripcion', 'observada') and pa.hasta ? 'inscripta' and not pa.hasta ? 'observada' end)`;

/** The order in each group: late and near days first. Resolved inscripciones: the newest first. */
const ORDEN = `array_position($2::text[], grupo), case when resuelta is null then coalesce(limite, presentada) end nulls last,
  resuelta desc, "creadoEn", id`;

/** The inscripciones of all carpetas that the running user may see; row-level security hides the others. */
@Injectable()
export class InscripcionesDeOficinaRepository {
  constructor(private readonly transactions: Transactions) {}

  /** A page of the board, and the number of inscripciones in each group. @param hoy `YYYY-MM-DD` */
  async find(
    query: InscripcionesQuery,
    hoy: string,
  ): Promise<{ filas: InscripcionDeOficina[]; grupos: Map<GrupoInscripciones, number> }> {
    const { manager } = this.transactions;
    const values: unknown[] = [hoy, GRUPOS_INSCRIPCIONES];
    const bind = (value: unknown) => `$${values.push(value)}`;
    const conditions = ['c.eliminada_en is null', `c.estado <> 'anulada'`];
    if (query.mias) {
      conditions.push(`c.responsable_id = ${bind(this.transactions.tenant.usuarioId)}`);
    }
    for (const pattern of likePatterns(query.buscar)) {
      conditions.push(
        `sin_acentos(concat_ws(' ', c.codigo, c.caratula, i.registro, i.que, i.numero, i.asiento))
           like sin_acentos(${bind(pattern)})`,
      );
    }
    const from = `from inscripciones i join carpetas c on c.cuenta_id = i.cuenta_id and c.id = i.carpeta_id`;
    const where = conditions.join(' and ');
    const all = (resultado: string) => `
      select i.id, i.carpeta_id as "carpetaId", i.registro, i.que, i.presentada::text, i.tasa_pagada::text as "tasaPagada", i.numero, i.vence::text, i.resultado,
             i.resuelta::text, i.asiento, d.id as "documentoId", d.nombre as documento, i.version,
             i.creado_por as "creadoPor", i.creado_en as "creadoEn", ${GRUPO} as grupo, li.limite::text as limite,
             c.codigo, c.numero as "numeroDeCarpeta", c.caratula, c.estado as "estadoCarpeta",
             c.responsable_id as "responsableId"
        ${from} left join ${LIMITE} li on true
        left join inscripcion_observaciones o
          on o.cuenta_id = i.cuenta_id and o.inscripcion_id = i.id and o.contestada is null
        left join documentos d on d.cuenta_id = i.cuenta_id and d.id = i.documento_id and d.eliminado_en is null
       where ${where} and ${resultado}`;
    const isOver = `i.resultado = 'inscripta'`;
    const pending = all(`i.resultado is distinct from 'inscripta'`);
    const max = bind(countLimitOf(query));
    const counted: { grupo: GrupoInscripciones; total: number }[] = await manager.query(
      `select grupo, least(count(*), ${max})::int as total from (${pending}) as b where $2::text[] is not null group by grupo
       union all
       select 'inscriptas', count(*)::int from (select 1 ${from} where ${where} and ${isOver} limit ${max}) as b`,
      values,
    );
    values.pop();
    const of = query.grupo === 'inscriptas' ? all(isOver) : pending;
    const group = query.grupo ? `where grupo = ${bind(query.grupo)}` : '';
    const filas: InscripcionDeOficina[] = await manager.query(
      `select * from (${of}) as b ${group}
        order by ${ORDEN} limit ${bind(query.tamano)} offset ${bind(offsetOf(query))}`,
      values,
    );
    return {
      filas: await this.withObservaciones(filas),
      grupos: new Map(counted.map((row) => [row.grupo, row.total])),
    };
  }

  /** The same rows with the observations of their registers, the newest first. */
  private async withObservaciones(filas: readonly InscripcionDeOficina[]): Promise<InscripcionDeOficina[]> {
    const observaciones = await this.transactions.manager.find(Observacion, {
      where: { inscripcionId: In(filas.map(({ id }) => id)) },
      order: { observada: 'desc', creadoEn: 'desc', id: 'desc' },
    });
    const byInscripcion = Map.groupBy(observaciones, ({ inscripcionId }) => inscripcionId);
    return filas.map((fila) => ({ ...fila, observaciones: byInscripcion.get(fila.id) ?? [] }));
  }
}

/** The number of inscripciones in the requested list. */
export const totalOf = (query: InscripcionesQuery, grupos: ReadonlyMap<GrupoInscripciones, number>): number =>
  (query.grupo ? [query.grupo] : GRUPOS_PENDIENTES).reduce((sum, grupo) => sum + (grupos.get(grupo) ?? 0), 0);
