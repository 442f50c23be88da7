import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';

/** The living guide to the shared components. */
export const routes: RouteObject[] = [
  {
    path: 'example',
    handle: { title: 'Guía de componentes' },
    lazy: page(() => import('./ejemplo-page'), 'EjemploPage'),
  },
];
