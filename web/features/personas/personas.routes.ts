import type { RouteObject } from 'react-router-dom';

/** The addresses of the personas. Data and forms are child routes, so the list behind them stays as it was. */
export const routes: RouteObject[] = [
  {
    path: 'personas',
    handle: { title: 'Personas' },
    lazy: async () => ({ Component: (await import('./personas-page')).PersonasPage }),
    children: [
      {
        path: 'nueva',
        handle: { title: 'Nueva persona' },
        lazy: async () => ({ Component: (await import('./nueva-persona')).NuevaPersona }),
      },
      {
        path: 'importar',
        handle: { title: 'Importar personas' },
        lazy: async () => ({ Component: (await import('./importar/importar-personas')).ImportarPersonas }),
      },
      {
        path: ':personaId',
        handle: { title: 'Persona' },
        lazy: async () => ({ Component: (await import('./detalle/persona-drawer')).PersonaDrawer }),
      },
      {
        path: ':personaId/contacto',
        handle: { title: 'Vincular contacto' },
        lazy: async () => ({ Component: (await import('./vincular-contacto')).VincularContacto }),
      },
      {
        path: ':personaId/unir',
        handle: { title: 'Unir personas' },
        lazy: async () => ({ Component: (await import('./unir/unir-persona')).UnirPersona }),
      },
      {
        path: ':personaId/editar',
        handle: { title: 'Editar persona' },
        lazy: async () => ({ Component: (await import('./editar-persona')).EditarPersona }),
      },
    ],
  },
];
