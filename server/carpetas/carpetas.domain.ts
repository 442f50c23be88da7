import { ROL, ROLES } from '../common/access/roles.js';
import type { Domain } from '../common/domain.js';

const { titular, adscripto, oficial } = ROL;

export const carpetasDomain = {
  permissions: {
    'carpetas.ver': ROLES,
    'carpetas.editar': [titular, adscripto, oficial],
    'carpetas.firmar': [titular, adscripto],
    'carpetas.anular': [titular, adscripto],
    'carpetas.reabrir': [titular],
  },
} as const satisfies Domain;
