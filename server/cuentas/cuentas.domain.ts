import { ROL, ROLES } from '../common/access/roles.js';
import type { Domain } from '../common/domain.js';

export const cuentasDomain = {
  permissions: {
    'cuenta.ver': ROLES,
    'cuenta.administrar': [ROL.titular],
  },
} as const satisfies Domain;
