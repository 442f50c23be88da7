import type { EntitySchema, FindOptionsWhere } from 'typeorm';
import type { Realtime } from '../common/realtime/realtime.js';
import type { Etiqueta } from './etiqueta.entity.js';

/** How the etiquetas of one domain differ from those of the others. */
export interface EtiquetasDe<T extends Etiqueta = Etiqueta> {
  entity: EntitySchema<T>;
  /** By when they were made. */
  order: 'asc' | 'desc';
  /** Where it is written what carries which. */
  carried: {
    table: string;
    /** The column of what carries one. */
    by: string;
    /** A column that the etiqueta has too. */
    shared?: string;
  };
  /** Which ones are there, beside not being deleted. */
  where?: FindOptionsWhere<T>;
  /** Only one person writes each, in several tabs. */
  isPersonal?: true;
  /** Tells who looks. @param isCarriedAnew whether what carries it has changed too: it was deleted or is back */
  tell(realtime: Realtime, etiqueta: T, isCarriedAnew: boolean): void;
}
