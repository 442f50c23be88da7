import type { RouteObject } from 'react-router-dom';

/** The tab of the partes; what is being written lies over it, and the carpeta's title stays. */
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
