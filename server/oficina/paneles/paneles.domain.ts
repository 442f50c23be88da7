import type { Domain } from '../../common/domain.js';
import { ROL, ROLES } from '../../vocabulario/roles.js';

export const panelesDomain = {
  permissions: {
    'paneles.ver': ROLES,
    'analitica.ver': [ROL.titular],
  },
} as const satisfies Domain;
