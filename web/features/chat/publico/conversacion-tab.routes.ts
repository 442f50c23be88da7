import type { RouteObject } from 'react-router-dom';

/** The tab of the conversation on a carpeta's page. */
export const conversacionTabRoute: RouteObject = {
  path: 'conversacion',
  lazy: async () => ({ Component: (await import('../carpeta-tab/conversacion-tab')).ConversacionTab }),
};
