import { ROL, ROLES } from '../common/access/roles.js';
import type { Domain } from '../common/domain.js';

export const miembrosDomain = {
  permissions: {
    'equipo.ver': ROLES,
    'equipo.administrar': [ROL.titular],
  },
} as const satisfies Domain;
