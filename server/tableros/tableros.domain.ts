import { ROL, ROLES } from '../common/access/roles.js';
import type { Domain } from '../common/domain.js';

const { titular, adscripto, oficial, gestor } = ROL;

export const tablerosDomain = {
  permissions: {
    'tableros.ver': ROLES,
    'tableros.editar': [titular, adscripto, oficial, gestor],
  },
} as const satisfies Domain;
