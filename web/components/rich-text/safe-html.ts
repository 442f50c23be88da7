import DOMPurify from 'dompurify';

/** The tags allowed in one line of text. */
const inlineTags = ['b', 'strong', 'i', 'em', 'u', 's', 'br', 'code', 'mark'];

/** The tags allowed in a text. Images are not: loading one would tell its server who reads. */
const textTags = [...inlineTags, 'a', 'blockquote', 'div', 'li', 'ol', 'p', 'pre', 'span', 'ul'];

/** Sanitizes HTML of one line. It removes links, because the line often stands inside a link. */
export const safeInlineHtml = (html: string): string =>
  DOMPurify.sanitize(html, { ALLOWED_TAGS: inlineTags, ALLOWED_ATTR: [] });

/** Sanitizes HTML before it is shown, though the server already did. Its links open in a new tab. */
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

/** The plain text of HTML, in one line. */
export function htmlToText(html: string): string {
  const spaced = html.replace(/<(br|\/p|\/li|\/div)\b[^>]*>/gi, ' ');
  return (DOMPurify.sanitize(spaced, { ALLOWED_TAGS: [], RETURN_DOM_FRAGMENT: true }).textContent ?? '').trim();
}
