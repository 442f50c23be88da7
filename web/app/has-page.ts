import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Whether there is a page at an internal address; what only the catch-all route matches has none. */
export function hasPage(routes: RouteObject[], link: string): boolean {
  return (matchRoutes(routes, link)?.at(-1)?.route.path ?? '*') !== '*';
}
