import type { Domain } from '../common/domain.js';

export const ayudaDomain = {
  tables: {
    ayuda_solicitudes: { order: 'id' },
    ayuda_adjuntos: { order: 'id', file: 'clave', deletedSince: 'suelto_desde' },
  },
  queues: {
    // As other mails, a request for support is tried for a day.
    'solicitudes-de-ayuda': { retryLimit: 30, retryDelay: 60, retryDelayMax: 3_600 },
  },
} as const satisfies Domain;
