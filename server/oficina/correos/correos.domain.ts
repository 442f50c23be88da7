import type { Domain } from '../../common/domain.js';
import { quoted } from '../../plataforma/auditoria/palabras.js';

/** Names a mail within a sentence. */
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
    correo_reglas: { order: 'orden, id' },
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
  // Mails leave the trash by themselves. When the last mailbox deletes its copy, the mail and its files are deleted.
  swept: [`delete from correo_copias where papelera_desde < now() - interval '30 days'`],
  queues: {
    // Mails whose last try failed, or ended when its process died.
    'correos-salida-perdida': {},
    'correos-smtp-perdida': {},
    'correos-entrada-perdida': {},
    // Puts mails that left through an external account into its folder of sent mails.
    'correos-externos-enviados': { retryLimit: 20, retryDelay: 30, retryDelayMax: 3_600 },
    // Deletes the mails of an external account after the account is removed.
    'correos-externos-borrar': { retryLimit: 10, retryDelayMax: 600 },
    // Each job waits until its mail leaves: for the seconds in which it can be stopped, or until the chosen moment.
    'correos-salida': { retryLimit: 30, retryDelay: 10, retryDelayMax: 3_600, deadLetter: 'correos-salida-perdida' },
    // Applies a rule to the many mails that are there.
    'correos-reglas': { retryLimit: 5, retryDelay: 30 },
    // Files what a person received in the carpetas of their rules.
    'correos-reglas-archivar': { retryLimit: 5, retryDelay: 30 },
    // Makes new jobs for mails that lost theirs.
    'correos-sin-tarea': {},
    // Mails that were accepted from outside. Tries go on after the last one: the sender was told that the mail arrived.
    'correos-entrada': { retryLimit: 10, retryDelay: 10, retryDelayMax: 600, deadLetter: 'correos-entrada-perdida' },
    // The server outside may be down for a day: 30 tries, at most an hour apart.
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
    // The mails that are filed in the carpeta.
    cantidades: { correos: { tabla: 'correo_carpetas', cuando: 't.eliminado_en is null' } },
  },
} as const satisfies Domain;
