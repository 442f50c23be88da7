import type { createBrowserRouter } from 'react-router-dom';
import { mailedToken } from '../session/mailed-token';
import type { PageHandle } from './page-handle';

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
 * Whether the build drew the first page of this router. The build drew each page for a guest, at one address
 * (draw-pages.tsx).
 * @param container holds this address in `data-drawn-at`
 */
export function isDrawn(container: HTMLElement, { state }: Router): boolean {
  const { drawnAt } = container.dataset;
  if (drawnAt === undefined || state.errors) return false;
  const { pathname, hash } = new URL(drawnAt, location.origin);
  // Links in older mails have the parameter in the query.
  const asked = new URLSearchParams(`${state.location.search.slice(1)}&${state.location.hash.slice(1)}`);
  return (
    pathname === state.location.pathname &&
    drawsWithout(state) &&
    [...new URLSearchParams(hash.slice(1)).keys()].every((key) => asked.get(key) ?? mailedToken(pathname).read())
  );
}

/**
 * Whether the page looks the same without the e-mail from an earlier page. The history keeps this e-mail over a reload.
 */
function drawsWithout({ location, matches }: Router['state']): boolean {
  const { takesEmail } = (matches.at(-1)?.route.handle ?? {}) as PageHandle;
  return Object.keys(location.state ?? {}).every((given) => takesEmail && given === 'email');
}
