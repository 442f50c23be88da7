import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';

/** Says which documents are in a carpeta, for domains whose rows name a document. */
@Injectable()
export class DocumentosDeCarpeta {
  constructor(private readonly transactions: Transactions) {}

  /** The names of these documents by id. Documents of other carpetas or in the trash are left out. */
  findNombres(carpetaId: string, ids: readonly string[]): Promise<Map<string, string>> {
    return this.find(carpetaId, ids, 'eliminado_en is null');
  }

  /** The names, by id, of these documents that are in the carpeta's trash. */
  findEnPapelera(carpetaId: string, ids: readonly string[]): Promise<Map<string, string>> {
    return this.find(carpetaId, ids, 'eliminado_en is not null');
  }

  /** Whether the document is in the carpeta and not in the trash. */
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
