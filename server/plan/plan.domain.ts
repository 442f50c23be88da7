import { ROL, ROLES } from '../common/access/roles.js';
import type { Domain } from '../common/domain.js';

export const planDomain = {
  permissions: {
    'plan.ver': ROLES,
    'plan.administrar': [ROL.titular],
  },
} as const satisfies Domain;
