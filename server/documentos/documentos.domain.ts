import { ROL } from '../common/access/roles.js';
import type { Domain } from '../common/domain.js';

const { titular, adscripto, oficial, gestor } = ROL;

export const documentosDomain = {
  permissions: {
    'documentos.subir': [titular, adscripto, oficial, gestor],
    'documentos.editar': [titular, adscripto, oficial],
  },
} as const satisfies Domain;
