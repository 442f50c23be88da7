import type { Domain } from '../../common/domain.js';
import { ROL, ROLES } from '../../vocabulario/roles.js';
import { quoted } from '../auditoria/palabras.js';

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
