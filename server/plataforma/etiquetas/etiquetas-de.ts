import type { EntitySchema, FindOptionsWhere } from 'typeorm';
import type { Realtime } from '../../common/realtime/realtime.js';
import type { Etiqueta } from './etiqueta.entity.js';

/** The differences between the etiquetas of the domains. */
export interface EtiquetasDe<T extends Etiqueta = Etiqueta> {
  entity: EntitySchema<T>;
  /** The order by creation date. */
  order: 'asc' | 'desc';
  /** The table that links things to their etiquetas. */
  carried: {
    table: string;
    /** The column with the id of the thing. */
    by: string;
    /** A column that both the link and the etiqueta have. */
    shared?: string;
  };
  /** A further condition for all reads. Reads always leave deleted etiquetas out. */
  where?: FindOptionsWhere<T>;
  /** Set when each etiqueta belongs to a person, who may write it in several tabs. */
  isPersonal?: true;
  /**
   * Sends the live event.
   * @param changesCarriers whether the etiqueta was deleted or restored, which changes its things too
   */
  tell(realtime: Realtime, etiqueta: T, changesCarriers: boolean): void;
}
