import { ROL } from '../common/access/roles.js';
import type { Domain } from '../common/domain.js';

const { titular, adscripto, oficial, gestor } = ROL;

export const documentosDomain = {
  permissions: {
    'documentos.subir': [titular, adscripto, oficial, gestor],
    'documentos.editar': [titular, adscripto, oficial],
  },
  tables: {
    secciones: { order: 'id' },
    documentos: { order: 'id', without: ['busqueda'] },
    documento_versiones: { order: 'documento_id, n', file: 'clave' },
  },
} as const satisfies Domain;
