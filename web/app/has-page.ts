import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Whether an internal address has a page. The catch-all route counts as no page. */
export function hasPage(routes: RouteObject[], link: string): boolean {
  const last = matchRoutes(routes, link)?.at(-1)?.route;
  return last !== undefined && last.path !== '*';
}
