import type { createBrowserRouter } from 'react-router-dom';
import { mailedToken } from '../session/mailed-token';

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves when the first page of a router is loaded. */
export function whenLoaded(router: Router): Promise<void> {
  return new Promise((resolve) => {
    const check = ({ initialized }: Router['state']) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = router.subscribe(check);
    check(router.state);
  });
}

/**
 * Whether the build drew what the first page of this router shows. It drew each page for a guest, at one address
 * (draw-pages.tsx).
 * @param container says at which
 */
export function isDrawn(container: HTMLElement, { state }: Router): boolean {
  const { drawnAt } = container.dataset;
  if (drawnAt === undefined || state.errors) return false;
  const { pathname, hash } = new URL(drawnAt, location.origin);
  // Links that were mailed before have the parameter in the query.
  const asked = new URLSearchParams(`${state.location.search.slice(1)}&${state.location.hash.slice(1)}`);
  // A page that is loaded again keeps what an earlier page gave it, such as an e-mail.
  return (
    pathname === state.location.pathname &&
    !state.location.state &&
    [...new URLSearchParams(hash.slice(1)).keys()].every((key) => asked.get(key) ?? mailedToken(pathname).read())
  );
}
