import { Injectable } from '@nestjs/common';
import { canBeRestored } from '../../common/database/deleted.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import { Persona } from './persona.entity.js';
import type { Tomados } from './persona-fields.js';
import type { ParteEnCarpeta } from './personas.repository.js';
import { writeRepresentados } from './write-representados.js';

/** The states of carpetas whose partes may change. In other states, partes stay as they were signed or closed. */
const ABIERTAS: readonly EstadoCarpeta[] = ['borrador', 'en_preparacion', 'lista_para_firma', 'suspendida'];

/** The fate of a parte: it moves, stays as signed, or goes as a repeated role. */
export type Destino = 'pasa' | 'queda' | 'repetida';

/** A parte of the persona that is merged into another persona. */
export interface ParteAUnir {
  id: string;
  carpetaId: string;
  rol: string;
  codigo: string | null;
  caratula: string;
  estado: EstadoCarpeta;
  porcentaje: string | null;
  destino: Destino;
}

/** A parte in a carpeta of a merge. */
export interface ParteDeUnion {
  id: string;
  carpetaId: string;
  personaId: string;
  rol: string;
  caracter: string | null;
  /** The ids of the partes for whom it acts, in their written order. */
  representados: string[];
  porcentaje: string | null;
  orden: number;
}

/** A removed parte, and the partes that acted for it. */
export interface Repetida {
  parte: ParteDeUnion;
  representantes: Representante[];
}

/** A parte that acted for a removed parte. */
export interface Representante {
  id: string;
  /** The parte for whom it acts instead. Null when it acted for that parte already, or a circle would arise. */
  enLugar: string | null;
  /** The index of the removed parte in its `representados`. */
  lugar: number;
}

/** A merge that can still be undone. */
export interface Union {
  id: string;
  personaId: string;
  otraId: string;
  unidaEn: Date;
  partes: string[];
  contactos: string[];
  /** The ids of the documents that moved from the other persona. */
  archivos: string[];
  /** The values that the staying persona took over. */
  tomados: Tomados;
  /** The ids of the personas that were merged into the other persona before. */
  anteriores: string[];
  repetidas: Repetida[];
}

const UNION = `select id, persona_id as "personaId", otra_id as "otraId", unida_en as "unidaEn", partes, contactos,
  archivos, tomados, anteriores, repetidas from persona_uniones where ${canBeRestored('unida_en', 'now()')}`;
const PARTE = `id, carpeta_id as "carpetaId", persona_id as "personaId", rol, caracter, porcentaje, orden,
  array(select r.representa_a from parte_representaciones r where r.parte_id = partes.id order by r.orden) as representados`;

/** The queries of merges. A merge runs as a titular, so row-level security shows all carpetas. */
@Injectable()
export class UnionesRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The visible partes of a persona, and the fate of each in a merge. The latest carpetas come first. */
  findPartes(personaId: string, otraId: string, limit: number): Promise<ParteAUnir[]> {
    return this.query(
      `select p.id, p.carpeta_id as "carpetaId", p.rol, p.porcentaje, c.codigo, c.caratula, c.estado,
              case when c.estado <> all ($3) then 'queda'
                   when exists (select 1 from partes q where q.carpeta_id = p.carpeta_id and q.persona_id = $1
                                   and q.rol = p.rol) then 'repetida'
                   else 'pasa' end as destino
         from partes p join carpetas c on c.id = p.carpeta_id
        where p.persona_id = $2 order by c.actualizada_en desc, p.id limit $4`,
      [personaId, otraId, ABIERTAS, limit],
    );
  }

  /**
   * Locks the carpetas of these personas, then the personas. Adding a parte locks in the same order. So no carpeta is
   * signed meanwhile, and no persona becomes a parte. @returns the personas, in no order
   */
  async lock(personaIds: readonly string[]): Promise<Persona[]> {
    const carpetas = () =>
      this.query(
        `select 1 from carpetas where id in (select carpeta_id from partes where persona_id = any ($1))
          order by id for no key update`,
        [personaIds],
      );
    await carpetas();
    const personas = await this.transactions.manager
      .createQueryBuilder(Persona, 'p')
      .where('p.id = any (:personaIds)', { personaIds })
      .orderBy('p.id')
      .setLock('pessimistic_write')
      .getMany();
    // Locks also carpetas to which they were added between the first two locks.
    await carpetas();
    return personas;
  }

  /** The partes of a carpeta, in their order. */
  findOfCarpeta(carpetaId: string): Promise<ParteDeUnion[]> {
    return this.query(`select ${PARTE} from partes where carpeta_id = $1 order by orden`, [carpetaId]);
  }

  /** The partes in visible carpetas, each with its carpeta. */
  async withCarpetas(partes: readonly ParteDeUnion[]): Promise<ParteEnCarpeta[]> {
    const carpetas = await this.query<Pick<ParteEnCarpeta, 'carpetaId' | 'codigo' | 'caratula' | 'estado'>>(
      'select id as "carpetaId", codigo, caratula, estado from carpetas where id = any ($1)',
      [partes.map(({ carpetaId }) => carpetaId)],
    );
    return partes.flatMap(({ id, rol, carpetaId }) => {
      const carpeta = carpetas.find((one) => one.carpetaId === carpetaId);
      return carpeta ? [{ ...carpeta, id, rol }] : [];
    });
  }

  /** Whether a carpeta exists and its partes may change. */
  async isOpen(carpetaId: string): Promise<boolean> {
    return (
      (await this.query('select 1 from carpetas where id = $1 and estado = any ($2)', [carpetaId, ABIERTAS])).length > 0
    );
  }

  /** Removes a parte. Later partes move up, and its certificates pass to the staying parte. */
  async remove({ id, carpetaId, orden }: ParteDeUnion, stays: Pick<ParteDeUnion, 'id'>): Promise<void> {
    const values = [carpetaId, id, stays.id];
    await this.query('update certificados set parte_id = $3 where carpeta_id = $1 and parte_id = $2', values);
    await this.query('delete from partes where id = $1', [id]);
    await this.query('update partes set orden = orden - 1 where carpeta_id = $1 and orden > $2', [carpetaId, orden]);
  }

  /** Restores a parte in its place. Later partes move down. */
  async insert({
    id,
    carpetaId,
    personaId,
    rol,
    caracter,
    representados,
    porcentaje,
    orden,
  }: ParteDeUnion): Promise<void> {
    await this.query('update partes set orden = orden + 1 where carpeta_id = $1 and orden >= $2', [carpetaId, orden]);
    await this.query(
      `insert into partes (id, carpeta_id, persona_id, rol, caracter, porcentaje, orden)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, carpetaId, personaId, rol, caracter, porcentaje, orden],
    );
    await this.represent([{ id, carpetaId, representados }]);
  }

  /** Writes the partes for whom each of these partes acts. */
  async represent(partes: readonly Pick<ParteDeUnion, 'id' | 'carpetaId' | 'representados'>[]): Promise<void> {
    for (const parte of partes) {
      await writeRepresentados(this.transactions.manager, parte, parte.representados);
    }
  }

  /** Moves partes from a persona to another, in carpetas whose partes may change. @returns the moved partes */
  async moveParte(ids: readonly string[], from: string, to: string): Promise<{ id: string; carpetaId: string }[]> {
    const [rows] = (await this.transactions.manager.query(
      `update partes p set persona_id = $3 from carpetas c
        where p.id = any ($1) and p.persona_id = $2 and c.id = p.carpeta_id and c.estado = any ($4)
        returning p.id, p.carpeta_id as "carpetaId"`,
      [ids, from, to, ABIERTAS],
    )) as [{ id: string; carpetaId: string }[], number];
    return rows;
  }

  async findContactos(personaId: string): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      'select id from contactos where persona_id = $1 and eliminado_en is null',
      [personaId],
    );
    return rows.map(({ id }) => id);
  }

  /** Moves the contactos of a persona to another. @param ids only these; null for all @returns the moved ids */
  async moveContactos(from: string, to: string, ids: readonly string[] | null = null): Promise<string[]> {
    const [rows] = (await this.transactions.manager.query(
      `update contactos set persona_id = $2, version = version + 1
        where persona_id = $1 and ($3::uuid[] is null or id = any ($3)) returning id`,
      [from, to, ids],
    )) as [{ id: string }[], number];
    return rows.map(({ id }) => id);
  }

  /**
   * Moves the documents of a persona to another, deleted documents too.
   * @param ids only these; null for all
   * @returns the moved ids
   */
  async moveArchivos(from: string, to: string, ids: readonly string[] | null = null): Promise<string[]> {
    const [rows] = (await this.transactions.manager.query(
      `update persona_archivos set persona_id = $2, version = version + 1
        where persona_id = $1 and ($3::uuid[] is null or id = any ($3)) returning id`,
      [from, to, ids],
    )) as [{ id: string }[], number];
    return rows.map(({ id }) => id);
  }

  /**
   * Marks a persona, and personas that were merged into it before, as merged into another. @returns the earlier merged
   * ids
   */
  async setMerged(id: string, unidaA: string): Promise<string[]> {
    const [rows] = (await this.transactions.manager.query(
      `update personas set unida_a = $2, version = version + 1, actualizada_en = now()
        where id = $1 or unida_a = $1 returning id`,
      [id, unidaA],
    )) as [{ id: string }[], number];
    return rows.map((row) => row.id).filter((one) => one !== id);
  }

  /** Ends the merge of a persona into another. The personas that came with it are merged into it again. */
  async setSeparate(id: string, unidaA: string, anteriores: readonly string[]): Promise<void> {
    await this.query(
      `update personas set unida_a = nullif($1, id), version = version + 1, actualizada_en = now()
        where (id = $1 or id = any ($3)) and unida_a = $2`,
      [id, unidaA, anteriores],
    );
  }

  async insertUnion(union: Union): Promise<void> {
    const { id, personaId, otraId, unidaEn, partes, contactos, archivos, tomados, anteriores, repetidas } = union;
    const { usuarioId } = this.transactions.tenant;
    await this.query(
      `insert into persona_uniones
         (id, persona_id, otra_id, unida_por, unida_en, partes, contactos, archivos, anteriores, repetidas, tomados)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        id,
        personaId,
        otraId,
        usuarioId,
        unidaEn,
        partes,
        contactos,
        archivos,
        anteriores,
        JSON.stringify(repetidas),
        JSON.stringify(tomados),
      ],
    );
  }

  /** A merge that can still be undone. */
  async findUnion(id: string): Promise<Union | undefined> {
    return (await this.query<Union>(`${UNION} and id = $1`, [id]))[0];
  }

  /** The merges into a persona that can still be undone, the latest first. */
  findUniones(personaId: string): Promise<Union[]> {
    return this.transactions.prepared(`${UNION} and persona_id = $1 order by unida_en desc`, [personaId]);
  }

  /** Deletes a merge. @returns false when another transaction has deleted it */
  async deleteUnion(id: string): Promise<boolean> {
    const [, deleted] = await this.transactions.manager.query('delete from persona_uniones where id = $1', [id]);
    return deleted > 0;
  }

  private query<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    return this.transactions.manager.query(text, values);
  }
}
