import { ROL, ROLES } from '../common/access/roles.js';
import type { Domain } from '../common/domain.js';

const { titular, adscripto, oficial } = ROL;

export const carpetasDomain = {
  permissions: {
    'carpetas.ver': ROLES,
    'carpetas.editar': [titular, adscripto, oficial],
    'carpetas.firmar': [titular, adscripto],
    'carpetas.anular': [titular, adscripto],
    'carpetas.reabrir': [titular],
  },
  tables: {
    contadores: { order: 'serie, anio' },
    carpetas: { order: 'id', without: ['busqueda', 'busqueda_ts'] },
    carpeta_accesos: { order: 'carpeta_id, usuario_id' },
  },
} as const satisfies Domain;
