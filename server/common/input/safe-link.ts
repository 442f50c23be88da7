const ORIGIN = 'https://carpetas.invalid';

/**
 * Whether a link is a page of Carpetas. No browser may take its path for another site. Browsers take `//host` and
 * `/\host` for another site, also with a line break inside.
 */
export function isInternalPath(link: string): boolean {
  return link.startsWith('/') && isOneLine(link) && URL.parse(link, ORIGIN)?.origin === ORIGIN;
}

/** Whether a link leads to the web or to an e-mail address; never a script. */
export function isExternalLink(link: string): boolean {
  return /^(https?:\/\/|mailto:)/i.test(link) && isOneLine(link) && URL.canParse(link);
}

/** Whether a link has no blanks and control characters. Browsers drop some of them from addresses. */
function isOneLine(link: string): boolean {
  return !/[\p{Cc}\s]/u.test(link);
}
