import type { Domain } from '../../common/domain.js';

export const atajosDomain = {
  tables: {
    atajos: { order: 'id' },
  },
  events: {
    'shortcuts.changed': { about: 'The person’s own shortcuts.' },
  },
} as const satisfies Domain;
