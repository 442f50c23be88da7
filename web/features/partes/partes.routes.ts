import type { RouteObject } from 'react-router-dom';

/** The tab of the partes; what is being written lies over it. */
export const partesRoute: RouteObject = {
  path: 'partes',
  lazy: async () => ({ Component: (await import('./partes-tab')).PartesTab }),
  children: [
    {
      path: 'agregar',
      handle: { title: 'Agregar parte' },
      lazy: async () => ({ Component: (await import('./agregar/agregar-parte')).AgregarParte }),
    },
    {
      path: ':parteId',
      handle: { title: 'Editar participación' },
      lazy: async () => ({ Component: (await import('./editar/editar-parte')).EditarParte }),
    },
    {
      path: ':parteId/persona',
      handle: { title: 'Editar persona' },
      lazy: async () => ({ Component: (await import('./editar/editar-persona-de-parte')).EditarPersonaDeParte }),
    },
  ],
};
