import type { RouteObject } from 'react-router-dom';

/** The addresses of the help. */
export const routes: RouteObject[] = [
  {
    path: 'apps/help-center',
    handle: { title: 'Centro de ayuda' },
    children: [
      { index: true, lazy: async () => ({ Component: (await import('./inicio/ayuda-page')).AyudaPage }) },
      {
        path: 'faqs',
        handle: { title: 'Preguntas frecuentes' },
        lazy: async () => ({ Component: (await import('./preguntas/preguntas-page')).PreguntasPage }),
      },
      {
        path: 'guides',
        handle: { title: 'Guías' },
        lazy: async () => ({ Component: (await import('./guias/guias-page')).GuiasPage }),
      },
      {
        path: 'guides/:category',
        handle: { title: 'Guías' },
        lazy: async () => ({ Component: (await import('./guias/categoria-page')).CategoriaPage }),
      },
      {
        path: 'guides/:category/:guide',
        handle: { title: 'Guía' },
        lazy: async () => ({ Component: (await import('./guia/guia-page')).GuiaPage }),
      },
      {
        path: 'support',
        handle: { title: 'Soporte' },
        lazy: async () => ({ Component: (await import('./soporte/soporte-page')).SoportePage }),
      },
    ],
  },
];
