import { Injectable } from '@nestjs/common';
import type { QueryDeepPartialEntity } from 'typeorm';
import { found, getLocked } from '../common/database/found.js';
import { staleVersion } from '../common/errors/domain-error.js';
import { offsetOf } from '../common/input/pagination.js';
import { bareNumberPattern, likePatterns } from '../common/input/search-words.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { Carpeta, PRIORIDADES } from './carpeta.entity.js';
import { ESTADOS_CARPETA, type EstadoCarpeta } from './carpeta-estados.js';
import type { CarpetasQuery, Orden } from './carpetas.dto.js';

/** A row of the list. */
export interface CarpetaFila {
  id: string;
  codigo: string | null;
  numero: number | null;
  anio: number | null;
  caratula: string;
  tipoActoId: string;
  tipoActoNombre: string;
  estado: EstadoCarpeta;
  prioridad: number;
  reservada: boolean;
  responsableId: string | null;
  escribanoId: string | null;
  fechaFirmaPrevista: string | null;
  etiquetas: string[];
  creadaEn: Date;
  actualizadaEn: Date;
  version: number;
}

/** The orders of the list. The id is added to each, so that no row shows twice across pages. */
const ORDER_BY: Record<Orden, string> = {
  numero: 'c.anio $dir nulls last, c.numero $dir nulls last',
  caratula: 'sin_acentos(c.caratula) $dir',
  estado: `array_position(array['${ESTADOS_CARPETA.join("','")}'], c.estado) $dir`,
  prioridad: 'c.prioridad $dir',
  fechaFirmaPrevista: 'c.fecha_firma_prevista $dir nulls last',
  creadaEn: 'c.creada_en $dir',
  actualizadaEn: 'c.actualizada_en $dir',
};

/** The carpetas of the running cuenta that the running user may see: the database leaves the others out. */
@Injectable()
export class CarpetasRepository {
  constructor(private readonly transactions: Transactions) {}

  /** A page of the list, and how many rows the whole list has. */
  async findPage(query: CarpetasQuery): Promise<[CarpetaFila[], number]> {
    const { where, parameters } = conditionsOf(query);
    // With a separate count, the page's rows come from an index. But a search costs too much to be done twice.
    const total = query.buscar ? 'count(*) over ()::int' : `(select count(*)::int from carpetas c where ${where})`;
    const order = ORDER_BY[query.orden].replaceAll('$dir', query.direccion);
    // The size is in the text. For an unknown size PostgreSQL sorts all rows, five times as slow.
    const rows = await this.transactions.prepared<CarpetaFila & { total: number }>(
      `select c.id, c.codigo, c.numero, c.anio, c.caratula, c.tipo_acto_id as "tipoActoId", t.nombre as "tipoActoNombre",
              c.estado, c.prioridad, c.reservada, c.responsable_id as "responsableId", c.escribano_id as "escribanoId",
              c.fecha_firma_prevista::text as "fechaFirmaPrevista", c.etiquetas, c.creada_en as "creadaEn",
              c.actualizada_en as "actualizadaEn", c.version, ${total} as total
         from carpetas c join tipos_acto t on t.cuenta_id = c.cuenta_id and t.id = c.tipo_acto_id
        where ${where}
        order by ${order}, c.id ${query.direccion}
        limit ${query.tamano} offset $${parameters.length + 1}`,
      [...parameters, offsetOf(query)],
    );
    const [first] = rows;
    if (first || query.pagina === 1) {
      return [rows, first?.total ?? 0];
    }
    // A page past the end has no row that carries the total.
    const [counted] = await this.transactions.manager.query(
      `select count(*)::int as total from carpetas c where ${where}`,
      parameters,
    );
    return [[], counted.total];
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<Carpeta> {
    return found(await this.transactions.manager.findOneBy(Carpeta, { id }), 'la carpeta');
  }

  async insert(carpeta: QueryDeepPartialEntity<Carpeta>): Promise<void> {
    const { now } = this.transactions;
    await this.transactions.manager.insert(Carpeta, { ...carpeta, creadaEn: now, actualizadaEn: now });
  }

  /**
   * A carpeta at the version that its client has seen, locked: nobody else changes it or its partes meanwhile.
   * @throws DomainError 404, 412
   */
  getAt(id: string, version: number): Promise<Carpeta> {
    return getLocked(this.transactions.manager, Carpeta, { id }, 'la carpeta', version);
  }

  /** Writes `changes` and raises the version. @throws DomainError 412 when somebody else wrote since it was read */
  async update({ id, version }: Carpeta, changes: QueryDeepPartialEntity<Carpeta>): Promise<void> {
    const { affected } = await this.transactions.manager.update(
      Carpeta,
      { id, version },
      { ...changes, version: version + 1, actualizadaEn: this.transactions.now },
    );
    if (affected !== 1) {
      throw staleVersion('la carpeta');
    }
  }

  /**
   * The next number of a series. The counter is raised in the transaction of the row that it numbers, and its own row
   * is the lock. A rollback gives the number back, so there is never a gap.
   */
  async nextNumber(serie: string, anio: number, first: number): Promise<number> {
    const [{ ultimo }] = await this.transactions.manager.query(
      `insert into contadores as c (serie, anio, ultimo) values ($1, $2, $3)
       on conflict (cuenta_id, serie, anio) do update set ultimo = c.ultimo + 1
       returning ultimo`,
      [serie, anio, first],
    );
    return ultimo;
  }

  /** The roles that the carpeta's partes have. */
  async findRolesOfPartes(id: string): Promise<string[]> {
    const rows: { rol: string }[] = await this.transactions.manager.query(
      'select distinct rol from partes where carpeta_id = $1',
      [id],
    );
    return rows.map(({ rol }) => rol);
  }

  /** The etiquetas in use and how many carpetas carry each, by name. */
  findEtiquetas(): Promise<{ nombre: string; total: number }[]> {
    return this.transactions.manager.query(
      `select etiqueta as nombre, count(*)::int as total
         from carpetas, unnest(etiquetas) as etiqueta
        where eliminada_en is null
        group by etiqueta order by sin_acentos(etiqueta), etiqueta`,
    );
  }
}

function conditionsOf(query: CarpetasQuery): { where: string; parameters: unknown[] } {
  const parameters: unknown[] = [];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const where = [`c.eliminada_en is ${query.papelera ? 'not null' : 'null'}`];
  if (query.estado) {
    where.push(`c.estado = any (${bind(query.estado)})`);
  }
  if (query.tipoActoId) {
    where.push(`c.tipo_acto_id = ${bind(query.tipoActoId)}`);
  }
  if (query.responsableId) {
    where.push(`c.responsable_id = ${bind(query.responsableId)}`);
  }
  if (query.etiqueta) {
    where.push(`c.etiquetas @> array[${bind(query.etiqueta)}]::text[]`);
  }
  if (query.prioridad) {
    where.push(`c.prioridad = ${bind(PRIORIDADES.indexOf(query.prioridad))}`);
  }
  for (const pattern of likePatterns(query.buscar)) {
    const like = `like sin_acentos(${bind(pattern)})`;
    const stem = `plainto_tsquery('spanish', sin_acentos(${bind(pattern.slice(1, -1))}))`;
    where.push(
      `(c.busqueda ${like} or c.busqueda_ts @@ ${stem}
        or c.tipo_acto_id in (select t.id from tipos_acto t where sin_acentos(t.nombre) ${like})
        or c.id in (select pa.carpeta_id from partes pa
                      join personas pe on pe.cuenta_id = pa.cuenta_id and pe.id = pa.persona_id
                     where pe.busqueda ${like} or pe.busqueda like sin_acentos(${bind(bareNumberPattern(pattern))})))`,
    );
  }
  return { where: where.join(' and '), parameters };
}
