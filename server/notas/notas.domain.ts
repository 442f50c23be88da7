import type { Domain } from '../common/domain.js';

export const notasDomain = {
  tables: {
    notas: { order: 'id', deletedSince: 'eliminada_en', pictures: ['imagen'] },
    nota_etiquetas: { order: 'id', deletedSince: 'eliminada_en' },
    nota_etiquetado: { order: 'nota_id, etiqueta_id' },
  },
  queues: {
    // Each waits for its moment.
    recordatorios: {},
  },
} as const satisfies Domain;
