import type { Domain } from '../../common/domain.js';

export const imagenesDomain = {
  queues: {
    // Deletes pictures that nothing shows any more, on a schedule.
    'imagenes-retiradas': {},
    // Pictures whose small one was tried in vain, as when its process died each time.
    'miniaturas-perdidas': {},
    // Makes the small pictures of files.
    miniaturas: { deadLetter: 'miniaturas-perdidas' },
    // Asks for those that are missing: files are older than small pictures, or a job was lost.
    'miniaturas-que-faltan': {},
  },
} as const satisfies Domain;
