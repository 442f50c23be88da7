import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';

/** Says which documents are in a carpeta, for the domains whose rows name one. */
@Injectable()
export class DocumentosDeCarpeta {
  constructor(private readonly transactions: Transactions) {}

  /** The names of those of some documents that are in a carpeta and not in the trash, by id. */
  findNombres(carpetaId: string, ids: readonly string[]): Promise<Map<string, string>> {
    return this.find(carpetaId, ids, 'eliminado_en is null');
  }

  /** The names of those of some documents of a carpeta that are in the trash, by id. */
  findEnPapelera(carpetaId: string, ids: readonly string[]): Promise<Map<string, string>> {
    return this.find(carpetaId, ids, 'eliminado_en is not null');
  }

  /** Whether a document is in a carpeta and not in the trash. */
  async has(carpetaId: string, id: string): Promise<boolean> {
    return (await this.findNombres(carpetaId, [id])).has(id);
  }

  private async find(carpetaId: string, ids: readonly string[], where: string): Promise<Map<string, string>> {
    if (ids.length === 0) {
      return new Map();
    }
    const rows = await this.transactions.prepared<{ id: string; nombre: string }>(
      `select id, nombre from documentos where carpeta_id = $1 and id = any ($2) and ${where}`,
      [carpetaId, ids],
    );
    return new Map(rows.map(({ id, nombre }) => [id, nombre]));
  }
}
