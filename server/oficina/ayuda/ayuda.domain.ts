import type { Domain } from '../../common/domain.js';

/** The days for which a request's files stay after it stops waiting for an answer. */
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
    // The mail of a request is tried for a day, like other mails.
    'solicitudes-de-ayuda': { retryLimit: 30, retryDelay: 60, retryDelayMax: 3_600 },
    'avisos-de-ayuda': {},
  },
  events: {
    'support.changed': { about: 'Requests for support of the person. It is told to that person alone.' },
  },
} as const satisfies Domain;
