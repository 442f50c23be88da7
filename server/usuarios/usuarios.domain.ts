import type { Domain } from '../common/domain.js';
import { ESTADOS_USUARIO } from '../common/tenancy/estados-usuario.js';

export const usuariosDomain = {
  events: {
    'user.changed': { about: 'The person’s own estado or preferences.' },
    'presence.changed': { about: 'The estado of somebody.', names: { usuarioId: 'id', estado: ESTADOS_USUARIO } },
  },
} as const satisfies Domain;
