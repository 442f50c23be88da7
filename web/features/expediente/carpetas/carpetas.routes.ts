import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';
import { redirectFrom } from '../../../lib/redirect-from';
import { conversacionTabRoute } from '../../oficina/chat/publico/conversacion-tab.routes';
import { correoTabRoute } from '../../oficina/correo/publico/correo-tab.routes';
import { tareasTabRoute } from '../../oficina/tareas/publico/tareas-tab.routes';
import { certificadosTabRoute } from '../certificados/publico/certificados-tab.routes';
import { documentosTabRoute } from '../documentos/publico/documentos-tab.routes';
import { inmueblesTabRoute } from '../inmuebles/publico/inmuebles-tab.routes';
import { inscripcionesTabRoute } from '../inscripciones/publico/inscripciones-tab.routes';
import { partesTabRoute } from '../partes/publico/partes-tab.routes';
import { plazosTabRoute } from '../plazos/publico/plazos-tab.routes';
import { protocoloTabRoute } from '../protocolo/publico/protocolo-tab.routes';
import { requisitosTabRoute } from '../requisitos/publico/requisitos-tab.routes';

/** The addresses of the carpetas. Each page, dialog and tab is a lazy chunk. */
export const routes: RouteObject[] = [
  {
    path: 'carpetas',
    handle: { title: 'Carpetas' },
    lazy: async () => ({ Component: (await import('./carpetas-page')).CarpetasPage }),
    children: [
      {
        path: 'nueva',
        handle: { title: 'Nueva carpeta' },
        lazy: page(() => import('./nueva-carpeta/nueva-carpeta-dialog'), 'NuevaCarpetaDialog'),
      },
    ],
  },
  {
    path: 'carpetas/:carpetaId',
    handle: { title: 'Carpeta' },
    lazy: page(() => import('./carpeta-page'), 'CarpetaPage'),
    children: [
      {
        index: true,
        element: null,
        loader: ({ request, params }) => redirectFrom(request, `/carpetas/${params.carpetaId}/partes`),
      },
      partesTabRoute,
      requisitosTabRoute,
      inmueblesTabRoute,
      certificadosTabRoute,
      protocoloTabRoute,
      documentosTabRoute,
      tareasTabRoute,
      plazosTabRoute,
      inscripcionesTabRoute,
      conversacionTabRoute,
      correoTabRoute,
      {
        path: 'actividad',
        lazy: page(() => import('./actividad/actividad-tab'), 'ActividadTab'),
      },
    ],
  },
];
