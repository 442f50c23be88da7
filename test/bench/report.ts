export interface Measurement {
  name: string;
  /** The figure, written for people. */
  value: string;
  /** The limit of the figure, for people. A figure without a limit is only information. */
  budget?: string;
  isMet?: boolean;
}

/** The measurements as a table, aligned for a terminal. */
export function toTable(measurements: Measurement[]): string {
  return aligned([
    ['Medida', 'Valor', 'Presupuesto', ''],
    ...measurements.map(({ name, value, budget = '', isMet }) => [name, value, budget, verdict(isMet)]),
  ]);
}

/** Rows of a table with their columns aligned, for a terminal. */
export function aligned(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Whether a measurement is over its budget. */
export function hasFailure(measurements: Measurement[]): boolean {
  return measurements.some(({ isMet }) => isMet === false);
}

/** The middle value, or the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}

/** A number in Spanish, with two decimals by default. */
export function decimal(value: number, digits = 2): string {
  return value.toLocaleString('es-AR', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function verdict(isMet: boolean | undefined): string {
  if (isMet === undefined) return '';
  return isMet ? 'cumple' : 'NO CUMPLE';
}
