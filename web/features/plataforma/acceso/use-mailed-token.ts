import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { mailedToken } from '../../../session/mailed-token';

/**
 * The token of a mailed link, or null. The address loses the token at once, so it is in no history, no Referer and no
 * `redirectURL`. This tab keeps it for a reload, or for a detour by the sign-in.
 */
export function useMailedToken(): string | null {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const arrived = tokenOf(hash) ?? tokenOf(search);

  useEffect(() => {
    if (!arrived) return;
    const kept = mailedToken(pathname);
    kept.write(arrived);
    // With a blocked storage, the token stays in the fragment of the address, which is never sent.
    const isKept = kept.read() === arrived;
    const rest = isKept ? '' : `#${new URLSearchParams({ token: arrived })}`;
    if (search + hash !== rest) void navigate({ pathname, hash: rest }, { replace: true });
  }, [arrived, navigate, pathname, search, hash]);

  return arrived ?? mailedToken(pathname).read();
}

/** @param part the fragment, or the query of links that were mailed by older versions */
function tokenOf(part: string): string | null {
  return new URLSearchParams(part.slice(1)).get('token') || null;
}
