import type { RouteObject } from 'react-router-dom';
import { page } from '../../../../lib/page';

/** The routes of the tab. Its dialogs are child routes without a title, so the title of the carpeta stays. */
export const partesTabRoute: RouteObject = {
  path: 'partes',
  lazy: page(() => import('../partes-tab'), 'PartesTab'),
  children: [
    {
      path: 'agregar',
      lazy: page(() => import('../agregar/agregar-parte'), 'AgregarParte'),
    },
    {
      path: ':parteId',
      lazy: page(() => import('../editar/editar-parte'), 'EditarParte'),
    },
    {
      path: ':parteId/persona',
      lazy: page(() => import('../editar/editar-persona-de-parte'), 'EditarPersonaDeParte'),
    },
  ],
};
