import DOMPurify from 'dompurify';

/** The marks of a line of text; no links, since the row itself is one. */
const allowed = ['b', 'strong', 'i', 'em', 'u', 's', 'br', 'code', 'mark'];

/** HTML that the server cleaned already, cleaned once more where it is shown. */
export const safeInlineHtml = (html: string): string =>
  DOMPurify.sanitize(html, { ALLOWED_TAGS: allowed, ALLOWED_ATTR: [] });
