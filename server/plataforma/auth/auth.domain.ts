import type { Domain } from '../../common/domain.js';

const OPEN_SESSION = 'usuario_id = $1 and revocada_en is null and expira_en > now()';

export const authDomain = {
  accesos: {
    sesiones: {
      rutas: [],
      tambien: 'By signing in.',
      seguridad: 'Sesiones',
      terminaCon: ['clave', 'sesiones'],
      vigente: OPEN_SESSION,
    },
    refresh_tokens: {
      rutas: [],
      tambien: 'By signing in.',
      seguridad: 'Sesiones',
      terminaCon: ['clave', 'sesiones'],
      vigente: `sesion_id in (select id from sesiones where ${OPEN_SESSION})`,
    },
    passkeys: {
      rutas: ['POST /segundo-factor/passkeys/opciones', 'POST /segundo-factor/passkeys'],
      seguridad: 'Passkeys',
      terminaCon: [],
      vigente: 'usuario_id = $1',
    },
    factores_totp: {
      rutas: ['POST /segundo-factor/totp', 'POST /segundo-factor/totp/confirmar'],
      seguridad: 'Verificación en dos pasos',
      terminaCon: [],
      vigente: 'usuario_id = $1',
    },
    codigos_recuperacion: {
      rutas: ['POST /segundo-factor/totp/confirmar', 'POST /segundo-factor/codigos'],
      seguridad: 'Verificación en dos pasos',
      terminaCon: [],
      vigente: 'usuario_id = $1 and usado_en is null',
    },
    identidades: {
      rutas: [],
      tambien: 'By signing in at the identity provider with a verified address.',
      seguridad: 'Otros accesos',
      terminaCon: [],
      vigente: 'usuario_id = $1',
    },
  },
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
