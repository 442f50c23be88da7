import type { Domain } from '../../common/domain.js';
import { ROL, ROLES } from '../../vocabulario/roles.js';

const { titular, adscripto, oficial, gestor } = ROL;

export const tareasDomain = {
  permissions: {
    'tareas.ver': ROLES,
    'tareas.editar': [titular, adscripto, oficial, gestor],
  },
  tables: {
    tareas: { order: 'id', without: ['busqueda'], deletedSince: 'eliminada_en' },
    tarea_etiquetas: { order: 'id', deletedSince: 'eliminada_en' },
    tarea_etiquetado: { order: 'tarea_id, etiqueta_id' },
  },
  events: {
    'tasks.changed': {
      about:
        'Tasks, their order or their tags. `tasks` is sent when only these tasks changed. ' +
        'It is empty when only a tag was added or renamed.',
      names: { tasks: 'ids?' },
    },
  },
  deCarpeta: {
    cambios: { tareas: [] },
  },
} as const satisfies Domain;
