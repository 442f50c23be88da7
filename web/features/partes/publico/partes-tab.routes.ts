import type { RouteObject } from 'react-router-dom';

/** The routes of the tab. Its dialogs are child routes without a title, so the title of the carpeta stays. */
export const partesTabRoute: RouteObject = {
  path: 'partes',
  lazy: async () => ({ Component: (await import('../partes-tab')).PartesTab }),
  children: [
    {
      path: 'agregar',
      lazy: async () => ({ Component: (await import('../agregar/agregar-parte')).AgregarParte }),
    },
    {
      path: ':parteId',
      lazy: async () => ({ Component: (await import('../editar/editar-parte')).EditarParte }),
    },
    {
      path: ':parteId/persona',
      lazy: async () => ({ Component: (await import('../editar/editar-persona-de-parte')).EditarPersonaDeParte }),
    },
  ],
};
