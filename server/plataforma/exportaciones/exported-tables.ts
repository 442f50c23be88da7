import type { ExportedTable, Table } from '../../common/domain.js';
import { collect } from '../../domains.js';

/** A table that an export contains, as one JSON file. */
export interface TablaExportada extends ExportedTable {
  tabla: string;
  file?: string;
}

const EXPORTADAS: TablaExportada[] = Object.entries<Table>(collect('tables')).flatMap(([tabla, table]) =>
  'order' in table ? [{ tabla, ...table }] : [],
);

/**
 * Tables of the cuenta. A titular sees all rows, except personal rows (avisos, atajos, chats, notas). Of personal rows,
 * row-level security shows only the rows of the titular who asks.
 */
export const TABLAS_DE_CUENTA = EXPORTADAS.filter(({ where }) => where === undefined);

/** Tables of the platform. An export has only their rows about the cuenta. */
export const TABLAS_DE_PLATAFORMA = EXPORTADAS.filter(({ where }) => where !== undefined);
