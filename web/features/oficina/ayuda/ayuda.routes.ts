import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';

export const routes: RouteObject[] = [
  {
    path: 'apps/help-center',
    handle: { title: 'Centro de ayuda' },
    children: [
      { index: true, lazy: page(() => import('./inicio/ayuda-page'), 'AyudaPage') },
      {
        path: 'faqs',
        handle: { title: 'Preguntas frecuentes' },
        lazy: page(() => import('./preguntas/preguntas-page'), 'PreguntasPage'),
      },
      {
        path: 'guides',
        handle: { title: 'Guías' },
        lazy: page(() => import('./guias/guias-page'), 'GuiasPage'),
      },
      {
        path: 'guides/:category',
        handle: { title: 'Guías' },
        lazy: page(() => import('./guias/categoria-page'), 'CategoriaPage'),
      },
      {
        path: 'guides/:category/:guide',
        handle: { title: 'Guía' },
        lazy: page(() => import('./guia/guia-page'), 'GuiaPage'),
      },
      {
        path: 'support',
        handle: { title: 'Soporte' },
        lazy: page(() => import('./soporte/soporte-page'), 'SoportePage'),
      },
    ],
  },
];
