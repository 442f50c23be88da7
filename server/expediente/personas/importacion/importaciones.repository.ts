import { Injectable } from '@nestjs/common';
import { canBeRestored } from '../../../common/database/deleted.js';
import { Transactions } from '../../../common/tenancy/transactions.js';
import type { Tomados } from '../persona-campos.js';

/** What an import did with a persona. */
export interface PersonaImportada {
  id: string;
  /** What it filled; null when it registered the persona. */
  completado: Tomados | null;
}

/** What imports of personas did in the last day, and which of these personas can go again. */
@Injectable()
export class ImportacionesRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Keeps what an import did. */
  async keep(importacionId: string, personas: readonly PersonaImportada[]): Promise<void> {
    await this.transactions.manager.query(
      `insert into persona_importaciones (importacion_id, persona_id, completado, importada_en)
       select $1, f.id, f.completado, $3 from jsonb_to_recordset($2::jsonb) as f (id uuid, completado jsonb)`,
      [importacionId, JSON.stringify(personas), this.transactions.now],
    );
  }

  /** What an import of the last day did, which is forgotten. */
  async take(importacionId: string): Promise<PersonaImportada[]> {
    const [rows] = await this.transactions.manager.query(
      `delete from persona_importaciones where importacion_id = $1 and ${canBeRestored('importada_en', 'now()')}
        returning persona_id as id, completado`,
      [importacionId],
    );
    return rows;
  }

  /** Which of these personas take part in a carpeta that the running user sees. */
  async findPartes(ids: readonly string[]): Promise<Set<string>> {
    return this.idsOf('select distinct persona_id as id from partes where persona_id = any ($1)', ids);
  }

  /**
   * Which of these locked personas are as they were registered, and used by nothing, partes aside.
   * Documents in the trash use them too: with their persona they could not be restored.
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
