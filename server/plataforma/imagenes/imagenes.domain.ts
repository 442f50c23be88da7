import type { Domain } from '../../common/domain.js';

export const imagenesDomain = {
  queues: {
    // Deletes pictures that nothing shows any more, on a schedule.
    'imagenes-retiradas': {},
    // Jobs for small pictures that failed at every try. A picture may end the process each time.
    'miniaturas-perdidas': {},
    // Makes the small pictures of files.
    miniaturas: { deadLetter: 'miniaturas-perdidas' },
    // Requests missing small pictures. The file is older than small pictures, or its job was lost.
    'miniaturas-que-faltan': {},
  },
} as const satisfies Domain;
