import type { Domain } from '../../common/domain.js';
import { quoted } from '../../plataforma/auditoria/palabras.js';

/** A mail, within a sentence. */
const correo = (asunto: unknown, de: unknown) =>
  `${asunto ? `el correo ${quoted(asunto)}` : 'un correo sin asunto'} de ${String(de)}`;

export const correosDomain = {
  accesos: {
    correo_cuentas_externas: {
      rutas: ['PUT /correos/cuenta-externa'],
      seguridad: 'Otros accesos',
      terminaCon: [],
      vigente: 'usuario_id = $1 and quitada_en is null',
    },
  },
  tables: {
    correos: { order: 'id', without: ['bytes'] },
    correo_copias: { order: 'id', without: ['raiz'] },
    correo_palabras: { notExported: 'The words of mails, which the search computes.' },
    correo_etiquetas: { order: 'id', deletedSince: 'eliminada_en' },
    correo_etiquetado: { order: 'copia_id, etiqueta_id' },
    correo_adjuntos: { order: 'id', file: 'clave', without: ['miniatura'], sharedPicture: 'miniatura' },
    correo_envios: { order: 'correo_id, direccion' },
    correo_ajustes: { order: 'usuario_id' },
    correo_carpetas: { order: 'carpeta_id, correo_id', deletedSince: 'eliminado_en' },
    correo_direcciones: { order: 'alias' },
    correo_cuentas_externas: { order: 'id', without: ['clave'] },
    correo_carpetas_externas: { notExported: 'Where the server of an account stands, which it tells again.' },
    correo_externos: { notExported: 'What the server of an account said last, which it tells again.' },
    correo_remitentes_spam: { order: 'usuario_id, direccion' },
    correo_entradas: { notExported: 'Mails that are about to reach their mailboxes.', file: 'clave' },
  },
  hechos: {
    'correo.archivado': ({ asunto, de, solo }) =>
      solo ? `recibió ${correo(asunto, de)}, que quedó archivado` : `archivó ${correo(asunto, de)}`,
    'correo.quitado': ({ asunto, de }) => `quitó ${correo(asunto, de)}`,
    'correo.restaurado': ({ asunto, de }) => `volvió a archivar ${correo(asunto, de)}`,
  },
  temas: {
    correo: { clase: 'correos', icono: 'envelope', enlace: ({ carpetaId }) => `/carpetas/${carpetaId}/correo` },
  },
  // The trash is emptied by itself. The last mailbox that lets go of a mail takes it away, with its files.
  swept: [`delete from correo_copias where papelera_desde < now() - interval '30 days'`],
  queues: {
    // Mails whose last try failed, or ended because its process died.
    'correos-salida-perdida': {},
    'correos-smtp-perdida': {},
    'correos-entrada-perdida': {},
    // Puts what left through an account elsewhere among those that were sent there.
    'correos-externos-enviados': { retryLimit: 20, retryDelay: 30, retryDelayMax: 3_600 },
    // Deletes what an account elsewhere brought in, once it is removed.
    'correos-externos-borrar': { retryLimit: 10, retryDelayMax: 600 },
    // Each job waits until its mail leaves: ten seconds in which it can be taken back, or the moment that was chosen.
    'correos-salida': { retryLimit: 30, retryDelay: 10, retryDelayMax: 3_600, deadLetter: 'correos-salida-perdida' },
    // Makes the jobs of mails anew that have none.
    'correos-sin-tarea': {},
    // What was accepted from outside. After the last try it is tried again, since its sender was told that it arrived.
    'correos-entrada': { retryLimit: 10, retryDelay: 10, retryDelayMax: 600, deadLetter: 'correos-entrada-perdida' },
    // The server outside may be away for a day: 30 tries, an hour apart at most.
    'correos-smtp': { retryLimit: 30, retryDelay: 60, retryDelayMax: 3_600, deadLetter: 'correos-smtp-perdida' },
  },
  events: {
    'mailbox.changed': {
      about:
        'The person’s own mails, their labels or folders. `mails` is sent when only these mails changed. ' +
        'It is empty when only a label was added or renamed.',
      names: { mails: 'ids?' },
    },
    'mailbox.account': { about: 'The state or the progress of the mail account that the person has elsewhere.' },
  },
  deCarpeta: {
    cambios: { correos: ['correo'] },
    // Mails that were filed in it.
    cantidades: { correos: { tabla: 'correo_carpetas', cuando: 't.eliminado_en is null' } },
  },
} as const satisfies Domain;
