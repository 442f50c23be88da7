import { Injectable } from '@nestjs/common';
import type { TablaDeImportados } from '../../../common/importaciones/importaciones.js';
import { Transactions } from '../../../common/tenancy/transactions.js';
import type { Tomados } from '../persona-fields.js';

/** A persona that an import added or filled. */
export interface PersonaImportada {
  id: string;
  /** The fields that the import filled; null when it added the persona. */
  completado: Tomados | null;
}

export const PERSONAS_IMPORTADAS: TablaDeImportados = {
  table: 'persona_importaciones',
  de: 'persona_id',
  columns: { completado: 'jsonb' },
  en: 'importada_en',
};

/** Which personas of an import can be deleted. */
@Injectable()
export class ImportacionesRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Those of these personas that take part in a visible carpeta. */
  async findPartes(ids: readonly string[]): Promise<Set<string>> {
    return this.idsOf('select distinct persona_id as id from partes where persona_id = any ($1)', ids);
  }

  /**
   * Those of these locked personas that are unchanged, and in no use but as partes. A document in the trash is a use:
   * without its persona it could not be restored.
   */
  async findUnused(ids: readonly string[]): Promise<Set<string>> {
    return this.idsOf(
      `select p.id from personas p where p.id = any ($1) and p.version = 1
          and not exists (select 1 from persona_archivos x where x.persona_id = p.id)
          and not exists (select 1 from contactos x where x.persona_id = p.id and x.eliminado_en is null)
          and not exists (select 1 from personas x where x.unida_a = p.id)`,
      ids,
    );
  }

  async delete(ids: readonly string[]): Promise<void> {
    await this.transactions.manager.query('delete from personas where id = any ($1)', [ids]);
  }

  private async idsOf(text: string, ids: readonly string[]): Promise<Set<string>> {
    const rows: { id: string }[] = await this.transactions.manager.query(text, [ids]);
    return new Set(rows.map(({ id }) => id));
  }
}
