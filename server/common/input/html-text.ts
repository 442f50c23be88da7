const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The text of sanitised HTML, as plain text in lines. */
export function linesOf(html: string): string {
  return withoutMarks(html.replace(/\n/g, ' ').replace(/<br\b[^>]*>|<\/(p|ul|ol|li|blockquote)>/g, '\n')).trim();
}

/** The text as {@link linesOf} gives it, for a mail from outside. Such mails have more blocks and blanks. */
export function linesOfMail(html: string): string {
  const marked = html.replace(/<\/(div|h[1-6]|tr|table|pre|dt|dd|center|address|caption)>|<hr\b[^>]*>/g, '<br />');
  return linesOf(marked.replace(/<\/t[dh]>/g, ' '))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The text of sanitised HTML, as one line of plain text. */
export function textOf(html: string): string {
  return withoutMarks(html.replace(/<\/?(br|p|ul|ol|li|blockquote)\b[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

function withoutMarks(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '');
}
