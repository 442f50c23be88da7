import { ROLES } from '../vocabulario/roles.js';
import type { Domain } from './domain.js';

/** The descriptor of server/common. */
export const commonDomain = {
  permissions: {
    // A person's own tools: menu, search, avisos, shortcuts, chats, notes.
    'puesto.usar': ROLES,
  },
  tables: {
    claves_idempotencia: { notExported: 'Answers to requests, kept for two days.' },
    subidas: { notExported: 'Uploads in progress, which belong to no document yet.', file: 'clave' },
  },
  accesos: {
    pases: {
      rutas: [],
      tambien: 'By mail, or for the next step of what a person is doing.',
      seguridad: null,
      terminaCon: [],
      vigente: 'usuario_id = $1 and usado_en is null and expira_en > now()',
    },
  },
  unbacked: {
    pases: 'Links and challenges that were used would work again.',
    subidas: 'Uploads in progress, whose bytes still arrive.',
  },
  swept: [
    `delete from claves_idempotencia where creada_en < now() - interval '2 days'`,
    `delete from pases where expira_en < now() - interval '1 day'`,
  ],
  queues: {
    // A mail server may be down for hours. Mails are tried for a day, in the end once an hour.
    correo: { retryLimit: 30, retryDelay: 60, retryDelayMax: 3_600 },
  },
} as const satisfies Domain;
