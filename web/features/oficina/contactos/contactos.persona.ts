import { page } from '../../../lib/page';
import type { DePersona } from '../../expediente/personas/public/de-persona';

/** Shows on a persona the contacts that are linked to it. */
export const dePersona = {
  permiso: 'contactos.ver',
  section: page(() => import('./persona/contactos-de-persona'), 'ContactosDePersona'),
  routes: [
    {
      path: ':personaId/contacto',
      handle: { title: 'Vincular contacto' },
      lazy: page(() => import('./persona/vincular-contacto'), 'VincularContacto'),
    },
  ],
} satisfies DePersona;
