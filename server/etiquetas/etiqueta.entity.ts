import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';

/** What things of one domain are grouped by. */
export interface Etiqueta {
  id: string;
  titulo: string;
  /** Raised by each write; what If-Match names. */
  version: number;
  creadaEn: Date;
  /** Since when it is deleted: for a day it can be taken back, and stays on what carries it. */
  eliminadaEn: Date | null;
}

/** The entity of one domain's etiquetas. @param own the columns that only they have */
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
