import type { Domain } from '../common/domain.js';

export const tiposActoDomain = {
  tables: {
    tipos_acto: { order: 'clave' },
    tipos_acto_versiones: { order: 'tipo_acto_id, version' },
  },
} as const satisfies Domain;
