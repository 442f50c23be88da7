import type { Domain } from '../../common/domain.js';

export const auditoriaDomain = {
  queues: {
    'auditoria-constancias': {},
    // The server that receives the constancia may be away for hours.
    'auditoria-entregas': { retryLimit: 30, retryDelay: 60, retryDelayMax: 3_600 },
  },
  tables: {
    auditoria: { order: 'n' },
    auditoria_cabezas: { notExported: 'The last entry of the audit says the same.' },
  },
} as const satisfies Domain;
