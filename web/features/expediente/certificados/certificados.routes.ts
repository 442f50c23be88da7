import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';

/** The certificates of the whole office. What is shown of them is in the query. */
export const routes: RouteObject[] = [
  {
    path: 'certificados',
    handle: { title: 'Certificados' },
    lazy: page(() => import('./certificados-page'), 'CertificadosPage'),
  },
];
