import type { Domain } from '../../common/domain.js';

export const textosDomain = {
  tables: {
    textos: { notExported: 'They are read again from the files, which are exported.' },
  },
  queues: {
    // Reads the texts of files, one file after the other.
    'textos-de-archivos': {},
    // Recognises the letters of scans and photos, which takes longer than reading.
    'textos-reconocidos': {},
  },
} as const satisfies Domain;
