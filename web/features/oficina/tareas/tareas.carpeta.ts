import { page } from '../../../lib/page';
import type { DeCarpeta } from '../../expediente/carpetas/public/de-carpeta';

/** The tab of a carpeta's tareas. */
export const deCarpeta = {
  tab: {
    orden: 70,
    label: 'Tareas',
    guia: 'getting-started/tareas',
    cantidad: page(() => import('./carpeta-tab/tareas-count'), 'TareasCount'),
    limites: [{ permiso: 'tareas.editar', que: 'agregar ni cambiar tareas', quienes: 'gestores' }],
    route: { path: 'tareas', lazy: page(() => import('./carpeta-tab/tareas-tab'), 'TareasTab') },
  },
} satisfies DeCarpeta;
