import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { viewFor, wordsForIndex } from '../../common/database/common-words.js';
import { DAY_MS, dayIn } from '../../common/day.js';
import { countLimitOf, offsetOf } from '../../common/input/pagination.js';
import { likePattern, likePatterns } from '../../common/input/search-words.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { collectDeCarpeta } from '../../domains.js';
import { AWAITING_SIGNATURE, ESTADOS_CARPETA, type EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import { storedPattern } from '../../vocabulario/documentos-identidad/check-identity-document.js';
import { codigoOf } from '../../vocabulario/numeracion.js';
import { numeroEscrito } from '../../vocabulario/numero-escrito.js';
import { PRIORIDADES } from '../../vocabulario/prioridades.js';
import { ROL } from '../../vocabulario/roles.js';
import type { EtiquetaDto } from './carpetas.dto.js';
import { type CarpetasFiltros, CarpetasQuery, type Orden } from './carpetas-query.dto.js';
import { happened, readHecho } from './hecho-filter.js';
import { daysOf, type PeriodoFirma } from './periodos-firma.js';

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
  fechaFirma: string | null;
  propuestaEn: Date | null;
  etiquetas: string[];
  creadaEn: Date;
  actualizadaEn: Date;
  version: number;
}

/** A carpeta that a search found. `total` is the number of found carpetas in its state, up to the limit of counting. */
interface Ranked {
  id: string;
  estado: EstadoCarpeta;
  total: number;
  isOnPage: boolean;
}

/** The orders of the list. The id is added to each, so that no row shows twice across pages. */
const ORDER_BY: Record<Orden, string> = {
  numero: 'c.anio $dir nulls last, c.numero $dir nulls last',
  caratula: 'sin_acentos(c.caratula) $dir',
  estado: `array_position(array['${ESTADOS_CARPETA.join("','")}'], c.estado) $dir`,
  prioridad: 'c.prioridad $dir',
  // The list shows the real day after the signature, else the planned day.
  fechaFirmaPrevista: 'coalesce(c.fecha_firma, c.fecha_firma_prevista) $dir nulls last',
  creadaEn: 'c.creada_en $dir',
  actualizadaEn: 'c.actualizada_en $dir',
};

const quoted = (estados: readonly EstadoCarpeta[]) => estados.map((estado) => `'${estado}'`).join(', ');
// Written as in the conditions of the indexes.
const AWAITING = quoted(AWAITING_SIGNATURE);
const ENDED = quoted(['entregada', 'archivada', 'anulada']);

/** The filters that domains add to the list, by the parameter of the query. */
const FILTROS = Object.entries(collectDeCarpeta('filtros'));

/** The columns that domains add to the table for spreadsheets, by their headings. */
const COLUMNAS = Object.entries({
  // Spreadsheets in Spanish read a decimal comma.
  Monto: "replace(c.monto::text, '.', ',')",
  Moneda: 'c.moneda',
  ...collectDeCarpeta('columnas'),
});
export const COLUMNAS_DE_PLANILLA = COLUMNAS.map(([heading]) => heading);

/** The most carpetas of an etiqueta that are counted. */
const COUNTED_OF_ETIQUETA = 100;

const NEXT_ETIQUETA = 'select min(etiqueta) from carpetas_etiquetadas where etiqueta >';
/** The SQL of the etiquetas in use. The index finds one after another, without reading all carpetas. */
const USADAS = `usada as (
  select (${NEXT_ETIQUETA} '') as nombre
  union all
  select (${NEXT_ETIQUETA} nombre) from usada where nombre is not null)`;

/** The list of carpetas that the running user may see, and the etiquetas in use. */
@Injectable()
export class CarpetasListRepository {
  constructor(
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
  ) {}

  /** A page of the list. Counts all rows, up to the limit of counting. */
  async findPage(query: CarpetasQuery): Promise<[CarpetaFila[], number]> {
    if (query.buscar) {
      return this.findPageOfSearch(query);
    }
    const { from, values, bind } = await this.matching(query);
    const isUsual = isDeepStrictEqual(query, new CarpetasQuery());
    // The usual list is prepared. Its limits are in the text: for an unknown limit, PostgreSQL would sort all rows.
    const limit = (rows: number) => (isUsual ? String(rows) : bind(rows));
    const total = `(select count(*)::int from (select 1 from ${from} limit ${limit(countLimitOf(query))}) as counted)`;
    const text = `select *, ${total} as total from (${pageOf(query, from, limit)}) as page`;
    const rows: (CarpetaFila & { total: number })[] = isUsual
      ? await this.transactions.prepared(text, values)
      : await this.transactions.manager.query(text, values);
    const [first] = rows;
    // A page past the end has no row with the total.
    return [rows, first?.total ?? (query.pagina === 1 ? 0 : (await this.findIds(query)).length)];
  }

  /** The texts of {@link COLUMNAS_DE_PLANILLA} of carpetas, by their ids. */
  async findColumnasDePlanilla(ids: readonly string[]): Promise<Map<string, (string | null)[]>> {
    const { from, values } = this.withIds(ids);
    const texts = COLUMNAS.map(([, sql]) => `${sql}::text`).join(', ');
    const rows: { id: string; textos: (string | null)[] }[] = await this.transactions.manager.query(
      `select c.id, array[${texts}] as textos from ${from}`,
      values,
    );
    return new Map(rows.map(({ id, textos }) => [id, textos]));
  }

  /** Looks up the words once, since that costs more than reading the found rows. */
  private async findPageOfSearch(query: CarpetasQuery): Promise<[CarpetaFila[], number]> {
    const ids = await this.findIds(query);
    const isMore = ids.length === countLimitOf(query);
    const { from, values, bind } = isMore ? await this.matching(query) : this.withIds(ids);
    return [await this.transactions.manager.query(pageOf(query, from, bind), values), ids.length];
  }

  /**
   * A page of each of these states. Counts the carpetas of each, up to the limit of counting. The latest changed come
   * first. Each state is read from its own index, so its cost depends on the page only.
   */
  async findColumns(
    filtros: CarpetasFiltros,
    estados: readonly EstadoCarpeta[],
  ): Promise<{ estado: EstadoCarpeta; query: CarpetasQuery; filas: CarpetaFila[]; total: number }[]> {
    const ranked = filtros.buscar ? await this.findRanked(filtros, estados) : [];
    const columns = [];
    for (const estado of estados) {
      const query: CarpetasQuery = Object.assign(new CarpetasQuery(), filtros, { estado: [estado] });
      const [filas, total] = filtros.buscar
        ? await this.findFound(ranked.filter((row) => row.estado === estado))
        : await this.findPage(query);
      columns.push({ estado, query, filas, total });
    }
    return columns;
  }

  /** Finds the page of each state in a search. Looks up the words once, since that costs more than reading the rows. */
  private async findRanked(filtros: CarpetasFiltros, estados: readonly EstadoCarpeta[]): Promise<Ranked[]> {
    const query: CarpetasQuery = Object.assign(new CarpetasQuery(), filtros, { estado: [...estados] });
    const { from, values, bind } = await this.matching(query);
    const first = offsetOf(query) + 1;
    // The first row of each state carries the total, also for a page past the end.
    return this.transactions.manager.query(
      `select id, estado, least(total, ${bind(countLimitOf(query))})::int as total, lugar >= ${bind(first)} as "isOnPage"
         from (select c.id, c.estado, count(*) over (partition by c.estado) as total,
                      row_number() over (partition by c.estado order by c.actualizada_en desc, c.id desc) as lugar
                 from ${from}) as found
        where lugar = 1 or lugar between ${bind(first)} and ${bind(first + query.tamano - 1)}`,
      values,
    );
  }

  private async findFound(found: readonly Ranked[]): Promise<[CarpetaFila[], number]> {
    const ids = found.filter(({ isOnPage }) => isOnPage).map(({ id }) => id);
    const { from, values, bind } = this.withIds(ids);
    const page: CarpetasQuery = Object.assign(new CarpetasQuery(), { tamano: ids.length });
    const filas = ids.length > 0 ? await this.transactions.manager.query(pageOf(page, from, bind), values) : [];
    return [filas, found[0]?.total ?? 0];
  }

  /** The ids of a list in no order, up to the limit of counting. */
  private async findIds(query: CarpetasQuery): Promise<string[]> {
    const { from, values, bind } = await this.matching(query);
    const rows: { id: string }[] = await this.transactions.manager.query(
      `select c.id from ${from} limit ${bind(countLimitOf(query))}`,
      values,
    );
    return rows.map(({ id }) => id);
  }

  /** The etiquetas in use, by name, each with its number of carpetas, up to {@link COUNTED_OF_ETIQUETA}. */
  findEtiquetas(): Promise<EtiquetaDto[]> {
    const values: unknown[] = [COUNTED_OF_ETIQUETA, this.transactions.tenant.cuentaId];
    const visible = ['c.cuenta_id = $2', 'c.eliminada_en is null', ...this.sight((value) => `$${values.push(value)}`)];
    return this.transactions.manager.query(
      `with recursive ${USADAS}
       select nombre, least(total, $1) as total, total > $1 as "totalEsMinimo"
         from usada, lateral (
           select count(*)::int as total from (
             select 1 from carpetas_etiquetadas e join carpetas c on c.id = e.carpeta_id
              where e.etiqueta = nombre and ${visible.join(' and ')} limit $1 + 1) as counted) as counts
        where total > 0
        order by sin_acentos(nombre), nombre`,
      values,
    );
  }

  /**
   * The etiquetas of other carpetas that differ from these only in case or accents, by name. The caller compares
   * accents, since `lower` depends on the database's locale.
   * @param id the carpeta that is written, which is left out
   */
  async findSpellings(etiquetas: readonly string[], id: string): Promise<string[]> {
    const values: unknown[] = [etiquetas, id, this.transactions.tenant.cuentaId];
    const visible = ['c.cuenta_id = $3', 'c.eliminada_en is null', ...this.sight((value) => `$${values.push(value)}`)];
    const rows: { nombre: string }[] = await this.transactions.manager.query(
      `with recursive ${USADAS}
       select nombre from usada
        where sin_acentos(nombre) = any (select sin_acentos(unnest($1::text[])))
          and exists (select 1 from carpetas_etiquetadas e join carpetas c on c.id = e.carpeta_id
                       where e.etiqueta = nombre and c.id <> $2 and ${visible.join(' and ')})
        order by nombre`,
      values,
    );
    return rows.map(({ nombre }) => nombre);
  }

  /**
   * The condition of visible carpetas, for roles that see only their own. The row-level policies say the same, but
   * PostgreSQL would evaluate them for each carpeta.
   */
  private sight(bind: (value: unknown) => string): string[] {
    const { usuarioId, rolId } = this.transactions.tenant;
    if (rolId !== ROL.gestor && rolId !== ROL.lectura) {
      return [];
    }
    const usuario = bind(usuarioId);
    return [
      `c.id = any (array(select r.id from carpetas r where r.responsable_id = ${usuario})
        || array(select a.carpeta_id from carpeta_accesos a where a.usuario_id = ${usuario}
                    and (a.hasta is null or a.hasta >= (select hoy_en_la_cuenta()))))`,
    ];
  }

  /**
   * The FROM and WHERE of a list, with their values. The cuenta, which the policies check anyway, is a value. So
   * PostgreSQL can estimate its size.
   */
  private async matching(query: CarpetasQuery) {
    const { values, bind } = this.values();
    const where = ['c.cuenta_id = $1', `c.eliminada_en is ${query.papelera ? 'not null' : 'null'}`];
    where.push(...this.sight(bind));
    if (query.estado) {
      // Other states have no coming signature. PostgreSQL would read all their rows to find that out.
      const estados = query.firma ? query.estado.filter((estado) => AWAITING_SIGNATURE.includes(estado)) : query.estado;
      where.push(`c.estado = any (${bind(estados)})`);
    }
    if (query.tipoActoId) {
      where.push(`c.tipo_acto_id = ${bind(query.tipoActoId)}`);
    }
    if (query.responsableId === 'nadie') {
      where.push('c.responsable_id is null');
    } else if (query.responsableId) {
      const { usuarioId } = this.transactions.tenant;
      where.push(`c.responsable_id = ${bind(query.responsableId === 'yo' ? usuarioId : query.responsableId)}`);
    }
    if (query.firma) {
      where.push(await this.planned(query.firma, bind));
    }
    const hecho = query.hecho && readHecho(query.hecho);
    if (hecho) {
      where.push(happened(hecho, (await this.directory.cuenta()).zonaHoraria, bind));
    }
    for (const [name, filtro] of FILTROS) {
      const valor = query[name as keyof CarpetasFiltros];
      if (valor) {
        const hoy = dayIn((await this.directory.cuenta()).zonaHoraria, this.transactions.now);
        where.push(filtro(String(valor), hoy, bind));
      }
    }
    if (query.propuesta) {
      where.push('c.propuesta_por is not null');
    }
    if (query.sinMovimientoDias) {
      const since = new Date(this.transactions.now.getTime() - query.sinMovimientoDias * DAY_MS);
      where.push(`c.estado not in (${ENDED}) and c.actualizada_en < ${bind(since)}`);
    }
    if (query.etiqueta) {
      where.push(`exists (select 1 from carpetas_etiquetadas e
        where e.carpeta_id = c.id and e.etiqueta = ${bind(query.etiqueta)})`);
    }
    if (query.prioridad) {
      where.push(`c.prioridad = ${bind(PRIORIDADES.indexOf(query.prioridad))}`);
    }
    if (query.moneda) {
      where.push(`c.monto is not null and c.moneda = ${bind(query.moneda)}`);
    }
    let from = 'carpetas c';
    if (query.buscar) {
      const { view, haveWords } = await this.having(query.buscar, bind);
      // A condition on cuenta_id here would make the row-level policies switch off the search's index.
      from = `carpetas c join ${view} h on h.carpeta_id = c.id`;
      where.push(haveWords);
    }
    return { from: `${from} where ${where.join(' and ')}`, values, bind };
  }

  /** The view for a search, and the condition that its row `h` has all words. */
  private async having(buscar: string, bind: (value: unknown) => string): Promise<{ view: string; haveWords: string }> {
    const { manager } = this.transactions;
    const sample: unknown[] = [];
    const likes = wordsIn(buscar, (value) => `$${sample.push(value)}`).map(({ like }) => like);
    const isIndexed = await wordsForIndex(manager, 'carpetas', 'carpeta_id', likes, sample);
    const conditions = wordsIn(buscar, bind).map(({ like, partes }, i) =>
      isIndexed[i] ? `${like} and h.partes @@ (select ${partes})` : like,
    );
    return { view: viewFor('carpetas', isIndexed), haveWords: conditions.join(' and ') || 'true' };
  }

  /** The condition of a coming signature that is planned for a day of this period. */
  private async planned(periodo: PeriodoFirma, bind: (value: unknown) => string): Promise<string> {
    const { zonaHoraria } = await this.directory.cuenta();
    const { desde, hasta } = daysOf(periodo, dayIn(zonaHoraria, this.transactions.now));
    const since = desde ? `and c.fecha_firma_prevista >= ${bind(desde)}` : '';
    return `c.estado in (${AWAITING}) ${since} and c.fecha_firma_prevista <= ${bind(hasta)}`;
  }

  /** The FROM and WHERE of the carpetas with these ids, with their values. */
  private withIds(ids: readonly string[]) {
    const { values, bind } = this.values();
    return { from: `carpetas c where c.cuenta_id = $1 and c.id = any (${bind(ids)})`, values, bind };
  }

  /** The values of a statement. The first is the cuenta. */
  private values() {
    const values: unknown[] = [this.transactions.tenant.cuentaId];
    return { values, bind: (value: unknown) => `$${values.push(value)}` };
  }
}

/** For each word of a search: the condition for a text `h`, and the index entries. */
function wordsIn(buscar: string, bind: (value: unknown) => string): { like: string; partes: string }[] {
  const escrito = numeroEscrito(buscar);
  const codigo = escrito ? [likePattern(codigoOf('', escrito.anio, escrito.numero))] : [];
  return likePatterns(buscar).map((pattern) => {
    const texts = [...new Set([pattern, storedPattern(pattern), ...codigo])].map((text) => bind(text));
    const word = `sin_acentos(${bind(pattern.slice(1, -1))})`;
    const likes = texts.map((text) => `h.texto like sin_acentos(${text})`);
    return {
      like: `(${likes.join(' or ')} or h.raices @@ plainto_tsquery('spanish', ${word}))`,
      partes: [...texts.map((text) => `partes_del_patron(sin_acentos(${text}))`), `partes_de_raices(${word})`].join(
        ' || ',
      ),
    };
  });
}

/** The order of the list. A filter by planned signature orders by the planned day alone, as its index does. */
function orderOf({ firma, orden }: CarpetasQuery): string {
  return firma && orden === 'fechaFirmaPrevista' ? 'c.fecha_firma_prevista $dir' : ORDER_BY[orden];
}

/**
 * The statement that reads a page of a list. It finds the ids first, so that skipped rows are read from the index
 * alone. A carpeta with the searched number comes first.
 * @param from the rows of the list, as `c`
 * @param bind gives the place of a number in the text
 */
function pageOf(query: CarpetasQuery, from: string, bind: (rows: number) => string): string {
  const escrito = numeroEscrito(query.buscar);
  const exact = escrito ? `(c.anio = ${escrito.anio} and c.numero = ${escrito.numero}) is true desc, ` : '';
  const order = `${exact}${orderOf(query).replaceAll('$dir', query.direccion)}, c.id ${query.direccion}`;
  return `
    select c.id, c.codigo, c.numero, c.anio, c.caratula, c.tipo_acto_id as "tipoActoId",
           (select t.nombre from tipos_acto t where t.id = c.tipo_acto_id) as "tipoActoNombre",
           c.estado, c.prioridad, c.reservada, c.responsable_id as "responsableId", c.escribano_id as "escribanoId",
           c.fecha_firma_prevista::text as "fechaFirmaPrevista", c.fecha_firma::text as "fechaFirma", c.etiquetas,
           c.propuesta_en as "propuestaEn", c.creada_en as "creadaEn", c.actualizada_en as "actualizadaEn", c.version
      from (select c.id from ${from} order by ${order} limit ${bind(query.tamano)} offset ${bind(offsetOf(query))}) as page
      join carpetas c on c.cuenta_id = $1 and c.id = page.id
     order by ${order}`;
}
