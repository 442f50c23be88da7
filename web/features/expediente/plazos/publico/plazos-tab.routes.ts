import type { RouteObject } from 'react-router-dom';
import { page } from '../../../../lib/page';

/** The tab of the plazos on a carpeta's page, with the one that the address names. */
export const plazosTabRoute: RouteObject = {
  path: 'plazos/:plazoId?',
  lazy: page(() => import('../tab/plazos-tab'), 'PlazosTab'),
};
