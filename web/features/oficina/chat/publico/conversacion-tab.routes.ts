import type { RouteObject } from 'react-router-dom';
import { page } from '../../../../lib/page';

/** The tab of the conversation on a carpeta's page. */
export const conversacionTabRoute: RouteObject = {
  path: 'conversacion',
  lazy: page(() => import('../carpeta-tab/conversacion-tab'), 'ConversacionTab'),
};
