/**
 * Checks a link that somebody else wrote. It may be a path of this site, a page of the web or a mail address. Null for
 * any other link, such as `javascript:` or `//elsewhere`.
 */
export function safeLink(link: string | null | undefined): { href: string; isInternal: boolean } | null {
  if (!link) return null;
  const url = URL.parse(link, location.origin);
  if (link.startsWith('/')) return url?.origin === location.origin ? { href: link, isInternal: true } : null;
  return url && ['http:', 'https:', 'mailto:'].includes(url.protocol) && /^[a-z]+:/i.test(link)
    ? { href: link, isInternal: false }
    : null;
}
