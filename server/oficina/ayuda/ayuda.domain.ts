import type { Domain } from '../../common/domain.js';

/** How long the files of a request stay once it waits for no answer. */
export const ARCHIVOS_DIAS = 90;

export const ayudaDomain = {
  tables: {
    ayuda_solicitudes: { order: 'id' },
    ayuda_adjuntos: { order: 'id', file: 'clave', deletedSince: 'suelto_desde' },
  },
  swept: [
    `delete from ayuda_adjuntos a using ayuda_solicitudes s
      where s.cuenta_id = a.cuenta_id and s.id = a.solicitud_id
        and s.estado <> 'recibida' and s.cambiada_en < now() - interval '${ARCHIVOS_DIAS} days'`,
  ],
  queues: {
    // As other mails, a request for support is tried for a day.
    'solicitudes-de-ayuda': { retryLimit: 30, retryDelay: 60, retryDelayMax: 3_600 },
    'avisos-de-ayuda': {},
  },
  events: {
    'support.changed': { about: 'Requests for support of the person. It is told to that person alone.' },
  },
} as const satisfies Domain;
