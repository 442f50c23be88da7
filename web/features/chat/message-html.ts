/** The most characters that the server accepts in a message. */
export const maxLength = 4000;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Turns typed text into the HTML of a message. It escapes markup and keeps line breaks. */
export function toHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => escapes[character] ?? character).replace(/\r?\n/g, '<br>');
}
