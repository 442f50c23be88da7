import type { Domain } from '../common/domain.js';

export const imagenesDomain = {
  queues: {
    // What nothing shows any more, by the clock.
    'imagenes-retiradas': {},
  },
} as const satisfies Domain;
