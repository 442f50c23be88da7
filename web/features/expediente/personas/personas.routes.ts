import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';
import { dePersona } from './public/de-persona';

/** The addresses of the personas. Data and forms are child routes, so the list behind them stays unchanged. */
export const routes: RouteObject[] = [
  {
    path: 'personas',
    handle: { title: 'Personas' },
    lazy: page(() => import('./personas-page'), 'PersonasPage'),
    children: [
      {
        path: 'nueva',
        handle: { title: 'Nueva persona' },
        lazy: page(() => import('./nueva-persona'), 'NuevaPersona'),
      },
      {
        path: 'importar',
        handle: { title: 'Importar personas' },
        lazy: page(() => import('./importar/importar-personas'), 'ImportarPersonas'),
      },
      {
        path: ':personaId',
        handle: { title: 'Persona' },
        lazy: async () => {
          const { PersonaDrawer, preloadSections } = await import('./detail/persona-drawer');
          await preloadSections();
          return { Component: PersonaDrawer };
        },
      },
      ...dePersona.flatMap(({ routes }) => routes),
      {
        path: ':personaId/unir',
        handle: { title: 'Unir personas' },
        lazy: page(() => import('./unir/unir-persona'), 'UnirPersona'),
      },
      {
        path: ':personaId/editar',
        handle: { title: 'Editar persona' },
        lazy: page(() => import('./editar-persona'), 'EditarPersona'),
      },
    ],
  },
];
