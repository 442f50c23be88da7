import type { Domain } from '../../common/domain.js';
import { ROL, ROLES } from '../../vocabulario/roles.js';

const { titular, adscripto, oficial, gestor } = ROL;

export const tablerosDomain = {
  permissions: {
    'tableros.ver': ROLES,
    'tableros.editar': [titular, adscripto, oficial, gestor],
  },
  tables: {
    tableros: { order: 'id', deletedSince: 'eliminado_en' },
    tablero_miembros: { order: 'tablero_id, usuario_id' },
    tablero_listas: { order: 'id', deletedSince: 'eliminada_en' },
    tarjetas: { order: 'id', deletedSince: 'eliminada_en' },
    tablero_etiquetas: { order: 'id', deletedSince: 'eliminada_en' },
    tarjeta_etiquetas: { order: 'tarjeta_id, etiqueta_id' },
  },
  events: {
    'boards.changed': { about: 'A board was added, changed, deleted or restored.' },
    'board.changed': {
      about: 'A board, its lists, cards or labels. `cards` is sent when only these cards changed.',
      names: { boardId: 'id', cards: 'ids?' },
    },
  },
} as const satisfies Domain;
