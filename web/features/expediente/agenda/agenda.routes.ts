import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';

/** The agenda, with an event over it; the holidays of the cuenta, and the rules by which it computes terms. */
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
