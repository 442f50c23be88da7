import type { Domain } from '../../common/domain.js';

export const exportacionesDomain = {
  tables: {
    exportaciones: { notExported: 'The exports themselves.', file: 'clave' },
  },
  unbacked: {
    exportaciones: 'They have the same data a second time, for a week. Who needs one asks again.',
  },
  queues: {
    // Exports whose last try failed, or whose process died.
    'exportaciones-perdidas': {},
    // Copying a large cuenta can take hours.
    exportaciones: { expireInSeconds: 6 * 3_600, deadLetter: 'exportaciones-perdidas' },
    // Deletes expired exports on a schedule.
    'exportaciones-vencidas': {},
  },
  hechos: {
    'exportacion.pedida': () => 'pidió una exportación de la cuenta',
    'exportacion.descargada': () => 'descargó una exportación de la cuenta',
  },
  temas: {
    exportacion: {
      clase: 'cuenta',
      icono: 'arrow-down-tray',
      enlace: () => '/configuraciones/cuenta',
      enlaceTexto: 'Ver la cuenta',
    },
  },
  lecturas: ['exportacion.descargada'],
} as const satisfies Domain;
