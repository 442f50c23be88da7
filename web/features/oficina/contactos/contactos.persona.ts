import { page } from '../../../lib/page';
import type { DePersona } from '../../expediente/personas/publico/de-persona';

/** Who of the address book a persona is. */
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
