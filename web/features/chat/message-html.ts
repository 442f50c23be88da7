import DOMPurify from 'dompurify';

/** Characters of a message, as the server counts them. */
export const maxLength = 4000;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What was typed as the HTML of a message: nothing in it is markup, and its lines stay lines. */
export function toHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => escapes[character] ?? character).replace(/\r?\n/g, '<br>');
}

/** What a message may be made of. No images: showing one would tell its server who reads. */
const allowed = {
  ALLOWED_TAGS: [
    'a',
    'b',
    'blockquote',
    'br',
    'code',
    'div',
    'em',
    'i',
    'li',
    'ol',
    'p',
    'pre',
    's',
    'span',
    'strong',
    'u',
    'ul',
  ],
  ALLOWED_ATTR: ['href'],
};

/** A message's HTML as it may be shown. Its links leave the application in a tab of their own. */
export function safeHtml(html: string): string {
  const fragment = DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
  for (const link of fragment.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  const holder = document.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}

/** A message in one line of text. */
export function toText(html: string): string {
  const spaced = html.replace(/<(br|\/p|\/li|\/div)\b[^>]*>/gi, ' ');
  return (DOMPurify.sanitize(spaced, { ALLOWED_TAGS: [], RETURN_DOM_FRAGMENT: true }).textContent ?? '').trim();
}
