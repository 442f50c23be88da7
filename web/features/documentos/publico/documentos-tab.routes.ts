import type { RouteObject } from 'react-router-dom';

/** The tab of the documentos on a carpeta's page. */
export const documentosTabRoute: RouteObject = {
  path: 'documentos',
  lazy: async () => ({ Component: (await import('../documentos-tab')).DocumentosTab }),
};
