import { safeRedirect, signInPath, startPath, withRedirect } from './redirect-url';
import type { SessionEstado } from './session';

/** Who may see a page: anybody, only who is not signed in, who is signed in, or who also has chosen a cuenta. */
export type Access = 'open' | 'guest' | 'signed-in' | 'cuenta';

/**
 * Decides about one page.
 * @param url the path with its query, as asked for
 * @param start where the person begins
 * @returns where to go instead, or null to let it through
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

/** To the password first; the way out stays open, and so do the links of mails, as when the password is forgotten. */
function forLocked(access: Access, url: string): string | null {
  const isSignIn = url.startsWith('/sign-in');
  const isLetThrough = access === 'guest' ? !isSignIn : /^\/(unlock-session|sign-out)/.test(url);
  return isLetThrough ? null : withRedirect('/unlock-session', isSignIn ? redirectOf(url) : url);
}

/** Without a cuenta there is none to choose; everything else that needs only a session is let through. */
function forSignedIn(estado: SessionEstado, url: string): string | null {
  const choosesCuenta = url.startsWith('/seleccionar-cuenta');
  return choosesCuenta && estado === 'AUTHENTICATED_NO_ACCOUNT' ? '/onboarding/crear-cuenta' : null;
}

/** Where to go once a session has opened, keeping in mind where the person wanted to be and where they begin. */
export function destinationAfter(estado: SessionEstado, redirectURL: string | null, start = startPath): string {
  // The page of an invitation is for whoever has no cuenta yet, too.
  if (redirectURL?.startsWith('/invitacion?')) return redirectURL;
  if (estado === 'ACCOUNT_SELECTION') return withRedirect('/seleccionar-cuenta', redirectURL);
  if (estado === 'AUTHENTICATED_NO_ACCOUNT') return '/onboarding/crear-cuenta';
  return safeRedirect(redirectURL) ?? start;
}

function redirectOf(url: string): string | null {
  return new URL(url, location.origin).searchParams.get('redirectURL');
}
