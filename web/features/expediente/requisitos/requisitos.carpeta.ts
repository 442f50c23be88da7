import { page } from '../../../lib/page';
import type { DeCarpeta } from '../carpetas/public/de-carpeta';

/** The tab of the requisitos. The address can open one of them. */
export const deCarpeta = {
  tab: {
    orden: 40,
    label: 'Requisitos',
    guia: 'projects/requisitos',
    cantidad: page(() => import('./requisitos-count'), 'RequisitosCount'),
    isSettledBySignature: true,
    limites: [
      { permiso: 'requisitos.marcar', que: 'marcar requisitos', quienes: 'gestores' },
      { permiso: 'requisitos.aprobar', que: 'aprobar requisitos ni agregar otros', quienes: 'oficina' },
    ],
    route: {
      path: 'requisitos',
      lazy: page(() => import('./requisitos-tab'), 'RequisitosTab'),
      children: [{ path: ':requisitoId', lazy: page(() => import('./dialogs/requisito-abierto'), 'RequisitoAbierto') }],
    },
  },
} satisfies DeCarpeta;
