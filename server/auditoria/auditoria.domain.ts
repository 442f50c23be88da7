import type { Domain } from '../common/domain.js';

export const auditoriaDomain = {
  tables: {
    auditoria: { order: 'n' },
    auditoria_cabezas: { notExported: 'The last entry of the audit says the same.' },
  },
} as const satisfies Domain;
