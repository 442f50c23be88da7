import type { RouteObject } from 'react-router-dom';
import { page } from '../../../../lib/page';

/** The tab of the inmuebles on a carpeta's page. Its dialogs are child routes. */
export const inmueblesTabRoute: RouteObject = {
  path: 'inmuebles',
  lazy: page(() => import('../inmuebles-tab'), 'InmueblesTab'),
  children: [
    { path: 'agregar', lazy: page(() => import('../agregar-inmueble'), 'AgregarInmueble') },
    { path: ':inmuebleId', lazy: page(() => import('../editar-inmueble'), 'EditarInmueble') },
  ],
};
