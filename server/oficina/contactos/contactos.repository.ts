import { Injectable } from '@nestjs/common';
import type { QueryDeepPartialEntity } from 'typeorm';
import { firstHallables } from '../../common/database/common-words.js';
import { restorable } from '../../common/database/deleted.js';
import { found, foundAt } from '../../common/database/found.js';
import { notFound } from '../../common/errors/domain-error.js';
import { likePattern, likePatterns } from '../../common/input/search-words.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Contacto } from './contacto.entity.js';

export interface ContactoFila extends Omit<Contacto, 'creadoPor' | 'eliminadoEn'> {
  /** The ids of the contacto's etiquetas, without deleted ones. */
  etiquetas: string[];
}

/** The columns of a contacto. People who may not see its persona read null for it. */
const SELECT = `
  select c.id, c.nombre, c.titulo, c.empresa, c.correos, c.telefonos, c.nacimiento::text as nacimiento, c.direccion,
         c.notas, c.avatar, c.fondo,
         case when c.persona_id is not null then (select p.id from personas p where p.id = c.persona_id) end as "personaId",
         c.version, c.creado_en as "creadoEn", c.actualizado_en as "actualizadoEn",
         array(select x.etiqueta_id
                 from contacto_etiquetado x
                 join contacto_etiquetas e on e.cuenta_id = x.cuenta_id and e.id = x.etiqueta_id
                where x.cuenta_id = c.cuenta_id and x.contacto_id = c.id and e.eliminada_en is null
                order by x.orden, x.etiqueta_id) as etiquetas
    from contactos c
   where c.eliminado_en is null`;

/** The address book of the running cuenta. */
@Injectable()
export class ContactosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The contactos whose name has `part`, in no order. Letter case and accents do not matter. */
  findNamed(part = ''): Promise<ContactoFila[]> {
    if (part === '') {
      return this.transactions.prepared(SELECT, []);
    }
    return this.transactions.prepared(`${SELECT} and sin_acentos(c.nombre) like sin_acentos($1)`, [likePattern(part)]);
  }

  /** The contactos with these ids, in no order. */
  findByIds(ids: readonly string[]): Promise<ContactoFila[]> {
    return this.transactions.prepared(`${SELECT} and c.id = any($1)`, [ids]);
  }

  /**
   * The first contactos by name that have all words of a search. Searches names, companies, jobs, e-mails and
   * telephones.
   */
  async findFirst(buscar: string, limit: number): Promise<ContactoFila[]> {
    const { manager } = this.transactions;
    const patterns = searchPatterns(buscar);
    const { from, haveWords } = await firstHallables(manager, 'contactos', patterns);
    return manager.query(
      `${SELECT} and c.id in (select h.id from ${from} where ${haveWords})
        order by sin_acentos(c.nombre), c.id limit $${patterns.length + 1}`,
      [...patterns, limit],
    );
  }

  /** The number of contactos that a search finds, counted up to a limit. */
  async count(buscar: string, limit: number): Promise<number> {
    const { manager } = this.transactions;
    const patterns = searchPatterns(buscar);
    const { from, haveWords } = await firstHallables(manager, 'contactos', patterns);
    const [{ total }] = await manager.query(
      `select count(*)::int as total from (
         select 1 from ${from} where ${haveWords}
          limit $${patterns.length + 1}) as counted`,
      [...patterns, limit],
    );
    return total;
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<ContactoFila> {
    const [contacto] = await this.findByIds([id]);
    return found(contacto, 'el contacto');
  }

  /**
   * As {@link get}, and locks the contacto until the transaction ends. It locks before it reads, so that it reads
   * changes made while it waited.
   * @param seen the version that the caller saw, to be checked
   * @throws DomainError 404, 412
   */
  async getLocked(id: string, seen?: number): Promise<ContactoFila> {
    await this.transactions.manager.query('select 1 from contactos where id = $1 for no key update', [id]);
    return foundAt(await this.get(id), 'el contacto', seen);
  }

  async insert(contactos: QueryDeepPartialEntity<Contacto>[]): Promise<void> {
    await this.transactions.manager.insert(Contacto, contactos);
  }

  /** Writes changes to a locked contacto and raises its version. */
  async update({ id, version }: ContactoFila, changes: QueryDeepPartialEntity<Contacto>): Promise<void> {
    const raised = { version: version + 1, actualizadoEn: this.transactions.now };
    await this.transactions.manager.update(Contacto, { id }, { ...changes, ...raised });
  }

  /**
   * Adds etiquetas to contactos, in their order. @param contactos `desde` is the number of etiquetas that a contacto
   * already has
   */
  async addEtiquetas(
    contactos: readonly { id: string; etiquetas: readonly string[]; desde?: number }[],
  ): Promise<void> {
    const rows = contactos.flatMap(({ id, etiquetas, desde = 0 }) =>
      etiquetas.map((etiqueta, n) => ({ id, etiqueta, n: desde + n })),
    );
    await this.transactions.manager.query(
      `insert into contacto_etiquetado (contacto_id, etiqueta_id, orden)
       select * from unnest($1::uuid[], $2::uuid[], $3::smallint[]) on conflict do nothing`,
      [rows.map(({ id }) => id), rows.map(({ etiqueta }) => etiqueta), rows.map(({ n }) => n)],
    );
  }

  /** Deletes these new etiquetas, unless a contacto has them or somebody has changed them. */
  async removeUnusedEtiquetas(ids: readonly string[]): Promise<void> {
    const { manager, now } = this.transactions;
    // Waits for transactions that are adding these etiquetas to contactos.
    await manager.query('select 1 from contacto_etiquetas where id = any($1) order by id for update', [ids]);
    await manager.query(
      `update contacto_etiquetas e set eliminada_en = $2, version = e.version + 1
        where e.id = any($1) and e.eliminada_en is null and e.version = 1 and not exists (
          select 1 from contacto_etiquetado x join contactos c on c.cuenta_id = x.cuenta_id and c.id = x.contacto_id
           where x.cuenta_id = e.cuenta_id and x.etiqueta_id = e.id and c.eliminado_en is null)`,
      [ids, now],
    );
  }

  /**
   * Marks contactos as deleted. Contactos that are deleted already stay as they are.
   * @returns the contactos that were marked
   */
  async remove(ids: readonly string[]): Promise<Pick<ContactoFila, 'avatar' | 'fondo'>[]> {
    const [removed] = await this.transactions.manager.query(
      `update contactos set eliminado_en = $2, version = version + 1
        where id = any($1) and eliminado_en is null returning avatar, fondo`,
      [ids, this.transactions.now],
    );
    return removed;
  }

  /** Restores a contacto that was deleted in the last day. @throws DomainError 404 */
  async restore(id: string): Promise<void> {
    const { manager, now } = this.transactions;
    const changes = { eliminadoEn: null, version: () => 'version + 1', actualizadoEn: now };
    const { affected } = await manager.update(Contacto, { id, eliminadoEn: restorable(now) }, changes);
    if (affected !== 1) {
      throw notFound('el contacto');
    }
  }
}

/** The patterns for the words of a search. A search that is only a telephone becomes its digits. */
function searchPatterns(buscar: string): string[] {
  const isTelephone = /^[\d\s()+./-]+$/.test(buscar);
  return likePatterns(isTelephone ? buscar.replace(/[^\d\s]/g, '') : buscar);
}
