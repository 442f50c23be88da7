import type { Domain } from '../../common/domain.js';
import { ROL } from '../../vocabulario/roles.js';

export const actividadDomain = {
  permissions: {
    // Who may see facts of no carpeta. The row-level policy of the audit says the same.
    'actividad.oficina': [ROL.titular],
  },
  events: {
    'activity.changed': {
      about: 'Something happened in the cuenta that belongs to no carpeta. It is told to those who see such facts.',
    },
  },
} as const satisfies Domain;
