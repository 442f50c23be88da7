import type { Domain } from '../../common/domain.js';
import { ESTADOS_USUARIO } from '../../common/tenancy/estados-usuario.js';

export const usuariosDomain = {
  events: {
    'user.changed': {
      about:
        'The person’s name, job, telephone, picture, presence or preferences, or the name or logo of their cuenta.',
    },
    'presence.changed': {
      about:
        'The name, job, telephone, picture or presence of a member of the cuenta; `estado` is the presence. `campos` ' +
        'names the other data that changed. Without it, only the presence may have changed.',
      names: { usuarioId: 'id', estado: ESTADOS_USUARIO, campos: 'names?' },
    },
  },
} as const satisfies Domain;
