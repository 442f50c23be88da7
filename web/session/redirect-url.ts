/** The start page of a person who has not chosen another. */
export const startPath: string = '/carpetas';

const pathsNotToReturnTo = ['/sign-in', '/sign-out', '/signed-in-redirect'];

/** Pages that lead on to the page in their own `redirectURL`. */
const pathsOnTheWay = ['/seleccionar-cuenta', '/unlock-session'];

/**
 * Turns a `redirectURL` from the address into a path of this site, or null. Another origin is refused in every spelling
 * that browsers accept, because a sign-in link must not lead people elsewhere.
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

/** Adds `redirectURL` to a path when there is a page to return to. */
export function withRedirect(path: string, target: string | null): string {
  const safe = safeRedirect(target);
  return safe && safe !== '/' ? `${path}?redirectURL=${encodeURIComponent(safe)}` : path;
}

/** The sign-in address that returns to the requested page, but not to /sign-out. */
export function signInPath(asked: string): string {
  return asked.startsWith('/sign-out') ? '/sign-in' : `/sign-in?redirectURL=${encodeURIComponent(asked)}`;
}
