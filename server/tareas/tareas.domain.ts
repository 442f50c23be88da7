import { ROL, ROLES } from '../common/access/roles.js';
import type { Domain } from '../common/domain.js';

const { titular, adscripto, oficial, gestor } = ROL;

export const tareasDomain = {
  permissions: {
    'tareas.ver': ROLES,
    'tareas.editar': [titular, adscripto, oficial, gestor],
  },
} as const satisfies Domain;
