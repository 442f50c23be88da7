import { Injectable } from '@nestjs/common';
import { canBeRestored } from '../../common/database/deleted.js';
import { found, foundAt } from '../../common/database/found.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type EnCatalogo, LISTAS, type Lista } from './catalogos.js';

/** The columns of a list. A deleted parent counts as no parent. */
const columnsOf = (lista: Lista) =>
  `x.id, x.nombre, x.version, ${
    lista === 'categories'
      ? '(select p.id from producto_categorias p where p.id = x.padre_id and p.eliminada_en is null)'
      : 'null::uuid'
  } as "padreId"`;

/** The categories, brands and vendors of the running cuenta. */
@Injectable()
export class CatalogosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** All elements of a list, by name. */
  findAll(lista: Lista): Promise<EnCatalogo[]> {
    return this.transactions.prepared(
      `select ${columnsOf(lista)} from ${LISTAS[lista].table} x
        where x.eliminada_en is null order by sin_acentos(x.nombre), x.id`,
      [],
    );
  }

  async exists(lista: Lista, id: string): Promise<boolean> {
    const rows = await this.transactions.prepared(
      `select 1 from ${LISTAS[lista].table} where id = $1 and eliminada_en is null`,
      [id],
    );
    return rows.length > 0;
  }

  /**
   * Locks an element of a list until the transaction ends.
   * @param seen the version that the caller saw, to be checked @throws DomainError 404, 412
   */
  async getLocked(lista: Lista, id: string, seen?: number): Promise<EnCatalogo> {
    const [row] = await this.transactions.prepared<EnCatalogo>(
      `select ${columnsOf(lista)} from ${LISTAS[lista].table} x
        where x.id = $1 and x.eliminada_en is null for no key update of x`,
      [id],
    );
    return foundAt(row, LISTAS[lista].ella, seen);
  }

  /**
   * Lets only one transaction at a time change a list. So no two elements get one name, and categories make no circle.
   */
  async waitTurn(lista: Lista): Promise<void> {
    const key = `${LISTAS[lista].table} ${this.transactions.tenant.cuentaId}`;
    await this.transactions.manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }

  async insert(lista: Lista, { id, nombre, padreId }: Omit<EnCatalogo, 'version'>): Promise<void> {
    const isNested = lista === 'categories';
    await this.transactions.manager.query(
      `insert into ${LISTAS[lista].table} (id, nombre, creada_en${isNested ? ', padre_id' : ''})
       values ($1, $2, $3${isNested ? ', $4' : ''})`,
      [id, nombre, this.transactions.now, ...(isNested ? [padreId] : [])],
    );
  }

  async update(lista: Lista, { id, nombre, padreId }: EnCatalogo): Promise<void> {
    const isNested = lista === 'categories';
    await this.transactions.manager.query(
      `update ${LISTAS[lista].table} set nombre = $2, version = version + 1${isNested ? ', padre_id = $3' : ''}
        where id = $1`,
      [id, nombre, ...(isNested ? [padreId] : [])],
    );
  }

  async remove(lista: Lista, id: string): Promise<void> {
    await this.transactions.manager.query(
      `update ${LISTAS[lista].table} set eliminada_en = $2, version = version + 1 where id = $1`,
      [id, this.transactions.now],
    );
  }

  /** Restores an element that was deleted in the last day. @throws DomainError 404 */
  async restore(lista: Lista, id: string): Promise<EnCatalogo> {
    const { table, ella } = LISTAS[lista];
    const [[restored]] = await this.transactions.manager.query(
      `update ${table} x set eliminada_en = null, version = x.version + 1
        where x.id = $1 and ${canBeRestored('x.eliminada_en', '$2')} returning ${columnsOf(lista)}`,
      [id, this.transactions.now],
    );
    return found(restored as EnCatalogo | undefined, ella);
  }
}
