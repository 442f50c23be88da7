import { redirect, replace } from 'react-router-dom';

/**
 * The redirect of a loader. If the browser already shows the address, after a reload or Back, the redirect replaces it.
 * Otherwise Back would lead to the same redirect again.
 */
export function redirectFrom(request: Request, to: string): Response {
  const isShown = new URL(request.url).pathname === location.pathname;
  return isShown ? replace(to) : redirect(to);
}
