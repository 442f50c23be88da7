/**
 * A table that spreadsheets in Spanish open: UTF-8 with a byte order mark, semicolons, and no cell that they would
 * compute.
 */
export function csvOf(rows: readonly (readonly string[])[]): Blob {
  const cell = (text: string) => `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;
  const text = rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
  return new Blob([`\ufeff${text}`], { type: 'text/csv;charset=utf-8' });
}
