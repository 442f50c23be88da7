import { Injectable } from '@nestjs/common';
import { found } from '../../common/database/found.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Seccion } from './seccion.entity.js';

/** The secciones of the carpetas that the running user may see. */
@Injectable()
export class SeccionesRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The whole tree of a carpeta, siblings in their order. */
  findOfCarpeta(carpetaId: string): Promise<Seccion[]> {
    return this.transactions.manager.find(Seccion, { where: { carpetaId }, order: { orden: 'asc', id: 'asc' } });
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<Seccion> {
    return found(await this.transactions.manager.findOneBy(Seccion, { id }), 'la sección');
  }

  async isOfCarpeta(id: string, carpetaId: string): Promise<boolean> {
    const [row] = await this.transactions.prepared('select 1 from secciones where id = $1 and carpeta_id = $2', [
      id,
      carpetaId,
    ]);
    return row !== undefined;
  }

  async insert(secciones: Seccion[]): Promise<void> {
    await this.transactions.manager.insert(Seccion, secciones);
  }

  async update(id: string, changes: Partial<Seccion>): Promise<void> {
    await this.transactions.manager.update(Seccion, { id }, changes);
  }

  async delete(id: string): Promise<void> {
    await this.transactions.manager.delete(Seccion, { id });
  }

  /** The number of documents directly in a seccion, and of those in the trash. */
  async countDocumentos(id: string): Promise<{ total: number; enPapelera: number }> {
    const [counts] = await this.transactions.manager.query(
      `select count(*)::int as total, count(eliminado_en)::int as "enPapelera" from documentos where seccion_id = $1`,
      [id],
    );
    return counts;
  }
}
