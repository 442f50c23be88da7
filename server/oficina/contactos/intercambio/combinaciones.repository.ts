import { Injectable } from '@nestjs/common';
import type { TablaDeImportados } from '../../../common/importaciones/importaciones.js';
import { Transactions } from '../../../common/tenancy/transactions.js';
import type { Contacto } from '../contacto.entity.js';
import type { CamposContacto } from '../contacto-fields.service.js';
import type { ContactoFila } from '../contactos.repository.js';
import type { Agregado } from './combinar.js';
import { MAX_POR_CLAVE } from './reparto.js';

const BATCH = 500;

type Identificable = Pick<CamposContacto, 'nombre' | 'empresa' | 'correos' | 'telefonos'>;

/** The values that an import added to a contacto. */
export interface ContactoCombinado {
  id: string;
  agregado: Agregado;
}

export const CONTACTOS_COMBINADOS: TablaDeImportados = {
  table: 'contacto_combinaciones',
  de: 'contacto_id',
  columns: { agregado: 'jsonb' },
  en: 'combinado_en',
};

/** Reads the contactos that an import compares with its rows, and writes the values that it adds to them. */
@Injectable()
export class CombinacionesRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Makes imports of the running cuenta wait for each other until this transaction ends. */
  async lock(): Promise<void> {
    const { manager, tenant } = this.transactions;
    const key = `contacto_importaciones ${tenant.cuentaId}`;
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }

  /** The keys of each row. The database makes them in the same way for contactos. */
  async clavesOf(filas: readonly Identificable[]): Promise<string[][]> {
    const claves: string[][] = [];
    for (let start = 0; start < filas.length; start += BATCH) {
      const some = filas
        .slice(start, start + BATCH)
        .map(({ nombre, empresa, correos, telefonos }) => ({ nombre, empresa, correos, telefonos }));
      const rows: { claves: string[] }[] = await this.transactions.manager.query(
        `select claves_de_contacto(f -> 'correos', f -> 'telefonos', f ->> 'nombre', f ->> 'empresa') as claves
           from jsonb_array_elements($1::jsonb) with ordinality as t (f, n) order by n`,
        [JSON.stringify(some)],
      );
      claves.push(...rows.map((row) => row.claves));
    }
    return claves;
  }

  /** The oldest contactos of each of these keys, at most MAX_POR_CLAVE. A key without contactos is missing. */
  async findByClaves(claves: readonly string[]): Promise<Map<string, string[]>> {
    // The query goes once over all contactos. A search in the index per key took over 30 s for 5,000 rows.
    const rows: { clave: string; ids: string[] }[] = await this.transactions.manager.query(
      `select k as clave, (array_agg(h.id order by h.id))[1:$2] as ids
         from contactos_por_clave h cross join lateral unnest(h.claves) k
        where k = any($1) group by k`,
      [claves, MAX_POR_CLAVE],
    );
    return new Map(rows.map(({ clave, ids }) => [clave, ids]));
  }

  /** The contactos that have one of these keys of telephones, the oldest first. */
  findTelefonos(claves: readonly string[]): Promise<Pick<Contacto, 'id' | 'telefonos'>[]> {
    return this.transactions.manager.query(
      `select c.id, c.telefonos from contactos_por_clave h join contactos c on c.id = h.id
        where exists (select 1 from unnest(h.claves) k where k = any($1)) order by c.id`,
      [claves],
    );
  }

  /** Locks these contactos until the transaction ends. @returns the ids of those that exist */
  async lockContactos(ids: readonly string[]): Promise<Set<string>> {
    const rows: { id: string }[] = await this.transactions.manager.query(
      'select id from contactos where id = any($1) and eliminado_en is null order by id for no key update',
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Writes the columns of locked contactos that an import may change. Etiquetas are written apart. */
  async write(contactos: readonly ContactoFila[]): Promise<void> {
    const rows = contactos.map(({ id, titulo, empresa, correos, telefonos, nacimiento, direccion, notas, avatar }) => {
      return { id, titulo, empresa, correos, telefonos, nacimiento, direccion, notas, avatar };
    });
    await this.transactions.manager.query(
      `update contactos c set titulo = f.titulo, empresa = f.empresa, correos = f.correos, telefonos = f.telefonos,
              nacimiento = f.nacimiento, direccion = f.direccion, notas = f.notas, avatar = f.avatar,
              version = c.version + 1, actualizado_en = $2
         from jsonb_to_recordset($1::jsonb) as f (id uuid, titulo text, empresa text, correos jsonb, telefonos jsonb,
              nacimiento date, direccion text, notas text, avatar text)
        where c.id = f.id`,
      [JSON.stringify(rows), this.transactions.now],
    );
  }

  /** Removes the etiquetas that an import added to contactos. */
  async removeEtiquetas(agregados: readonly ContactoCombinado[]): Promise<void> {
    const rows = agregados.flatMap(({ id, agregado }) => agregado.etiquetas.map((etiqueta) => ({ id, etiqueta })));
    await this.transactions.manager.query(
      `delete from contacto_etiquetado x using unnest($1::uuid[], $2::uuid[]) as f (id, etiqueta)
        where x.contacto_id = f.id and x.etiqueta_id = f.etiqueta`,
      [rows.map(({ id }) => id), rows.map(({ etiqueta }) => etiqueta)],
    );
  }
}
