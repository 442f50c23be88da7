import { inertHtml } from './inert-html';

/** Pasted HTML with a line for each row of its tables, which the editor does not have: their cells would run together. */
export function withoutTables(pasted: string): string {
  const html = inertHtml(pasted);
  if (!/<table/i.test(html)) return html;
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  for (const table of parsed.querySelectorAll('table')) {
    const rows = [...table.rows].map((row) => {
      const line = parsed.createElement('p');
      line.textContent = [...row.cells].map((cell) => (cell.textContent ?? '').trim()).join(' | ');
      return line;
    });
    table.replaceWith(...rows);
  }
  return parsed.body.innerHTML;
}
