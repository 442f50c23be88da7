import {
  counted,
  ILEGIBLE,
  type Limites,
  plainCell,
  rowsUnder,
  unusableTable,
} from '../../../common/files/csv-table.js';
import { cleanLine, cleanText } from '../../../common/input/clean-text.js';
import { type Columna, columnaOf } from './columns.js';

/** A row of a table: the texts of its cells, without empty ones. */
export interface FilaLeida {
  /** The number of the row in a spreadsheet. */
  fila: number;
  celdas: Partial<Record<Columna, string>>;
}

export interface TablaLeida {
  filas: FilaLeida[];
  /** The headings of columns that have data and are not read. */
  omitidas: string[];
}

const LIMITES: Limites = {
  most: 1_000,
  demasiadas: [ILEGIBLE, 'El archivo tiene más de 1000 productos.'],
  ninguna: [ILEGIBLE, 'El archivo no tiene productos.'],
};

/**
 * The products of a CSV text whose first row has the headings. @throws DomainError 422 for a text that is no such table
 */
export async function leerProductos(text: string): Promise<TablaLeida> {
  let columnas: (Columna | undefined)[] = [];
  let titulos: string[] = [];
  const omitidas = new Set<number>();
  const filas: FilaLeida[] = [];
  const rows = rowsUnder(text, (cells) => {
    titulos = cells.map((cell) => cleanLine(plainCell(cell)));
    columnas = columnasOf(titulos);
    if (!columnas.includes('name') && !columnas.includes('sku')) {
      throw unusableTable(
        'No se reconocen las columnas: la primera fila debe tener sus títulos, por ejemplo «Nombre».',
      );
    }
  });
  for await (const { fila, cells } of counted(rows, LIMITES)) {
    filas.push({ fila, celdas: celdasOf(cells, columnas) });
    for (const [i, cell] of cells.entries()) if (!columnas[i] && plainCell(cell) !== '') omitidas.add(i);
  }
  const names = [...omitidas].sort((a, b) => a - b).map((i) => titulos[i] || `Columna ${i + 1}, sin título`);
  return { filas, omitidas: names };
}

/** The column of each heading. When two headings mean the same column, the first is read. */
function columnasOf(titulos: readonly string[]): (Columna | undefined)[] {
  const known = titulos.map(columnaOf);
  return known.map((columna, i) => (columna && known.indexOf(columna) === i ? columna : undefined));
}

function celdasOf(cells: readonly string[], columnas: readonly (Columna | undefined)[]): FilaLeida['celdas'] {
  const celdas: FilaLeida['celdas'] = {};
  for (const [i, columna] of columnas.entries()) {
    const text = plainCell(cells[i] ?? '');
    if (columna && text !== '') {
      celdas[columna] = columna === 'description' ? cleanText(text) : cleanLine(text);
    }
  }
  return celdas;
}
