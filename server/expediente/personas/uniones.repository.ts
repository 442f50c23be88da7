import { Injectable } from '@nestjs/common';
import { canBeRestored } from '../../common/database/deleted.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import { Persona } from './persona.entity.js';
import type { Tomados } from './persona-campos.js';
import type { ParteEnCarpeta } from './personas.repository.js';
import { writeRepresentados } from './write-representados.js';

/** The states of carpetas whose partes may change. In others, what was signed or closed stays as it is. */
const ABIERTAS: readonly EstadoCarpeta[] = ['borrador', 'en_preparacion', 'lista_para_firma', 'suspendida'];

/** What becomes of a parte: it moves, stays as it was signed, or goes since the other one has its role already. */
export type Destino = 'pasa' | 'queda' | 'repetida';

/** A parte of the persona that is merged into another. */
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

/** A parte in a carpeta that is being merged. */
export interface ParteDeUnion {
  id: string;
  carpetaId: string;
  personaId: string;
  rol: string;
  caracter: string | null;
  /** For whom it acts, in the order in which they were named. */
  representados: string[];
  porcentaje: string | null;
  orden: number;
}

/** A parte that was taken out, and who acted for it. */
export interface Repetida {
  parte: ParteDeUnion;
  representantes: Representante[];
}

/** A parte that acted for one that was taken out. */
export interface Representante {
  id: string;
  /** For whom it acts instead. Null when it acted for that one already, or would in a circle. */
  enLugar: string | null;
  /** The index that the one taken out had among those for whom it acts. */
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
  /** The documents kept on the other one that moved. */
  archivos: string[];
  /** The values that the one that stays took over. */
  tomados: Tomados;
  /** The personas that had been merged into the other one before. */
  anteriores: string[];
  repetidas: Repetida[];
}

const UNION = `select id, persona_id as "personaId", otra_id as "otraId", unida_en as "unidaEn", partes, contactos,
  archivos, tomados, anteriores, repetidas from persona_uniones where ${canBeRestored('unida_en', 'now()')}`;
const PARTE = `id, carpeta_id as "carpetaId", persona_id as "personaId", rol, caracter, porcentaje, orden,
  array(select r.representa_a from parte_representaciones r where r.parte_id = partes.id order by r.orden) as representados`;

/** What a merge reads and writes. Row-level security decides what is seen: a merge acts as a titular. */
@Injectable()
export class UnionesRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The partes of a persona that the running user sees, and what would become of each. The latest carpetas come first. */
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
   * Locks the carpetas in which one of these personas takes part, and then the personas, in the order in which adding a
   * parte does. No carpeta is signed meanwhile, and nobody becomes a parte. @returns the personas, in no order
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
    // Those to which they were added before the personas were locked.
    await carpetas();
    return personas;
  }

  /** The partes of a carpeta. */
  findOfCarpeta(carpetaId: string): Promise<ParteDeUnion[]> {
    return this.query(`select ${PARTE} from partes where carpeta_id = $1 order by orden`, [carpetaId]);
  }

  /** These partes with their carpetas, of which the running user sees only some. */
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

  /** Whether a carpeta is there and its partes may change. */
  async isOpen(carpetaId: string): Promise<boolean> {
    return (
      (await this.query('select 1 from carpetas where id = $1 and estado = any ($2)', [carpetaId, ABIERTAS])).length > 0
    );
  }

  /** Takes a parte out; those after it move up, and its certificates are about the one that stays. */
  async remove({ id, carpetaId, orden }: ParteDeUnion, stays: Pick<ParteDeUnion, 'id'>): Promise<void> {
    const values = [carpetaId, id, stays.id];
    await this.query('update certificados set parte_id = $3 where carpeta_id = $1 and parte_id = $2', values);
    await this.query('delete from partes where id = $1', [id]);
    await this.query('update partes set orden = orden - 1 where carpeta_id = $1 and orden > $2', [carpetaId, orden]);
  }

  /** Puts a parte back in its place; those after it move down. */
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

  /** Writes for whom each of these partes acts. */
  async represent(partes: readonly Pick<ParteDeUnion, 'id' | 'carpetaId' | 'representados'>[]): Promise<void> {
    for (const parte of partes) {
      await writeRepresentados(this.transactions.manager, parte, parte.representados);
    }
  }

  /** Gives partes from one persona to another, where they may still change. @returns those that moved */
  async moveParte(ids: readonly string[], from: string, to: string): Promise<{ id: string; carpetaId: string }[]> {
    const [rows] = (await this.transactions.manager.query(
      `update partes p set persona_id = $3 from carpetas c
        where p.id = any ($1) and p.persona_id = $2 and c.id = p.carpeta_id and c.estado = any ($4)
        returning p.id, p.carpeta_id as "carpetaId"`,
      [ids, from, to, ABIERTAS],
    )) as [{ id: string; carpetaId: string }[], number];
    return rows;
  }

  /** The ids of the contactos of a persona. */
  async findContactos(personaId: string): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      'select id from contactos where persona_id = $1 and eliminado_en is null',
      [personaId],
    );
    return rows.map(({ id }) => id);
  }

  /** Gives the contactos of one persona to another. @param ids only these @returns those that moved */
  async moveContactos(from: string, to: string, ids: readonly string[] | null = null): Promise<string[]> {
    const [rows] = (await this.transactions.manager.query(
      `update contactos set persona_id = $2, version = version + 1
        where persona_id = $1 and ($3::uuid[] is null or id = any ($3)) returning id`,
      [from, to, ids],
    )) as [{ id: string }[], number];
    return rows.map(({ id }) => id);
  }

  /** Gives the documents kept on one persona to another, deleted ones too. @param ids only these @returns those that moved */
  async moveArchivos(from: string, to: string, ids: readonly string[] | null = null): Promise<string[]> {
    const [rows] = (await this.transactions.manager.query(
      `update persona_archivos set persona_id = $2, version = version + 1
        where persona_id = $1 and ($3::uuid[] is null or id = any ($3)) returning id`,
      [from, to, ids],
    )) as [{ id: string }[], number];
    return rows.map(({ id }) => id);
  }

  /** Says that a persona was merged into another, with those that were merged into it before. @returns these */
  async setMerged(id: string, unidaA: string): Promise<string[]> {
    const [rows] = (await this.transactions.manager.query(
      `update personas set unida_a = $2, version = version + 1, actualizada_en = now()
        where id = $1 or unida_a = $1 returning id`,
      [id, unidaA],
    )) as [{ id: string }[], number];
    return rows.map((row) => row.id).filter((one) => one !== id);
  }

  /** Says that a persona is no longer merged into another, nor those that had come with it. */
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

  /** Deletes a merge. @returns false when another transaction has done it */
  async deleteUnion(id: string): Promise<boolean> {
    const [, deleted] = await this.transactions.manager.query('delete from persona_uniones where id = $1', [id]);
    return deleted > 0;
  }

  private query<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    return this.transactions.manager.query(text, values);
  }
}
