import type { Domain } from '../common/domain.js';

export const tokensPersonalesDomain = {
  tables: {
    tokens_personales: { notExported: 'Hashes of what lets people in.' },
  },
  swept: [
    `delete from tokens_personales
      where least(expira_en, coalesce(revocado_en, expira_en)) < now() - interval '30 days'`,
  ],
} as const satisfies Domain;
