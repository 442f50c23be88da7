import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';

/** The index of the protocolo. Its filters are in the query. */
export const routes: RouteObject[] = [
  {
    path: 'protocolo',
    handle: { title: 'Protocolo' },
    lazy: page(() => import('./protocolo-page'), 'ProtocoloPage'),
  },
];
