import { Injectable } from '@nestjs/common';
import { canBeRestored } from '../../../common/database/deleted.js';
import { Transactions } from '../../../common/tenancy/transactions.js';
import type { Tomados } from '../persona-campos.js';

/** A persona that an import registered or filled. */
export interface PersonaImportada {
  id: string;
  /** The fields that the import filled; null when it registered the persona. */
  completado: Tomados | null;
}

/** The imports of personas of the last day, and which of their personas can be deleted. */
@Injectable()
export class ImportacionesRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Keeps the personas of an import, so that it can be taken back. */
  async keep(importacionId: string, personas: readonly PersonaImportada[]): Promise<void> {
    await this.transactions.manager.query(
      `insert into persona_importaciones (importacion_id, persona_id, completado, importada_en)
       select $1, f.id, f.completado, $3 from jsonb_to_recordset($2::jsonb) as f (id uuid, completado jsonb)`,
      [importacionId, JSON.stringify(personas), this.transactions.now],
    );
  }

  /** Reads the personas of an import of the last day, and deletes this record of them. */
  async take(importacionId: string): Promise<PersonaImportada[]> {
    const [rows] = await this.transactions.manager.query(
      `delete from persona_importaciones where importacion_id = $1 and ${canBeRestored('importada_en', 'now()')}
        returning persona_id as id, completado`,
      [importacionId],
    );
    return rows;
  }

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
