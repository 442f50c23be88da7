import { page } from '../../../lib/page';
import type { DeCarpeta } from '../carpetas/public/de-carpeta';

/** The tab of the partes. Its dialogs set no page title, so the title of the carpeta stays. */
export const deCarpeta = {
  tab: {
    orden: 10,
    label: 'Partes',
    guia: 'projects/partes',
    comando: { texto: 'Agregar una parte', ruta: 'agregar', isOf: ({ editar }) => editar },
    cantidad: { de: 'partes', que: 'partes' },
    isSettledBySignature: true,
    limites: [{ permiso: 'carpetas.editar', que: 'agregar ni cambiar partes', quienes: 'oficina' }],
    route: {
      path: 'partes',
      lazy: page(() => import('./partes-tab'), 'PartesTab'),
      children: [
        { path: 'agregar', lazy: page(() => import('./agregar/agregar-parte'), 'AgregarParte') },
        { path: ':parteId', lazy: page(() => import('./editar/editar-parte'), 'EditarParte') },
        {
          path: ':parteId/persona',
          lazy: page(() => import('./editar/editar-persona-de-parte'), 'EditarPersonaDeParte'),
        },
      ],
    },
  },
} satisfies DeCarpeta;
