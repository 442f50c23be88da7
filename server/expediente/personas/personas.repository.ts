import { Injectable } from '@nestjs/common';
import { In, type QueryDeepPartialEntity, type SelectQueryBuilder } from 'typeorm';
import { wordsForIndex } from '../../common/database/common-words.js';
import { found, foundAt } from '../../common/database/found.js';
import { countLimitOf, offsetOf } from '../../common/input/pagination.js';
import { anyLike, hallable, likePatterns } from '../../common/input/search-words.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import { storedForms, storedPattern } from '../../vocabulario/documentos-identidad/check-identity-document.js';
import { Persona } from './persona.entity.js';
import type { OrdenPersona, PersonasQuery } from './personas.dto.js';

/** The SQL of the personas into which a persona with such a document was merged. */
const UNIDAS_CON_DOCUMENTO = 'select persona_id from documentos_de_unidas where numero = any (:documentos)';

/** The SQL of each order of the list, as in the indexes. */
const ORDER_BY: Record<OrdenPersona, readonly string[]> = {
  nombre: ['orden_es(p.nombre_completo) collate "C"'],
  apellidos: ['orden_es(coalesce(p.razon_social, p.apellidos)) collate "C"', 'orden_es(p.nombre) collate "C"'],
  actualizadaEn: ['p.actualizada_en'],
};

/** A document, and the id of a persona that has it. */
export interface DocumentoConDueno {
  pais: string;
  numero: string;
  id: string;
}

/** A parte of a persona, and its carpeta. */
export interface ParteEnCarpeta {
  id: string;
  carpetaId: string;
  rol: string;
  codigo: string | null;
  caratula: string;
  estado: EstadoCarpeta;
}

/** A carpeta in which a persona takes part, with the id of its first parte there. */
export interface CarpetaDePersona extends ParteEnCarpeta {
  /** The roles of all partes of the persona in the carpeta, in their order. */
  roles: string[];
  /** The number of all carpetas of the persona, also beyond the limit. */
  total: number;
}

/** A representation in a carpeta: one persona acts for another. */
export interface Representacion {
  /** The id of the representing parte. */
  id: string;
  /** Whether the requested persona is the representative. */
  isActing: boolean;
  carpetaId: string;
  codigo: string | null;
  caratula: string;
  estado: EstadoCarpeta;
  /** The capacity in which the representative acts. */
  caracter: string | null;
  /** The other persona. */
  personaId: string;
  nombreCompleto: string;
  /** The other persona's role. */
  rol: string;
}

/** The personas of the running cuenta that the running user may see; row-level security hides the others. */
@Injectable()
export class PersonasRepository {
  constructor(private readonly transactions: Transactions) {}

  /** A page of the list in its order. Counts all rows, up to the limit of counting. */
  async findPage(query: PersonasQuery): Promise<[Persona[], number]> {
    const builder = await this.matching(query.buscar);
    if (query.tipo !== undefined) {
      builder.andWhere('p.tipo = :tipo', { tipo: query.tipo });
    }
    if (query.documento !== undefined) {
      builder.andWhere(
        `p.id in (select id from personas where numero_doc = any (:documentos) or id_fiscal = any (:documentos)
          union all ${UNIDAS_CON_DOCUMENTO})`,
        { documentos: storedForms(query.documento) },
      );
    }
    const personas = await inOrder(builder.clone(), query).offset(offsetOf(query)).limit(query.tamano).getMany();
    const [text, values] = builder.select('1').limit(countLimitOf(query)).getQueryAndParameters();
    const [{ total }] = await this.transactions.manager.query(
      `select count(*)::int as total from (${text}) as counted`,
      values,
    );
    return [personas, total];
  }

  /** The first matches of a search, ordered by name. */
  async findFirst(buscar: string, limit: number): Promise<Persona[]> {
    return inOrder(await this.matching(buscar))
      .limit(limit)
      .getMany();
  }

  /** The personas with these ids, in no order. */
  findByIds(ids: readonly string[]): Promise<Persona[]> {
    return this.transactions.manager.findBy(Persona, { id: In(ids) });
  }

  /** At most three personas with a document, own or of a merged persona. `exceptId` is left out. */
  findWithDocument(pais: string, numero: string, exceptId?: string): Promise<{ id: string; nombreCompleto: string }[]> {
    // Materialized: else PostgreSQL may read all personas in the order of their names.
    return this.transactions.prepared(
      `with con_documento as materialized (
         select id, nombre_completo from personas
          where ((pais_doc = $1 and numero_doc = $2) or (id_fiscal_pais = $1 and id_fiscal = $2)
              or id = any (array(select persona_id from documentos_de_unidas where pais = $1 and numero = $2)))
            and id is distinct from $3 and unida_a is null)
       select id, nombre_completo as "nombreCompleto" from con_documento
        order by sin_acentos(nombre_completo), id limit 3`,
      [pais, numero, exceptId ?? null],
    );
  }

  /** The personas that have these documents, own or of a merged persona. */
  findOwners(documentos: readonly { pais: string; numero: string }[]): Promise<DocumentoConDueno[]> {
    return this.transactions.manager.query(
      `with d as (select * from unnest($1::text[], $2::text[]) as d (pais, numero)),
            propios as (
              select d.*, p.id from d join personas p on p.numero_doc = d.numero and p.pais_doc = d.pais
              union select d.*, p.id from d join personas p on p.id_fiscal = d.numero and p.id_fiscal_pais = d.pais
              union select d.*, u.persona_id from d join documentos_de_unidas u using (pais, numero))
       select o.* from propios o join personas p using (id) where p.unida_a is null`,
      [documentos.map(({ pais }) => pais), documentos.map(({ numero }) => numero)],
    );
  }

  /** At most three personas with each of these full names. Case and accents do not matter. */
  findNamed(nombres: readonly string[]): Promise<{ nombre: string; ids: string[] }[]> {
    return this.transactions.manager.query(
      `select n.nombre, (array_agg(p.id order by p.id))[1:3] as ids
         from unnest($1::text[]) n (nombre) join personas p on sin_acentos(p.nombre_completo) = sin_acentos(n.nombre)
        where p.unida_a is null group by n.nombre`,
      [nombres],
    );
  }

  /** Waits for other transactions that write documents of personas in this cuenta, and keeps them out. */
  async lockAllDocuments(): Promise<void> {
    await this.transactions.manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `documentos ${this.transactions.tenant.cuentaId}`,
    ]);
  }

  /**
   * Waits for other transactions that write one of these documents, and keeps them out. Look for owners after this
   * call.
   */
  async lockDocuments(documentos: readonly { pais: string; numero: string }[]): Promise<void> {
    const { cuentaId } = this.transactions.tenant;
    const keys = documentos.map(({ pais, numero }) => `documento ${cuentaId} ${pais} ${numero}`).toSorted();
    await this.transactions.manager.query(
      `select pg_advisory_xact_lock_shared(hashtextextended($2, 0))
       union all select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest($1::text[]) as key`,
      [keys, `documentos ${cuentaId}`],
    );
  }

  /** Locks a persona that becomes a parte, so that it is not merged meanwhile. Null when it does not exist. */
  findForParte(id: string): Promise<Persona | null> {
    return this.transactions.manager.findOne(Persona, { where: { id }, lock: { mode: 'pessimistic_read' } });
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<Persona> {
    return found(await this.transactions.manager.findOneBy(Persona, { id }), 'la persona');
  }

  /**
   * Locks a persona to change it. It cannot become a parte meanwhile: the carpeta's searched texts would keep the old
   * name.
   * @param seen the version of If-Match
   * @throws DomainError 404, 412
   */
  async getLocked(id: string, seen: number): Promise<Persona> {
    const { manager } = this.transactions;
    const persona = await manager.findOne(Persona, { where: { id }, lock: { mode: 'pessimistic_write' } });
    return foundAt(found(persona, 'la persona'), 'los datos', seen);
  }

  /** Locks personas to change them. Unknown ids are left out. */
  findLocked(ids: readonly string[]): Promise<Persona[]> {
    const lock = { mode: 'pessimistic_write' } as const;
    return this.transactions.manager.find(Persona, { where: { id: In(ids) }, order: { id: 'ASC' }, lock });
  }

  async insert(...personas: QueryDeepPartialEntity<Persona>[]): Promise<void> {
    await this.transactions.manager.insert(Persona, personas);
  }

  /** Writes `changes` to a locked persona, and raises its version. */
  async update({ id, version }: Persona, changes: QueryDeepPartialEntity<Persona>): Promise<void> {
    const raised = { version: version + 1, actualizadaEn: () => 'now()' };
    await this.transactions.manager.update(Persona, { id }, { ...changes, ...raised });
  }

  /** The visible carpetas of a persona and of personas merged into it. */
  findCarpetas(id: string, limit: number): Promise<CarpetaDePersona[]> {
    return this.transactions.manager.query(
      `select p.ids[1] as id, p.roles[1] as rol, p.roles, c.id as "carpetaId", c.codigo, c.caratula, c.estado,
              count(*) over ()::int as total
         from (select carpeta_id, array_agg(id order by orden) as ids, array_agg(rol order by orden) as roles
                 from partes
                where persona_id in (select $1 union all select id from personas where unida_a = $1)
                group by carpeta_id) p
         join carpetas c on c.id = p.carpeta_id
        where c.eliminada_en is null
        order by c.actualizada_en desc, c.id limit $2`,
      [id, limit],
    );
  }

  /** Who acts for a persona, and for whom it acts, in visible carpetas. Merged personas count as the persona. */
  findRepresentacion(id: string, limit: number): Promise<Representacion[]> {
    return this.transactions.manager.query(
      `with propias as (
         select id, carpeta_id from partes
          where persona_id in (select $1 union all select id from personas where unida_a = $1)),
       pares as (
         select p.carpeta_id, p.id, r.representa_a, true as "isActing"
           from propias p join parte_representaciones r on r.carpeta_id = p.carpeta_id and r.parte_id = p.id
         union all select p.carpeta_id, r.parte_id, p.id, false
           from propias p join parte_representaciones r on r.carpeta_id = p.carpeta_id and r.representa_a = p.id)
       select r.id, r."isActing", r.carpeta_id as "carpetaId", c.codigo, c.caratula, c.estado, a.caracter,
              o.id as "personaId", o.nombre_completo as "nombreCompleto", q.rol
         from pares r
         join partes a on a.carpeta_id = r.carpeta_id and a.id = r.id
         join partes q on q.carpeta_id = r.carpeta_id and q.id = case when r."isActing" then r.representa_a else r.id end
         join carpetas c on c.id = r.carpeta_id and c.eliminada_en is null
         join personas o on o.id = q.persona_id
        order by c.actualizada_en desc, r.id, q.orden limit $2`,
      [id, limit],
    );
  }

  /**
   * The number of visible carpetas of a persona, and of further carpetas in the trash. Merged personas count as the
   * persona.
   */
  async countCarpetas(id: string): Promise<{ carpetas: number; enPapelera: number }> {
    const [counts] = await this.transactions.manager.query(
      `select count(distinct c.id) filter (where c.eliminada_en is null)::int as carpetas,
              count(distinct c.id) filter (where c.eliminada_en is not null)::int as "enPapelera"
         from partes p join carpetas c on c.id = p.carpeta_id
        where p.persona_id in (select $1 union all select id from personas where unida_a = $1)`,
      [id],
    );
    return counts;
  }

  /** Deletes a persona and the personas merged into it. @returns the deleted personas */
  async delete(id: string): Promise<Pick<Persona, 'id' | 'nombreCompleto'>[]> {
    const [rows] = await this.transactions.manager.query(
      'delete from personas where id = $1 or unida_a = $1 returning id, nombre_completo as "nombreCompleto"',
      [id],
    );
    return rows;
  }

  /**
   * Hides personas, and personas merged into them, from people who see none of their carpetas. Removes them from their
   * contactos, as a deletion does. @returns the hidden personas
   */
  async retire(...ids: string[]): Promise<Pick<Persona, 'id' | 'nombreCompleto'>[]> {
    const { manager } = this.transactions;
    await manager.query(
      `update contactos set persona_id = null
        where persona_id in (select id from personas where id = any ($1) or unida_a = any ($1))`,
      [ids],
    );
    const [rows] = await manager.query(
      `update personas set retirada = true where id = any ($1) or unida_a = any ($1)
       returning id, nombre_completo as "nombreCompleto"`,
      [ids],
    );
    return rows;
  }

  /** The query of a search's matches. */
  private async matching(buscar: string | undefined): Promise<SelectQueryBuilder<Persona>> {
    const { manager } = this.transactions;
    const builder = manager.createQueryBuilder(Persona, 'p').where('p.unida_a is null');
    const patterns = likePatterns(buscar?.replaceAll(',', ' ')).map((pattern) => [pattern, storedPattern(pattern)]);
    if (patterns.length === 0) {
      return builder;
    }
    const places = patterns.map((_, i) => [`$${2 * i + 1}`, `$${2 * i + 2}`]);
    const isIndexed = await wordsForIndex(manager, 'personas', 'id', places.map(anyLike), patterns.flat());
    const words = patterns.map((texts, i) => {
      const names = texts.map((text, n) => {
        builder.setParameter(`word${i}_${n}`, text);
        return `:word${i}_${n}`;
      });
      // The answer needs all matches, so without a rare word even common words use the index.
      return isIndexed[i] || !isIndexed.includes(true) ? hallable(names) : anyLike(names);
    });
    return builder.andWhere(
      `p.id in (select h.id from personas_por_partes h where ${words.join(' and ')} union all ${UNIDAS_CON_DOCUMENTO})`,
      { documentos: storedForms(buscar ?? '') },
    );
  }
}

/** The same query in the order of a list. */
function inOrder(
  builder: SelectQueryBuilder<Persona>,
  { orden = 'nombre', direccion = 'asc' }: Pick<PersonasQuery, 'orden' | 'direccion'> = {},
): SelectQueryBuilder<Persona> {
  const way = direccion === 'asc' ? 'ASC' : 'DESC';
  for (const expression of [...ORDER_BY[orden], 'p.id']) {
    builder.addOrderBy(expression, way);
  }
  return builder;
}
