import type { RouteObject } from 'react-router-dom';

/** The addresses of the drive. The page stays while the directorio changes. */
export const routes: RouteObject[] = [
  {
    path: 'apps/file-manager/:folderId?',
    handle: { title: 'Archivos' },
    lazy: async () => ({ Component: (await import('./archivos-page')).ArchivosPage }),
  },
];
