import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';

/** The address of the trash. */
export const routes: RouteObject[] = [
  {
    path: 'papelera',
    handle: { title: 'Papelera' },
    lazy: page(() => import('./papelera-page'), 'PapeleraPage'),
  },
];
