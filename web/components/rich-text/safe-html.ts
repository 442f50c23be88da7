import DOMPurify from 'dompurify';

/** The marks of a line of text. */
const inlineTags = ['b', 'strong', 'i', 'em', 'u', 's', 'br', 'code', 'mark'];

/** What a text may be made of. No images: showing one would tell its server who reads. */
const textTags = [...inlineTags, 'a', 'blockquote', 'div', 'li', 'ol', 'p', 'pre', 'span', 'ul'];

/** HTML of one line as it may be shown; no links, since what holds it is often one itself. */
export const safeInlineHtml = (html: string): string =>
  DOMPurify.sanitize(html, { ALLOWED_TAGS: inlineTags, ALLOWED_ATTR: [] });

/** HTML that the server cleaned already, cleaned once more where it is shown. Its links open in a tab of their own. */
export function safeHtml(html: string): string {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: textTags,
    ALLOWED_ATTR: ['href'],
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  const holder = document.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}

/** HTML in one line of text. */
export function htmlToText(html: string): string {
  const spaced = html.replace(/<(br|\/p|\/li|\/div)\b[^>]*>/gi, ' ');
  return (DOMPurify.sanitize(spaced, { ALLOWED_TAGS: [], RETURN_DOM_FRAGMENT: true }).textContent ?? '').trim();
}
