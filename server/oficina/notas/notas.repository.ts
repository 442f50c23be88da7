import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { restorable } from '../../common/database/deleted.js';
import { found, getLocked } from '../../common/database/found.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { NotaEtiqueta } from './etiquetas-de-notas.js';
import { Nota } from './nota.entity.js';

/** The notas of the running user in the running cuenta; row-level security hides those of other people. */
@Injectable()
export class NotasRepository {
  constructor(private readonly transactions: Transactions) {}

  /** All notas, or the notas with these ids, oldest first. */
  findAll(ids?: readonly string[]): Promise<Nota[]> {
    const order = { creadaEn: 'asc', id: 'asc' } as const;
    return this.transactions.manager.find(Nota, {
      where: { ...(ids && { id: In(ids) }), eliminadaEn: IsNull() },
      order,
    });
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<Nota> {
    return found(await this.transactions.manager.findOneBy(Nota, { id, eliminadaEn: IsNull() }), 'la nota');
  }

  /** Locks a nota to change it. @param seen the version of If-Match @throws DomainError 404, 412 */
  getLocked(id: string, seen?: number): Promise<Nota> {
    return getLocked(this.transactions.manager, Nota, { id, eliminadaEn: IsNull() }, 'la nota', seen, true);
  }

  /** Locks a nota that was deleted in the last day, to restore it. @throws DomainError 404 */
  getDeleted(id: string): Promise<Nota> {
    const { manager, now } = this.transactions;
    return getLocked(manager, Nota, { id, eliminadaEn: restorable(now) }, 'la nota');
  }

  async insert(nota: Nota): Promise<void> {
    await this.transactions.manager.insert(Nota, nota);
  }

  async update({ id, ...fields }: Nota): Promise<void> {
    await this.transactions.manager.update(Nota, { id }, fields);
  }

  /**
   * Records that a nota's person is told of its recordatorio.
   * @returns the nota; null when its recordatorio changed, it was deleted, or its person was told before
   */
  async markReminded(id: string, recordatorio: string): Promise<Pick<Nota, 'titulo' | 'contenido' | 'tareas'> | null> {
    const [[nota]] = await this.transactions.manager.query(
      `update notas set recordado = recordatorio
        where id = $1 and recordatorio = $2 and recordado is distinct from recordatorio and eliminada_en is null
        returning titulo, contenido, tareas`,
      [id, recordatorio],
    );
    return nota ?? null;
  }

  /** The etiquetas of each nota that has etiquetas, in the order of the nota. */
  async findEtiquetas(etiquetas: readonly NotaEtiqueta[]): Promise<Map<string, NotaEtiqueta[]>> {
    const byId = new Map(etiquetas.map((etiqueta) => [etiqueta.id, etiqueta]));
    const rows: { nota: string; etiqueta: string }[] = await this.transactions.manager.query(
      'select nota_id as nota, etiqueta_id as etiqueta from nota_etiquetado order by nota_id, orden, etiqueta_id',
    );
    const found = new Map<string, NotaEtiqueta[]>();
    for (const { nota, etiqueta } of rows) {
      const known = byId.get(etiqueta);
      if (known) {
        found.set(nota, [...(found.get(nota) ?? []), known]);
      }
    }
    return found;
  }
}
