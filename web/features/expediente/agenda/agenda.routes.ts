import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';

/** The agenda, with an event over it. The holidays of the cuenta, and its rules for plazos, have pages of their own. */
export const routes: RouteObject[] = [
  {
    path: 'agenda',
    handle: { title: 'Agenda' },
    lazy: page(() => import('./mes/agenda-page'), 'AgendaPage'),
    children: [
      { path: 'nuevo', lazy: page(() => import('./mes/evento-route'), 'EventoNuevo') },
      { path: 'evento/:eventoId', lazy: page(() => import('./mes/evento-route'), 'EventoAbierto') },
    ],
  },
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
