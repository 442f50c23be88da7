import { page } from '../../../lib/page';
import type { DeCarpeta } from './public/de-carpeta';

/** The tab of the actividad, and the comments written in it that were not sent. */
export const deCarpeta = {
  tab: {
    orden: 120,
    label: 'Actividad',
    guia: 'projects/actividad',
    cantidad: { de: 'comentarios', que: 'comentarios', meaning: ['comentario', 'comentarios'] },
    isForArchived: true,
    limites: [{ permiso: 'carpetas.comentar', que: 'comentar', quienes: 'gestores' }],
    route: { path: 'actividad', lazy: page(() => import('./actividad/actividad-tab'), 'ActividadTab') },
  },
  perdido: page(() => import('./comentarios/comentarios-perdidos'), 'ComentariosPerdidos'),
} satisfies DeCarpeta;
