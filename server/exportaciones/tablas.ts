import type { ExportedTable, Table } from '../common/domain.js';
import { collect } from '../domains.js';

/** A table that an export holds, as one JSON file. */
export interface TablaExportada extends ExportedTable {
  tabla: string;
  file?: string;
}

const EXPORTADAS: TablaExportada[] = Object.entries<Table>(collect('tables')).flatMap(([tabla, table]) =>
  'order' in table ? [{ tabla, ...table }] : [],
);

/**
 * Of the cuenta. A titular sees all of it, but for what is one person's own (avisos, atajos, chats, notas): there
 * row-level security leaves those of the person who asks.
 */
export const TABLAS_DE_CUENTA = EXPORTADAS.filter(({ where }) => where === undefined);

/** Of the platform: what they say of this cuenta. */
export const TABLAS_DE_PLATAFORMA = EXPORTADAS.filter(({ where }) => where !== undefined);
