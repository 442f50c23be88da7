import type { Domain } from '../common/domain.js';

export const exportacionesDomain = {
  tables: {
    exportaciones: { notExported: 'The exports themselves.', file: 'clave' },
  },
  queues: {
    // Those whose last try failed or died with its process.
    'exportaciones-perdidas': {},
    // Everything of a cuenta, copied: as long as that takes.
    exportaciones: { expireInSeconds: 6 * 3_600, deadLetter: 'exportaciones-perdidas' },
    // What is no longer kept, by the clock.
    'exportaciones-vencidas': {},
  },
  hechos: {
    'exportacion.pedida': () => 'pidió una exportación de la cuenta',
    'exportacion.descargada': () => 'descargó una exportación de la cuenta',
  },
} as const satisfies Domain;
