import type { RouteObject } from 'react-router-dom';
import { page } from '../../../../lib/page';

/** The tab of the documentos on a carpeta's page. */
export const documentosTabRoute: RouteObject = {
  path: 'documentos',
  lazy: page(() => import('../documentos-tab'), 'DocumentosTab'),
};
