import { ROLES } from './access/roles.js';
import type { Domain } from './domain.js';

/** What every domain stands on. */
export const commonDomain = {
  permissions: {
    // One's own desk: menu, search, avisos, shortcuts, chats, notes.
    'puesto.usar': ROLES,
  },
} as const satisfies Domain;
