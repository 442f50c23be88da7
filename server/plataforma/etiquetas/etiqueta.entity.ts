import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';

/** The longest title, in characters. */
export const TITLE_MAX = 60;

/** A tag that groups the things of one domain. */
export interface Etiqueta {
  id: string;
  titulo: string;
  /** Raised by each write; If-Match names it. */
  version: number;
  creadaEn: Date;
  /** When the etiqueta was deleted. For a day it can be restored, and its links to things are kept. */
  eliminadaEn: Date | null;
}

/** The entity of one domain's etiquetas. @param own the extra columns of the domain */
export function etiquetaEntity<T extends Etiqueta>(
  tableName: string,
  own: Record<Exclude<keyof T, keyof Etiqueta>, EntitySchemaColumnOptions>,
): EntitySchema<T> {
  return new EntitySchema<Etiqueta>({
    name: tableName,
    columns: {
      id: { type: 'uuid', primary: true },
      titulo: { type: 'text' },
      version: { type: 'integer' },
      creadaEn: { type: 'timestamptz', name: 'creada_en' },
      eliminadaEn: { type: 'timestamptz', name: 'eliminada_en', nullable: true },
      ...own,
    },
  }) as EntitySchema<T>;
}
