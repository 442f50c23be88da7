import type { Domain } from '../common/domain.js';

export const tiposActoDomain = {
  tables: {
    tipos_acto: { order: 'clave' },
  },
} as const satisfies Domain;
