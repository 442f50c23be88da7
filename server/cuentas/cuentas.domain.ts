import { ROL, ROLES } from '../common/access/roles.js';
import type { Domain } from '../common/domain.js';

export const cuentasDomain = {
  permissions: {
    'cuenta.ver': ROLES,
    'cuenta.administrar': [ROL.titular],
  },
  tables: {
    cuentas: { order: 'id', where: 'id = $1', without: ['cierre_avisos'] },
    membresias: { order: 'usuario_id', where: 'cuenta_id = $1' },
  },
  queues: {
    // The mails about cuentas that close, by the clock.
    cierres: {},
  },
} as const satisfies Domain;
