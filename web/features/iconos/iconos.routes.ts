import type { RouteObject } from 'react-router-dom';
import { redirectFrom } from '../../lib/redirect-from';

/** The addresses of the sets of icons. The search and the open icon are in the query. */
export const routes: RouteObject[] = [
  { path: 'ui/icons', loader: ({ request }) => redirectFrom(request, '/ui/icons/heroicons-outline') },
  {
    path: 'ui/icons/:set',
    handle: { title: 'Íconos' },
    lazy: async () => ({ Component: (await import('./iconos-page')).IconosPage }),
  },
];
