import { page } from '../../../lib/page';
import type { DeCarpeta } from '../carpetas/public/de-carpeta';

/** The tab of the plazos. The address can name one of them. */
export const deCarpeta = {
  tab: {
    orden: 80,
    label: 'Plazos',
    guia: 'projects/plazos',
    cantidad: page(() => import('./tab/plazos-count'), 'PlazosCount'),
    limites: [
      { permiso: 'plazos.cumplir', que: 'cumplir ni agregar plazos', quienes: 'gestores' },
      { permiso: 'plazos.editar', que: 'agregar ni cambiar plazos', quienes: 'oficina' },
      { permiso: 'plazos.anular', que: 'anular plazos', quienes: 'firmantes' },
    ],
    route: { path: 'plazos/:plazoId?', lazy: page(() => import('./tab/plazos-tab'), 'PlazosTab') },
  },
} satisfies DeCarpeta;
