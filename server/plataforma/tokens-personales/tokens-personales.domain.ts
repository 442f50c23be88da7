import type { Domain } from '../../common/domain.js';
import { quoted, rolDeCuenta } from '../auditoria/palabras.js';

export const tokensPersonalesDomain = {
  tables: {
    tokens_personales: { notExported: 'Hashes of tokens, which sign programs in.' },
  },
  accesos: {
    tokens_personales: {
      rutas: ['POST /tokens'],
      seguridad: 'Tokens personales',
      terminaCon: ['sesiones'],
      vigente: 'usuario_id = $1 and revocado_en is null and expira_en > now()',
    },
  },
  swept: [
    `delete from tokens_personales
      where least(expira_en, coalesce(revocado_en, expira_en)) < now() - interval '30 days'`,
  ],
  hechos: {
    'token.creado': ({ nombre, rolId }) => `creó el token personal ${quoted(nombre)} como ${rolDeCuenta(rolId)}`,
    'token.revocado': ({ nombre }) => `revocó el token personal ${quoted(nombre)}`,
  },
  temas: {
    token: { clase: 'equipo', icono: 'key' },
  },
} as const satisfies Domain;
