import { ROL } from '../common/access/roles.js';
import type { Domain } from '../common/domain.js';

export const personasDomain = {
  permissions: {
    'personas.exceptuar': [ROL.titular, ROL.adscripto],
  },
  tables: {
    personas: { order: 'id', without: ['busqueda'] },
  },
} as const satisfies Domain;
