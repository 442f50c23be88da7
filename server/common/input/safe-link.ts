const ORIGIN = 'https://carpetas.invalid';

/**
 * Whether a link is a page of ours: a path that the browser cannot take for another place, as it takes `//host`, `/\host`
 * and both with a line break inside.
 */
export function isInternalPath(link: string): boolean {
  return link.startsWith('/') && isOneLine(link) && URL.parse(link, ORIGIN)?.origin === ORIGIN;
}

/** Whether a link leads to another place that may be linked to: the web or an e-mail address, never a script. */
export function isExternalLink(link: string): boolean {
  return /^(https?:\/\/|mailto:)/i.test(link) && isOneLine(link) && URL.canParse(link);
}

/** Without control characters, of which browsers leave some out before they read an address. */
function isOneLine(link: string): boolean {
  return !/[\p{Cc}\s]/u.test(link);
}
