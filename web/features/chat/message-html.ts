/** Characters of a message, as the server counts them. */
export const maxLength = 4000;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What was typed as the HTML of a message: nothing in it is markup, and its lines stay lines. */
export function toHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => escapes[character] ?? character).replace(/\r?\n/g, '<br>');
}
