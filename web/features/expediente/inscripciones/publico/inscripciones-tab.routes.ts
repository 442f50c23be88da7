import type { RouteObject } from 'react-router-dom';
import { page } from '../../../../lib/page';

/** The tab of the inscripciones on a carpeta's page, with the one that the address names. */
export const inscripcionesTabRoute: RouteObject = {
  path: 'inscripcion/:inscripcionId?',
  lazy: page(() => import('../inscripciones-tab'), 'InscripcionesTab'),
};
