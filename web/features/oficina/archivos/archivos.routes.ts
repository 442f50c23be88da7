import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';

/** The addresses of the drive. All share one page, which stays mounted while the directorio changes. */
export const routes: RouteObject[] = [
  {
    path: 'apps/file-manager/:folderId?',
    handle: { title: 'Archivos' },
    lazy: page(() => import('./archivos-page'), 'ArchivosPage'),
  },
];
