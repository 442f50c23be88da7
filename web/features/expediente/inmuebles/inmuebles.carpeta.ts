import { page } from '../../../lib/page';
import type { DeCarpeta } from '../carpetas/public/de-carpeta';

/** The tab of the inmuebles. */
export const deCarpeta = {
  tab: {
    orden: 20,
    label: 'Inmuebles',
    guia: 'projects/inmuebles',
    comando: { texto: 'Agregar un inmueble', ruta: 'agregar', isOf: ({ editarInmuebles }) => editarInmuebles },
    cantidad: { de: 'inmuebles', que: 'inmuebles' },
    isSettledBySignature: true,
    limites: [{ permiso: 'carpetas.editar', que: 'agregar ni cambiar inmuebles', quienes: 'oficina' }],
    route: {
      path: 'inmuebles',
      lazy: page(() => import('./inmuebles-tab'), 'InmueblesTab'),
      children: [
        { path: 'agregar', lazy: page(() => import('./agregar-inmueble'), 'AgregarInmueble') },
        { path: ':inmuebleId', lazy: page(() => import('./editar-inmueble'), 'EditarInmueble') },
      ],
    },
  },
} satisfies DeCarpeta;
