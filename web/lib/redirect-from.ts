import { redirect, replace } from 'react-router-dom';

/**
 * The answer of a loader that leads elsewhere. An address that the browser already shows, by a reload or by Back, is
 * replaced: Back would lead here again.
 */
export function redirectFrom(request: Request, to: string): Response {
  const isShown = new URL(request.url).pathname === location.pathname;
  return isShown ? replace(to) : redirect(to);
}
