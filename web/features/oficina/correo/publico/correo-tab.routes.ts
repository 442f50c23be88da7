import type { RouteObject } from 'react-router-dom';
import { page } from '../../../../lib/page';

/** The tab of the mails on a carpeta's page. */
export const correoTabRoute: RouteObject = {
  path: 'correo',
  lazy: page(() => import('../carpeta-tab/correo-tab'), 'CorreoTab'),
};
