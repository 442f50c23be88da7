import { Injectable } from '@nestjs/common';
import { In, type QueryDeepPartialEntity } from 'typeorm';
import { wordsForIndex } from '../../common/database/common-words.js';
import { found, getLocked } from '../../common/database/found.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { countLimitOf, offsetOf } from '../../common/input/pagination.js';
import { anyLike, hallable, likePatterns } from '../../common/input/search-words.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import { Carpeta } from '../carpetas/carpeta.entity.js';
import { Inmueble } from './inmueble.entity.js';
import type { Nombrado } from './inmueble-nombre.js';
import type { InmueblesQuery } from './inmuebles.dto.js';

/** The share, the place and the snapshot of an inmueble in a carpeta. */
export interface InmuebleDeCarpeta {
  inmuebleId: string;
  porcentaje: string | null;
  orden: number;
  /** The fields of the inmueble at the signature; null before it. */
  snapshot: InmuebleAlFirmar | null;
}

/** The fields that the signature freezes. */
export type InmuebleAlFirmar = Omit<Inmueble, 'id' | 'version' | 'creadoPor' | 'creadoEn' | 'actualizadoEn'>;

/** A carpeta that has the inmueble. */
export interface CarpetaDeInmueble {
  inmuebleId: string;
  id: string;
  codigo: string | null;
  caratula: string;
  estado: EstadoCarpeta;
}

const DE_LA_CARPETA = `
  select inmueble_id as "inmuebleId", porcentaje::text, orden, snapshot from carpeta_inmuebles where carpeta_id = $1 order by orden`;

/** The SQL of a text without accents, capitals and signs, so that spellings compare equal. */
const clave = (text: string) => `regexp_replace(sin_acentos(${text}), '[^a-z0-9]', '', 'g')`;

const LOCK_MATRICULA = `
  select pg_advisory_xact_lock(hashtextextended(
    'matricula ' || $1 || ' ' || ${clave('$2::text')} || ' ' || ${clave('$3::text')}, 0))`;

/** The inmuebles that the running user may see; row-level security hides the others. */
@Injectable()
export class InmueblesRepository {
  constructor(private readonly transactions: Transactions) {}

  /** A page of the list, the latest changed first. Counts all matches, up to the limit of counting. */
  async findPage(query: InmueblesQuery): Promise<[Inmueble[], number]> {
    const { condition, values } = await this.matching(query.buscar);
    const builder = this.transactions.manager.createQueryBuilder(Inmueble, 'i').where(condition, values);
    const inmuebles = await builder
      .clone()
      .orderBy('i.actualizado_en', 'DESC')
      .addOrderBy('i.id')
      .offset(offsetOf(query))
      .limit(query.tamano)
      .getMany();
    const [text, parameters] = builder.select('1').limit(countLimitOf(query)).getQueryAndParameters();
    const [{ total }] = await this.transactions.manager.query(
      `select count(*)::int as total from (${text}) as counted`,
      parameters,
    );
    return [inmuebles, total];
  }

  /** The first matches of a search, each with its latest changed carpeta. */
  async findFirst(buscar: string, limit: number): Promise<{ inmueble: Inmueble; carpeta: CarpetaDeInmueble }[]> {
    const [inmuebles] = await this.findPage({ buscar, pagina: 1, tamano: Math.min(limit, 100) });
    const carpetas = await this.findCarpetas(inmuebles.map(({ id }) => id));
    return inmuebles.flatMap((inmueble) => {
      const carpeta = carpetas.get(inmueble.id)?.[0];
      return carpeta ? [{ inmueble, carpeta }] : [];
    });
  }

  /** The inmuebles with these ids, by id. */
  async findByIds(ids: readonly string[]): Promise<Map<string, Inmueble>> {
    const rows = await this.transactions.manager.findBy(Inmueble, { id: In(ids) });
    return new Map(rows.map((inmueble) => [inmueble.id, inmueble]));
  }

  find(id: string): Promise<Inmueble | null> {
    return this.transactions.manager.findOneBy(Inmueble, { id });
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<Inmueble> {
    return found(await this.find(id), 'el inmueble');
  }

  /** @throws DomainError 404, 412 */
  getAt(id: string, version: number): Promise<Inmueble> {
    return getLocked(this.transactions.manager, Inmueble, { id }, 'el inmueble', version);
  }

  /**
   * The visible inmuebles with this matrícula in this register, however both are written. Another transaction with the
   * same matrícula waits until this transaction ends.
   */
  async findWithMatricula({ registro, matricula }: Pick<Inmueble, 'registro' | 'matricula'>): Promise<Inmueble[]> {
    const { manager, tenant } = this.transactions;
    await manager.query(LOCK_MATRICULA, [tenant.cuentaId, registro ?? '', matricula]);
    return manager
      .createQueryBuilder(Inmueble, 'i')
      .where(`i.registro_clave = ${clave(':registro')} and i.matricula_clave = ${clave(':matricula')}`, {
        registro: registro ?? '',
        matricula,
      })
      .getMany();
  }

  async insert(inmueble: QueryDeepPartialEntity<Inmueble>): Promise<void> {
    await this.transactions.manager.insert(Inmueble, inmueble);
  }

  /** Writes `changes` to a locked inmueble, and raises its version. */
  async update({ id, version }: Inmueble, changes: QueryDeepPartialEntity<Inmueble>): Promise<void> {
    const raised = { version: version + 1, actualizadoEn: this.transactions.now };
    await this.transactions.manager.update(Inmueble, { id }, { ...changes, ...raised });
  }

  /**
   * Locks the carpeta until the transaction ends. So changes of its inmuebles wait for each other. Read them after this
   * call. @throws DomainError 404
   */
  lockCarpeta(id: string): Promise<Carpeta> {
    return getLocked(this.transactions.manager, Carpeta, { id }, 'la carpeta');
  }

  /** The inmuebles of a carpeta, in their order. */
  findOfCarpeta(carpetaId: string): Promise<InmuebleDeCarpeta[]> {
    return this.transactions.prepared(DE_LA_CARPETA, [carpetaId]);
  }

  /** The visible carpetas of each inmueble, without `exceptId`. At most ten each, the latest changed first. */
  async findCarpetas(ids: readonly string[], exceptId?: string): Promise<Map<string, CarpetaDeInmueble[]>> {
    const rows = await this.transactions.prepared<CarpetaDeInmueble>(
      `select i.id as "inmuebleId", c.id, c.codigo, c.caratula, c.estado
         from unnest($1::uuid[]) i (id), lateral (
           select c.* from carpeta_inmuebles ci join carpetas c on c.id = ci.carpeta_id and c.eliminada_en is null
            where ci.inmueble_id = i.id and c.id is distinct from $2
            order by c.actualizada_en desc, c.id limit 10) c`,
      [ids, exceptId ?? null],
    );
    return Map.groupBy(rows, ({ inmuebleId }) => inmuebleId);
  }

  /** The ids of all visible carpetas that have the inmueble. */
  async findCarpetaIds(id: string): Promise<string[]> {
    const rows = await this.transactions.prepared<{ id: string }>(
      'select carpeta_id as id from carpeta_inmuebles where inmueble_id = $1',
      [id],
    );
    return rows.map((row) => row.id);
  }

  async link(carpetaId: string, { inmuebleId, porcentaje, orden }: Omit<InmuebleDeCarpeta, 'snapshot'>): Promise<void> {
    await this.transactions.manager.query(
      'insert into carpeta_inmuebles (carpeta_id, inmueble_id, porcentaje, orden) values ($1, $2, $3, $4)',
      [carpetaId, inmuebleId, porcentaje, orden],
    );
  }

  /** Copies the inmuebles of a carpeta into another, with their order and shares. */
  copy(from: string, to: string): Promise<(Nombrado & { id: string })[]> {
    return this.transactions.manager.query(
      `with copied as (
         insert into carpeta_inmuebles (carpeta_id, inmueble_id, porcentaje, orden)
         select $2, inmueble_id, porcentaje, orden from carpeta_inmuebles where carpeta_id = $1
         returning inmueble_id, orden)
       select i.id, i.matricula, i.nomenclatura, i.domicilio
         from copied join inmuebles i on i.id = copied.inmueble_id order by copied.orden`,
      [from, to],
    );
  }

  async setPorcentaje(carpetaId: string, inmuebleId: string, porcentaje: string | null): Promise<void> {
    await this.transactions.manager.query(
      'update carpeta_inmuebles set porcentaje = $3 where carpeta_id = $1 and inmueble_id = $2',
      [carpetaId, inmuebleId, porcentaje],
    );
  }

  /** Writes the snapshots of a carpeta's inmuebles. */
  async freeze(carpetaId: string, rows: readonly { id: string; snapshot: InmuebleAlFirmar }[]): Promise<void> {
    await this.transactions.manager.query(
      `update carpeta_inmuebles ci set snapshot = i.snapshot
         from jsonb_to_recordset($2) as i (id uuid, snapshot jsonb)
        where ci.carpeta_id = $1 and ci.inmueble_id = i.id`,
      [carpetaId, JSON.stringify(rows)],
    );
  }

  async unlink(carpetaId: string, inmuebleId: string): Promise<void> {
    await this.transactions.manager.query('delete from carpeta_inmuebles where carpeta_id = $1 and inmueble_id = $2', [
      carpetaId,
      inmuebleId,
    ]);
  }

  /** Numbers the inmuebles of a carpeta from 1 in the order of `ids`. */
  async reorder(carpetaId: string, ids: readonly string[]): Promise<void> {
    await this.transactions.manager.query(
      `update carpeta_inmuebles ci set orden = place.orden
         from unnest($2::uuid[]) with ordinality as place (id, orden)
        where ci.carpeta_id = $1 and ci.inmueble_id = place.id and ci.orden <> place.orden`,
      [carpetaId, ids],
    );
  }

  private async matching(buscar: string | undefined): Promise<{ condition: string; values: Record<string, string> }> {
    const patterns = likePatterns(buscar);
    if (patterns.length === 0) {
      return { condition: 'true', values: {} };
    }
    const places = patterns.map((_, i) => [`$${i + 1}`]);
    const isIndexed = await wordsForIndex(this.transactions.manager, 'inmuebles', 'id', places.map(anyLike), patterns);
    const words = patterns.map((_, i) => {
      const name = [`:word${i}`];
      // The answer counts all matches, so without a rare word even common words use the index.
      return isIndexed[i] || !isIndexed.includes(true) ? hallable(name) : anyLike(name);
    });
    return {
      condition: `i.id in (select h.id from inmuebles_por_partes h where ${words.join(' and ')})`,
      values: Object.fromEntries(patterns.map((pattern, i) => [`word${i}`, pattern])),
    };
  }
}

/** The 409 when the office has the matrícula already, or the carpeta has the inmueble. */
export function repeated(mensaje: string): DomainError {
  return new DomainError('INMUEBLE_REPETIDO', 409, mensaje, [{ campo: 'matricula', mensaje }]);
}
