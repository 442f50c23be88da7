import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';
import { AWAITING_SIGNATURE, type EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import type { TipoDeCita } from './oficina.dto.js';

const quoted = (states: readonly EstadoCarpeta[]) => states.map((state) => `'${state}'`).join(', ');
const AWAITING = quoted(AWAITING_SIGNATURE);
/** The states as the index carpetas_en_curso has them. */
const ENDED = quoted(['entregada', 'archivada', 'anulada']);

/** The number of a person's carpetas that were made, signed or late on a day. */
export interface HechosDelDia {
  que: 'nuevas' | 'firmadas' | 'atrasadas';
  dia: string;
  responsableId: string | null;
  total: number;
}

/** A move of a carpeta. */
export interface Movimiento {
  carpetaId: string;
  dia: string;
  responsableId: string | null;
  de: EstadoCarpeta;
  a: EstadoCarpeta;
}

export interface Carga {
  responsableId: string | null;
  estado: EstadoCarpeta;
  total: number;
}

export interface TareaPendiente {
  vence: 'vencidas' | 'hoy' | 'semana' | 'despues' | 'sinFecha';
  asignadaA: string | null;
  total: number;
}

export interface Cita {
  tipo: TipoDeCita;
  dia: string;
  titulo: string;
  hora: Date | null;
  lugar: string | null;
  enlace: string;
}

/** The sums of the montos of an acto in a currency, as decimal texts. */
export interface MontoDeActo {
  id: string;
  acto: string;
  moneda: string | null;
  firmado: string;
  porFirmar: string;
  /** The number of signed carpetas. `pendientes` is the number of carpetas still to be signed. */
  firmadas: number;
  pendientes: number;
}

/** The most entries of one kind that the agenda of a day has. */
export const MAX_CITAS = 50;

/** The figures of the panel of the office. Row-level security decides which rows count. */
@Injectable()
export class OficinaRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The figures by day and person, from `desde` to `hasta`. Days are those of the time zone. */
  findHechos(desde: string, hasta: string, hoy: string, zona: string): Promise<HechosDelDia[]> {
    return this.transactions.manager.query(
      `select 'nuevas' as que, ((c.creada_en at time zone $4)::date)::text as dia,
              c.responsable_id as "responsableId", count(*)::int as total
         from carpetas c
        where c.cuenta_id = $5 and c.eliminada_en is null
          and c.creada_en >= $1::date::timestamp at time zone $4
          and c.creada_en < ($2::date + 1)::timestamp at time zone $4
        group by 2, 3
       union all
       select 'firmadas', c.fecha_firma::text, c.responsable_id, count(*)::int
         from carpetas c
        where c.cuenta_id = $5 and c.eliminada_en is null and c.fecha_firma between $1 and $2
        group by 2, 3
       union all
       select 'atrasadas', c.fecha_firma_prevista::text, c.responsable_id, count(*)::int
         from carpetas c
        where c.cuenta_id = $5 and c.eliminada_en is null and c.estado in (${AWAITING})
          and c.fecha_firma_prevista >= $1 and c.fecha_firma_prevista < $3
        group by 2, 3`,
      [desde, hasta, hoy, zona, this.cuentaId],
    );
  }

  /** The moves of carpetas in these days. */
  findMovimientos(desde: string, hasta: string, zona: string): Promise<Movimiento[]> {
    return this.transactions.manager.query(
      `select distinct m.carpeta_id as "carpetaId", ((m.en at time zone $3)::date)::text as dia,
              c.responsable_id as "responsableId", m.datos->>'de' as de, m.datos->>'a' as a
         from auditoria m join carpetas c on c.cuenta_id = m.cuenta_id and c.id = m.carpeta_id
        where m.accion = 'carpeta.movida' and c.eliminada_en is null
          and m.en >= $1::date::timestamp at time zone $3 and m.en < ($2::date + 1)::timestamp at time zone $3`,
      [desde, hasta, zona],
    );
  }

  /** The numbers of carpetas that have not ended, by person and state. */
  findCarga(): Promise<Carga[]> {
    return this.transactions.manager.query(
      `select c.responsable_id as "responsableId", c.estado, count(*)::int as total from carpetas c
        where c.cuenta_id = $1 and c.eliminada_en is null and c.estado not in (${ENDED})
        group by 1, 2`,
      [this.cuentaId],
    );
  }

  /** The numbers of carpetas to be signed, by person: the late ones, and those of today. */
  findPorFirmar(hoy: string): Promise<{ responsableId: string | null; atrasadas: number; hoy: number }[]> {
    return this.transactions.manager.query(
      `select c.responsable_id as "responsableId",
              count(*) filter (where c.fecha_firma_prevista < $2)::int as atrasadas,
              count(*) filter (where c.fecha_firma_prevista = $2)::int as hoy
         from carpetas c
        where c.cuenta_id = $1 and c.eliminada_en is null and c.estado in (${AWAITING}) and c.fecha_firma_prevista <= $2
        group by 1`,
      [this.cuentaId, hoy],
    );
  }

  /**
   * The numbers of pending tareas, by the time when they are due and by person. @param domingo the last day of the week
   */
  findTareas(hoy: string, domingo: string, zona: string): Promise<TareaPendiente[]> {
    return this.transactions.manager.query(
      `select case when t.vence is null then 'sinFecha' when dia.vence < $1 then 'vencidas' when dia.vence = $1 then 'hoy'
                   when dia.vence <= $2 then 'semana' else 'despues' end as vence,
              t.asignada_a as "asignadaA", count(*)::int as total
         from tareas t cross join lateral (select (t.vence at time zone $3)::date as vence) dia
        where t.tipo = 'task' and t.eliminada_en is null and t.completada_en is null
        group by 1, 2`,
      [hoy, domingo, zona],
    );
  }

  /** The numbers of tareas made and completed in the weeks that begin on `esta` and `pasada`. */
  async findRitmo(esta: string, pasada: string, zona: string) {
    const week = (column: string, from: string, to: string) =>
      `count(*) filter (where t.${column} >= ${from}::date::timestamp at time zone $3
                          and t.${column} < ${to}::timestamp at time zone $3)::int`;
    const [row] = await this.transactions.manager.query(
      `select ${week('creada_en', '$1', '($1::date + 7)')} as "nuevasEsta",
              ${week('creada_en', '$2', '$1::date')} as "nuevasPasada",
              ${week('completada_en', '$1', '($1::date + 7)')} as "completadasEsta",
              ${week('completada_en', '$2', '$1::date')} as "completadasPasada"
         from tareas t
        where t.tipo = 'task' and t.eliminada_en is null
          and greatest(t.creada_en, t.completada_en) >= $2::date::timestamp at time zone $3`,
      [esta, pasada, zona],
    );
    return {
      nuevas: { esta: row.nuevasEsta as number, pasada: row.nuevasPasada as number },
      completadas: { esta: row.completadasEsta as number, pasada: row.completadasPasada as number },
    };
  }

  /** The entries that the office's agenda does not have: cards of boards, and reminders of the person's own notas. */
  findOtrasCitas(hoy: string, manana: string, zona: string): Promise<Cita[]> {
    const within = (moment: string) =>
      `${moment} >= $1::date::timestamp at time zone $3 and ${moment} < ($2::date + 1)::timestamp at time zone $3`;
    const dayOf = (moment: string) => `((${moment} at time zone $3)::date)::text`;
    return this.transactions.manager.query(
      `(select 'tarjeta' as tipo, ${dayOf('k.vence')} as dia, k.titulo, k.vence as hora, b.titulo as lugar,
               '/apps/scrumboard/' || b.id || '/card/' || k.id as enlace
          from tarjetas k join tableros b on b.cuenta_id = k.cuenta_id and b.id = k.tablero_id
          join tablero_listas l on l.cuenta_id = k.cuenta_id and l.id = k.lista_id
         where k.eliminada_en is null and b.eliminado_en is null and l.eliminada_en is null and ${within('k.vence')}
         order by k.vence, k.id limit ${2 * MAX_CITAS})
       union all
       (select 'nota', ${dayOf('n.recordatorio')}, coalesce(nullif(n.titulo, ''), left(n.contenido, 120)), n.recordatorio,
               null, '/apps/notes/' || n.id
          from notas n
         where n.eliminada_en is null and not n.archivada and ${within('n.recordatorio')}
         order by n.recordatorio, n.id limit ${2 * MAX_CITAS})`,
      [hoy, manana, zona],
    );
  }

  /**
   * The sums and numbers of carpetas by acto and currency: those signed since a day, and those still to be signed. Each
   * part reads a range of the index of montos. It orders signed carpetas by their day.
   */
  findMontosDeActos(desde: string) {
    const amounts = 'c.cuenta_id = $1 and c.eliminada_en is null and c.monto is not null';
    return this.transactions.manager.query<MontoDeActo[]>(
      `select t.id, t.nombre as acto, moneda, sum(firmado)::text as firmado, sum(por_firmar)::text as "porFirmar",
              sum(firmadas)::int as firmadas, sum(pendientes)::int as pendientes
         from (
           select c.tipo_acto_id, c.moneda, sum(c.monto) as firmado, 0 as por_firmar, count(*) as firmadas, 0 as pendientes
             from carpetas c where ${amounts} and c.fecha_firma >= $2 group by 1, 2
           union all
           select c.tipo_acto_id, c.moneda, 0, sum(c.monto), 0, count(*)
             from carpetas c where ${amounts} and c.fecha_firma is null and c.estado in (${AWAITING}) group by 1, 2
         ) as parts join tipos_acto t on t.id = parts.tipo_acto_id
        group by 1, 2, 3 order by sum(firmado) + sum(por_firmar) desc, t.nombre`,
      [this.cuentaId, desde],
    );
  }

  /**
   * The sums of the signed carpetas by week, month or year, since a day. @param unit a unit of PostgreSQL's date_trunc
   */
  findFirmado(moneda: string, unit: 'week' | 'month' | 'year', desde: string) {
    return this.transactions.manager.query<{ desde: string; firmado: string }[]>(
      `select (date_trunc('${unit}', c.fecha_firma::timestamp)::date)::text as desde, sum(c.monto)::text as firmado
         from carpetas c
        where c.cuenta_id = $1 and c.eliminada_en is null and c.monto is not null and c.moneda = $2 and c.fecha_firma >= $3
        group by 1`,
      [this.cuentaId, moneda, desde],
    );
  }

  /** The id of the cuenta. Queries name it, so that PostgreSQL can estimate the number of its rows. */
  private get cuentaId(): string {
    return this.transactions.tenant.cuentaId;
  }
}
