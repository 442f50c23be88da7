import type { Domain } from '../common/domain.js';

export const atajosDomain = {
  tables: {
    atajos: { order: 'id' },
  },
} as const satisfies Domain;
