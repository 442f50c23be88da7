import { page } from '../../../lib/page';
import type { DeCarpeta } from '../carpetas/public/de-carpeta';

/** The tab of the documents. */
export const deCarpeta = {
  tab: {
    orden: 60,
    label: 'Documentos',
    guia: 'projects/documentos',
    cantidad: { de: 'documentos', que: 'documentos' },
    limites: [
      { permiso: 'documentos.subir', que: 'subir documentos', quienes: 'gestores' },
      { permiso: 'documentos.editar', que: 'mover, cambiar ni eliminar documentos', quienes: 'oficina' },
    ],
    route: { path: 'documentos', lazy: page(() => import('./documentos-tab'), 'DocumentosTab') },
  },
} satisfies DeCarpeta;
