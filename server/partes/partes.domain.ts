import type { Domain } from '../common/domain.js';

export const partesDomain = {
  tables: {
    partes: { order: 'id' },
  },
} as const satisfies Domain;
