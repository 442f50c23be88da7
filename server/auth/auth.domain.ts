import type { Domain } from '../common/domain.js';

export const authDomain = {
  unbacked: {
    sesiones: 'Those that were ended since would live again. Everybody signs in once.',
    refresh_tokens: 'They belong to sessions.',
    limites: 'They count minutes.',
  },
  swept: [
    'delete from limites where expira_en < now()',
    `delete from sesiones where least(expira_en, coalesce(revocada_en, expira_en)) < now() - interval '7 days'`,
  ],
} as const satisfies Domain;
