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

/** A mail as lists have it. */
export type CorreoListado = CorreoListadoDto;
/** A whole mail. */
export type Correo = CorreoDto;
/** The sender or a recipient of a mail. */
export type Corresponsal = CorresponsalDto;
export type Adjunto = CorreoAdjuntoDto;
/** A carpeta in which a mail is filed. */
export type CarpetaDeCorreo = CarpetaDeCorreoDto;
/** The data of a person on a card that came with a mail. */
export type TarjetaDeContacto = TarjetaDeContactoDto;
/** A label; its colour is one of ten. */
export type Etiqueta = MailLabelDto;
/** The changes of mails: folder, labels and flags. */
export type CambioCorreos = Omit<ModificarCorreosDto, 'ids'>;

/** Whether a mail was sent or received. Other mails are drafts, or wait to be sent. */
export const isSalido = ({ estado }: Pick<Correo, 'estado'>) => estado === 'enviado' || estado === 'recibido';

/** The tag of all pages of all lists. */
export const paginasTag = { type: 'correos', id: 'paginas' } as const;
export const hilosTag = { type: 'correos', id: 'hilos' } as const;
const correoTag = (id: string) => ({ type: 'correos', id }) as const;
/** The tag of the counts of the folders. */
export const conteosTag = { type: 'mailbox', id: 'conteos' } as const;
/** The tag of the mails filed in a carpeta. */
export const deCarpetaTag = (carpetaId: string) => ({ type: 'correos-de-carpetas', id: carpetaId }) as const;
export const documentosTag = (carpetaId: string) => ({ type: 'documentos', id: carpetaId }) as const;
const cuentaExternaTag = { type: 'correos', id: 'cuenta-externa' } as const;
const etiquetasTag = { type: 'mailbox', id: 'etiquetas' } as const;

// Own changes are left out: the tab knows them from its answers, and from the tags that its writes invalidate.
makeStale<typeof generatedApi>({
  resumed: ['correos'],
  'mailbox.changed': ({ isOwn, mails }) => {
    // Without `mails`, any mail may have changed. With an empty list, only a label was added or renamed.
    if (isOwn || mails?.length === 0) return [];
    return mails ? [paginasTag, hilosTag, ...mails.map(correoTag)] : ['correos'];
  },
  'mailbox.account': ({ isOwn }) => (isOwn ? [] : [cuentaExternaTag]),
  // Somebody else filed a mail that may also be in this mailbox.
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
    // A mail gives the number of mails in its thread, so it depends on the threads.
    correosGet: { providesTags: (_result, _error, { id }) => [correoTag(id), hilosTag] },
    correosFindHilo: { providesTags: [hilosTag] },
    correosFindCabeceras: { providesTags: (_result, _error, { id }) => [correoTag(id)] },
    // The content of a file never changes.
    correosSummary: { providesTags: [] },
    correosFindDestinatarios: { providesTags: [] },
    correosGetAjustes: { providesTags: [{ type: 'correos', id: 'ajustes' }] },
    correosUpdateAjustes: write,
    correosFileAsDocumento: {
      invalidatesTags: (_result, _error, { archivarCorreoAdjuntoDto: { carpetaId } }) => [documentosTag(carpetaId)],
    },
    // The callers put the mails of the answer in the cache.
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
        // A mail that leaves a list makes room for another mail, so the lists are fetched again.
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
    // The server derives a new slug from the new name.
    mailboxUpdateLabel: write,
    mailboxRemoveLabel: { invalidatesTags: ['correos'] },
    mailboxRestoreLabel: { invalidatesTags: ['correos'] },
  },
});

/** The settings of the mailbox; undefined until they are fetched. */
export const selectAjustes = (state: object) => correosApi.endpoints.correosGetAjustes.select()(state as never).data;

export const {
  useCorreosFindCabecerasQuery,
  useCorreosFileAsDocumentoMutation,
  useCorreosFindSugeridasQuery,
  useCorreosSummaryQuery,
} = correosApi;
export const { useMailboxFindFoldersQuery } = mailboxApi;
