import {
  type CarpetaDeCorreoDto,
  type CorreoAdjuntoDto,
  type CorreoDto,
  type CorreoListadoDto,
  type CorresponsalDto,
  api as generatedApi,
  type ModificarCorreosDto,
  type TarjetaDeContactoDto,
} from '../../../api/generated/correos';
import { type MailLabelDto, api as mailboxGeneratedApi } from '../../../api/generated/mailbox';
import { makeStale } from '../../../live/stale-tags';

/** A mail of a list. */
export type CorreoListado = CorreoListadoDto;
/** A whole mail. */
export type Correo = CorreoDto;
/** Who wrote a mail, or to whom it goes. */
export type Corresponsal = CorresponsalDto;
/** A file of a mail. */
export type Adjunto = CorreoAdjuntoDto;
/** A carpeta to which a mail belongs. */
export type CarpetaDeCorreo = CarpetaDeCorreoDto;
/** Somebody's data, as a card that came with a mail has them. */
export type TarjetaDeContacto = TarjetaDeContactoDto;
/** A label; its colour is one of ten. */
export type Etiqueta = MailLabelDto;
/** What is changed of some mails. */
export type CambioCorreos = Omit<ModificarCorreosDto, 'ids'>;

/** Whether a mail was sent or received. Others are still written. */
export const isSalido = ({ estado }: Pick<Correo, 'estado'>) => estado === 'enviado' || estado === 'recibido';

/** All pages of all lists. */
export const paginasTag = { type: 'correos', id: 'paginas' } as const;
/** All threads. */
export const hilosTag = { type: 'correos', id: 'hilos' } as const;
/** One whole mail. */
const correoTag = (id: string) => ({ type: 'correos', id }) as const;
/** The counts of the folders. */
export const conteosTag = { type: 'mailbox', id: 'conteos' } as const;
/** The mails that are filed in a carpeta. */
export const deCarpetaTag = (carpetaId: string) => ({ type: 'correos-de-carpetas', id: carpetaId }) as const;
/** The documents of a carpeta. */
export const documentosTag = (carpetaId: string) => ({ type: 'documentos', id: carpetaId }) as const;
const cuentaExternaTag = { type: 'correos', id: 'cuenta-externa' } as const;
const etiquetasTag = { type: 'mailbox', id: 'etiquetas' } as const;

// The tab that makes a change knows it from its answer, and from the tags that its writes invalidate.
makeStale<typeof generatedApi>({
  resumed: ['correos'],
  'mailbox.changed': ({ isOwn, mails }) => {
    // Without mails, anything may have changed; with an empty list, only a label was added or renamed.
    if (isOwn || mails?.length === 0) return [];
    return mails ? [paginasTag, hilosTag, ...mails.map(correoTag)] : ['correos'];
  },
  'mailbox.account': ({ isOwn }) => (isOwn ? [] : [cuentaExternaTag]),
  // Somebody else filed a mail that this mailbox may have too.
  'carpeta.changed': ({ que, isOwn }) => (que === 'correos' && !isOwn ? [paginasTag, hilosTag] : []),
});
makeStale<typeof mailboxGeneratedApi>({
  resumed: ['mailbox'],
  'mailbox.changed': ({ isOwn, mails }) => {
    if (isOwn) return [];
    return mails?.length ? [conteosTag] : [conteosTag, etiquetasTag];
  },
});

/** The writes of `correos.ts`, which change the cache themselves: no tag becomes stale. */
const write = { invalidatesTags: [] };

/** The endpoints of the person's mailbox, with their cache tags. */
export const correosApi = generatedApi.enhanceEndpoints({
  addTagTypes: ['mailbox', 'documentos', 'correos-de-carpetas'],
  endpoints: {
    correosFindPage: { providesTags: [paginasTag] },
    // It says how many mails its thread has.
    correosGet: { providesTags: (_result, _error, { id }) => [correoTag(id), hilosTag] },
    correosFindHilo: { providesTags: [hilosTag] },
    correosFindCabeceras: { providesTags: (_result, _error, { id }) => [correoTag(id)] },
    // What a file says never changes.
    correosSummary: { providesTags: [] },
    correosFindDestinatarios: { providesTags: [] },
    correosGetAjustes: { providesTags: [{ type: 'correos', id: 'ajustes' }] },
    correosUpdateAjustes: write,
    correosFileAsDocumento: {
      invalidatesTags: (_result, _error, { archivarCorreoAdjuntoDto: { carpetaId } }) => [documentosTag(carpetaId)],
    },
    // Their callers put the mails of the answer in the cache.
    correosFile: {
      invalidatesTags: (_result, _error, { archivarCorreosDto: { carpetaId } }) => [deCarpetaTag(carpetaId)],
    },
    correosUnfile: {
      invalidatesTags: (_result, _error, { desarchivarCorreosDto: { carpetaId } }) => [deCarpetaTag(carpetaId)],
    },
    correosFindSugeridas: { providesTags: [] },
    correosSetDireccion: write,
    cuentaExternaGetCuentaExterna: {
      providesTags: [cuentaExternaTag],
      extraOptions: { isBackground: true },
    },
    cuentaExternaSaveCuentaExterna: write,
    cuentaExternaUpdateCuentaExterna: write,
    cuentaExternaSyncCuentaExterna: write,
    cuentaExternaRemoveCuentaExterna: write,
    correosUpdate: {
      invalidatesTags: (_result, _error, { modificarCorreosDto: { bandeja, leido } }) => {
        // What leaves a list makes place for another mail.
        if (bandeja !== undefined) return [paginasTag, hilosTag, conteosTag];
        return leido === undefined ? [] : [conteosTag];
      },
    },
    correosRemoveForGood: { invalidatesTags: [paginasTag, hilosTag, conteosTag] },
  },
});

/** The folders with their counts, and the labels. */
export const mailboxApi = mailboxGeneratedApi.enhanceEndpoints({
  addTagTypes: ['correos'],
  endpoints: {
    mailboxFindFolders: {
      providesTags: [conteosTag],
      extraOptions: { isBackground: true },
    },
    mailboxFindLabels: { providesTags: [etiquetasTag] },
    mailboxCreateLabel: write,
    // The server makes the slug of the name anew.
    mailboxUpdateLabel: write,
    mailboxRemoveLabel: { invalidatesTags: ['correos'] },
    mailboxRestoreLabel: { invalidatesTags: ['correos'] },
  },
});

/** The signature, once it was fetched. */
export const selectAjustes = (state: object) => correosApi.endpoints.correosGetAjustes.select()(state as never).data;

export const {
  useCorreosFindCabecerasQuery,
  useCorreosFileAsDocumentoMutation,
  useCorreosFindSugeridasQuery,
  useCorreosSummaryQuery,
} = correosApi;
export const { useMailboxFindFoldersQuery } = mailboxApi;
