import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';
import { redirectFrom } from '../../../lib/redirect-from';

/** The end of a list's address: the page, and the mail that is open beside the list. */
const deLista = '/:pagina?/:correoId?';

/** The addresses of the mailbox. All share one page, which stays mounted while the address changes. */
export const routes: RouteObject[] = [
  {
    path: 'apps/mailbox/redactar/:id',
    handle: { title: 'Redactar' },
    lazy: page(() => import('./redactar/redactar-page'), 'RedactarPage'),
  },
  {
    path: 'apps/mailbox',
    handle: { title: 'Correo' },
    lazy: page(() => import('./correo-page'), 'CorreoPage'),
    children: [
      { index: true, element: null, loader: ({ request }) => redirectFrom(request, '/apps/mailbox/inbox/1') },
      {
        path: 'settings',
        handle: { title: 'Ajustes del correo' },
        lazy: page(() => import('./ajustes/ajustes-page'), 'AjustesPage'),
      },
      { path: `filter/:filtro${deLista}`, element: null },
      { path: `label/:etiqueta${deLista}`, element: null },
      { path: `:bandeja${deLista}`, element: null },
    ],
  },
];
