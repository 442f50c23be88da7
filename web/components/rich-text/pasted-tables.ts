import { inertHtml } from './inert-html';

/** Turns each row of a pasted table into a line. The editor has no tables, and would run their cells together. */
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
