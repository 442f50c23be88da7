import type { Domain } from '../common/domain.js';

export const authDomain = {
  swept: [
    'delete from limites where expira_en < now()',
    `delete from sesiones where least(expira_en, coalesce(revocada_en, expira_en)) < now() - interval '7 days'`,
  ],
} as const satisfies Domain;
