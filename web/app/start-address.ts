import { matchRoutes, type RouteObject } from 'react-router-dom';
import { type Access, decideAccess } from '../session/access';
import type { SessionEstado } from '../session/session';
import type { PageHandle } from './page-handle';

/**
 * The address of the first page, after the redirect of its guard. The router downloads a page while its guard decides,
 * so a guest would fetch a page that they may not see. This function decides before the router exists.
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
