import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';
import { redirectFrom } from '../../../lib/redirect-from';
import { type SeccionPath, secciones } from './sections';

const paginas: Readonly<Record<SeccionPath, RouteObject['lazy']>> = {
  salud: page(() => import('./salud/salud-page'), 'SaludPage'),
  cuentas: page(() => import('./cuentas/cuentas-page'), 'CuentasPage'),
  personas: page(() => import('./personas/personas-page'), 'PersonasPage'),
  trabajos: page(() => import('./trabajos/trabajos-page'), 'TrabajosPage'),
  correos: page(() => import('./correos/correos-page'), 'CorreosPage'),
  registro: page(() => import('./log/log-page'), 'LogPage'),
};

/** The administration of the installation, for operators. The searched text is in the query. */
export const routes: RouteObject[] = [
  {
    path: 'administracion',
    lazy: page(() => import('./administracion-page'), 'AdministracionPage'),
    children: [
      { index: true, element: null, loader: ({ request }) => redirectFrom(request, '/administracion/salud') },
      ...Object.entries(secciones).map(([path, title]) => ({
        path,
        handle: { title: `${title} · Administración` },
        lazy: paginas[path as SeccionPath],
      })),
    ],
  },
];
