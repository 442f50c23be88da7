import { quoted } from '../auditoria/palabras.js';
import { ROL, ROLES } from '../common/access/roles.js';
import type { Domain } from '../common/domain.js';

export const planDomain = {
  permissions: {
    'plan.ver': ROLES,
    'plan.administrar': [ROL.titular],
  },
  hechos: {
    'plan.cambiado': ({ de, a }) => `cambió el plan ${quoted(de)} por ${quoted(a)}`,
  },
  temas: {
    plan: {
      clase: 'cuenta',
      icono: 'credit-card',
      enlace: () => '/configuraciones/plan',
      enlaceTexto: 'Ver el plan',
    },
  },
} as const satisfies Domain;
