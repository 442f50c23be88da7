import type { Domain } from '../common/domain.js';

export const imagenesDomain = {
  queues: {
    // Deletes pictures that nothing shows any more, on a schedule.
    'imagenes-retiradas': {},
  },
} as const satisfies Domain;
