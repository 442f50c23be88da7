import { safeRedirect, signInPath, startPath, withRedirect } from './redirect-url';
import type { SessionEstado } from './session';

/** Who may see a page: everybody, only guests, people who are signed in, or people who have also chosen a cuenta. */
export type Access = 'open' | 'guest' | 'signed-in' | 'cuenta';

/**
 * Decides whether a page may be shown.
 * @param url the requested path with its query
 * @param start the person's start page
 * @returns the address to go to instead, or null to show the page
 */
export function decideAccess(access: Access, estado: SessionEstado, url: string, start = startPath): string | null {
  if (access === 'open') return null;
  if (estado === 'LOCKED') return forLocked(access, url);
  if (estado === 'SIGNED_OUT') return access === 'guest' ? null : signInPath(url);
  if (access === 'signed-in') return forSignedIn(estado, url);

  const wanted = access === 'guest' ? redirectOf(url) : url;
  if (estado === 'ACCOUNT_SELECTION') return withRedirect('/seleccionar-cuenta', wanted);
  if (estado === 'AUTHENTICATED_NO_ACCOUNT') return '/onboarding/crear-cuenta';
  return access === 'guest' ? start : null;
}

/**
 * Leads to the unlock page. Sign-out stays open, and so do guest pages except sign-in, because mails link to some of
 * them.
 */
function forLocked(access: Access, url: string): string | null {
  const isSignIn = url.startsWith('/sign-in');
  const isLetThrough = access === 'guest' ? !isSignIn : /^\/(unlock-session|sign-out)/.test(url);
  return isLetThrough ? null : withRedirect('/unlock-session', isSignIn ? redirectOf(url) : url);
}

/** A person without a cuenta has none to choose. All other pages that need only a session are open. */
function forSignedIn(estado: SessionEstado, url: string): string | null {
  const choosesCuenta = url.startsWith('/seleccionar-cuenta');
  return choosesCuenta && estado === 'AUTHENTICATED_NO_ACCOUNT' ? '/onboarding/crear-cuenta' : null;
}

/**
 * The address after a session opens: the requested page or the start page, unless a cuenta must be chosen or created.
 */
export function destinationAfter(estado: SessionEstado, redirectURL: string | null, start = startPath): string {
  // A person without a cuenta may open an invitation too.
  if (redirectURL && /^\/invitacion(?![^?#])/.test(redirectURL)) return redirectURL;
  if (estado === 'ACCOUNT_SELECTION') return withRedirect('/seleccionar-cuenta', redirectURL);
  if (estado === 'AUTHENTICATED_NO_ACCOUNT') return '/onboarding/crear-cuenta';
  return safeRedirect(redirectURL) ?? start;
}

function redirectOf(url: string): string | null {
  return new URL(url, location.origin).searchParams.get('redirectURL');
}
