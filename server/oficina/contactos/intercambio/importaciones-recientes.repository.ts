import { Injectable } from '@nestjs/common';
import { canBeRestored } from '../../../common/database/deleted.js';
import { Transactions } from '../../../common/tenancy/transactions.js';

/** The ids of the contactos, etiquetas and values that an import added. */
export interface LoImportado {
  contactos: string[];
  etiquetas: string[];
  /** The id of its additions to existing contactos; null when there are none. */
  combinacion: string | null;
}

/** An import of the last day, with the numbers of contactos that undoing would change. */
export interface ImportacionReciente {
  id: string;
  importadaEn: Date;
  /** The number of contactos that the import added and that still exist. */
  creados: number;
  /** The number of existing contactos to which the import added something. */
  combinados: number;
}

/** The most imports that are listed. */
const MAX_LISTED = 20;

/** The contactos, etiquetas and values that imports of the last day added. */
@Injectable()
export class ImportacionesRecientesRepository {
  constructor(private readonly transactions: Transactions) {}

  async keep(id: string, { contactos, etiquetas, combinacion }: LoImportado): Promise<void> {
    await this.transactions.manager.query(
      `insert into contacto_importaciones (id, contactos, etiquetas, combinacion_id, importada_en)
       values ($1, $2, $3, $4, $5)`,
      [id, contactos, etiquetas, combinacion, this.transactions.now],
    );
  }

  /** The imports of the last day of which something still exists, newest first. */
  findAll(): Promise<ImportacionReciente[]> {
    return this.transactions.manager.query(
      `select id, importada_en as "importadaEn", creados, combinados
         from contacto_importaciones i
        cross join lateral (
          select count(*)::int as creados from contactos c where c.id = any (i.contactos) and c.eliminado_en is null) x
        cross join lateral (
          select count(*)::int as combinados from contacto_combinaciones m join contactos c on c.id = m.contacto_id
           where m.importacion_id = i.combinacion_id and c.eliminado_en is null) y
        where ${canBeRestored('importada_en', 'now()')} and creados + combinados > 0
        order by importada_en desc limit ${MAX_LISTED}`,
    );
  }

  /** The ids of an import of the last day; null when the import is unknown. The stored row is deleted. */
  async take(id: string): Promise<LoImportado | null> {
    const [[row]] = await this.transactions.manager.query(
      `delete from contacto_importaciones where id = $1 and ${canBeRestored('importada_en', 'now()')}
        returning contactos, etiquetas, combinacion_id as combinacion`,
      [id],
    );
    return row ?? null;
  }
}
