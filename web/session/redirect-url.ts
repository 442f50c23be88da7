/** Where a signed-in person starts who chose no other page. */
export const startPath: string = '/carpetas';

const pathsNotToReturnTo = ['/sign-in', '/sign-out', '/signed-in-redirect'];

/** On the way to somewhere else, which is in their own `redirectURL`. */
const pathsOnTheWay = ['/seleccionar-cuenta', '/unlock-session'];

/**
 * A `redirectURL` from the address as a path of this site, or null. Whatever names another origin, in any of the
 * spellings that browsers accept for it, is refused: a sign-in link must not be able to send people elsewhere.
 */
export function safeRedirect(raw: string | null | undefined): string | null {
  if (!raw?.startsWith('/')) return null;
  const url = URL.parse(raw, location.origin);
  if (!url || url.origin !== location.origin) return null;
  if (url.pathname.startsWith('//')) return null;
  const isAt = (path: string) => url.pathname.startsWith(path);
  if (pathsNotToReturnTo.some(isAt)) return null;
  if (pathsOnTheWay.some(isAt)) return safeRedirect(url.searchParams.get('redirectURL'));
  return url.pathname + url.search + url.hash;
}

/** Adds `redirectURL` to a path when there is somewhere to return to. */
export function withRedirect(path: string, target: string | null): string {
  const safe = safeRedirect(target);
  return safe && safe !== '/' ? `${path}?redirectURL=${encodeURIComponent(safe)}` : path;
}

/** The sign-in of who asked for a page: with the address as asked for, except that of the way out (spec.md §2). */
export function signInPath(asked: string): string {
  return asked.startsWith('/sign-out') ? '/sign-in' : `/sign-in?redirectURL=${encodeURIComponent(asked)}`;
}
