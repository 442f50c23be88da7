import { safeRedirect, startPath, withRedirect } from './redirect-url';
import type { SessionEstado } from './session';

/** Who may see a page: anybody, only who is not signed in, who is signed in, or who also has chosen a cuenta. */
export type Access = 'open' | 'guest' | 'signed-in' | 'cuenta';

/**
 * Decides about one page.
 * @param url the path with its query, as asked for
 * @returns where to go instead, or null to let it through
 */
export function decideAccess(access: Access, estado: SessionEstado, url: string): string | null {
  if (access === 'open') return null;
  if (estado === 'SIGNED_OUT') return access === 'guest' ? null : withRedirect('/sign-in', url);
  if (access === 'signed-in') return forSignedIn(estado, url);

  const wanted = access === 'guest' ? redirectOf(url) : url;
  if (estado === 'ACCOUNT_SELECTION') return withRedirect('/seleccionar-cuenta', wanted);
  if (estado === 'AUTHENTICATED_NO_ACCOUNT') return '/onboarding/crear-cuenta';
  return access === 'guest' ? startPath : null;
}

/** Without a cuenta there is none to choose; everything else that needs only a session is let through. */
function forSignedIn(estado: SessionEstado, url: string): string | null {
  const choosesCuenta = url.startsWith('/seleccionar-cuenta');
  return choosesCuenta && estado === 'AUTHENTICATED_NO_ACCOUNT' ? '/onboarding/crear-cuenta' : null;
}

/** Where to go once a session has opened, keeping in mind where the person wanted to be. */
export function destinationAfter(estado: SessionEstado, redirectURL: string | null): string {
  if (estado === 'ACCOUNT_SELECTION') return withRedirect('/seleccionar-cuenta', redirectURL);
  if (estado === 'AUTHENTICATED_NO_ACCOUNT') return '/onboarding/crear-cuenta';
  return safeRedirect(redirectURL) ?? startPath;
}

function redirectOf(url: string): string | null {
  return new URL(url, location.origin).searchParams.get('redirectURL');
}
