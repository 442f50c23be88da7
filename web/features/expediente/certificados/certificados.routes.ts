import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';

/** The board of the certificates of the whole office. Its filters are in the query. */
export const routes: RouteObject[] = [
  {
    path: 'certificados',
    handle: { title: 'Certificados' },
    lazy: page(() => import('./certificados-page'), 'CertificadosPage'),
  },
];
