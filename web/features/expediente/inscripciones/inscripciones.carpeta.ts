import { page } from '../../../lib/page';
import type { DeCarpeta } from '../carpetas/public/de-carpeta';

/** The tab of the inscripciones, and the dialog of the move that presents one. The address can name an inscripción. */
export const deCarpeta = {
  tab: {
    orden: 90,
    label: 'Inscripción',
    guia: 'projects/inscripcion',
    isOf: ({ acto }) => acto.esRegistrable,
    cantidad: page(() => import('./inscripciones-count'), 'InscripcionesCount'),
    limites: [{ permiso: 'inscripciones.editar', que: 'presentar ni seguir inscripciones', quienes: 'gestores' }],
    route: {
      path: 'inscripcion/:inscripcionId?',
      lazy: page(() => import('./inscripciones-tab'), 'InscripcionesTab'),
    },
  },
  movimientos: { en_inscripcion: page(() => import('./dialogs/presentar-dialog'), 'PresentarDialog') },
} satisfies DeCarpeta;
