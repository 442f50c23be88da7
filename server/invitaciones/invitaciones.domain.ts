import type { Domain } from '../common/domain.js';

export const invitacionesDomain = {
  tables: {
    invitaciones: { order: 'id', where: 'cuenta_id = $1', without: ['hash'] },
  },
} as const satisfies Domain;
