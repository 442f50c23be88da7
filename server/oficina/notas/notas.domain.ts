import type { Domain } from '../../common/domain.js';

export const notasDomain = {
  tables: {
    notas: { order: 'id', deletedSince: 'eliminada_en', pictures: ['imagen'] },
    nota_etiquetas: { order: 'id', deletedSince: 'eliminada_en' },
    nota_etiquetado: { order: 'nota_id, etiqueta_id' },
  },
  queues: {
    // Each job waits for the moment of its recordatorio.
    recordatorios: {},
  },
  events: {
    'notes.changed': {
      about:
        'The person’s own notes or their labels. `notes` is sent when only these notes changed. ' +
        'It is empty when only a label was added or renamed.',
      names: { notes: 'ids?' },
    },
  },
} as const satisfies Domain;
