const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** What sanitised HTML says, as plain text in lines. */
export function linesOf(html: string): string {
  return withoutMarks(html.replace(/\n/g, ' ').replace(/<br\b[^>]*>|<\/(p|ul|ol|li|blockquote)>/g, '\n')).trim();
}

/** What sanitised HTML says, as one line of plain text. */
export function textOf(html: string): string {
  return withoutMarks(html.replace(/<\/?(br|p|ul|ol|li|blockquote)\b[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

function withoutMarks(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '');
}
