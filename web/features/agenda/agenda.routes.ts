import type { RouteObject } from 'react-router-dom';
import { page } from '../../lib/page';

/** The holidays of the cuenta, and the rules by which it computes terms. */
export const routes: RouteObject[] = [
  {
    path: 'agenda/feriados',
    handle: { title: 'Feriados' },
    lazy: page(() => import('./feriados/feriados-page'), 'FeriadosPage'),
  },
  {
    path: 'agenda/reglas',
    handle: { title: 'Reglas de plazos' },
    lazy: page(() => import('./reglas/reglas-page'), 'ReglasPage'),
  },
];
