import { matchRoutes, type RouteObject } from 'react-router-dom';
import { type Access, decideAccess } from '../session/access';
import type { SessionEstado } from '../session/session';
import type { PageHandle } from './page-handle';

/**
 * Where the first page really is. The router begins a page's download while its guard still decides, so a guest on a
 * deep link would fetch the page that he may not see: this decides before there is a router.
 */
export function startAddress(routes: RouteObject[], url: string, estado: SessionEstado, start?: string): string {
  const { pathname } = new URL(url, location.origin);
  const matches = matchRoutes(routes, pathname) ?? [];
  const access = matches.map(({ route }) => (route.handle as PageHandle | undefined)?.access).find(isAccess);
  return decideAccess(access ?? 'open', estado, url, start) ?? url;
}

function isAccess(access: Access | undefined): access is Access {
  return access !== undefined;
}
