import type { RouteObject } from 'react-router-dom';

/** The tab of the mails on a carpeta's page. */
export const correoTabRoute: RouteObject = {
  path: 'correo',
  lazy: async () => ({ Component: (await import('../carpeta-tab/correo-tab')).CorreoTab }),
};
