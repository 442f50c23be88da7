import type { ApiDispatch } from '../../../../api/empty-api';
import {
  type CorreoArchivadoListadoDto,
  type CorreosArchivadosDto,
  type CorreosDeCarpetasGetApiArg,
  api as generatedApi,
} from '../../../../api/generated/correos-de-carpetas';
import { makeStale } from '../../../../live/stale-tags';
import { deCarpetaTag, documentosTag } from '../correos-api';

/** A mail filed in a carpeta, as its list has it. */
export type CorreoArchivado = CorreoArchivadoListadoDto;

makeStale<typeof generatedApi>({
  resumed: ['correos-de-carpetas'],
  'carpeta.changed': ({ carpeta, que, isOwn }) => (que === 'correos' && !isOwn ? [deCarpetaTag(carpeta)] : []),
});

const api = generatedApi.enhanceEndpoints({
  addTagTypes: ['correos', 'documentos'],
  endpoints: {
    // A sent mail does not change. Fetching a removed mail again would fail.
    correosDeCarpetasGet: { providesTags: [] },
    correosDeCarpetasRemove: {
      // The mailboxes show the carpetas of their mails.
      invalidatesTags: (_result, _error, { id }) => [deCarpetaTag(id), 'correos'],
    },
    correosDeCarpetasRestore: {
      invalidatesTags: (_result, _error, { id }) => [deCarpetaTag(id), 'correos'],
    },
    correosDeCarpetasFileAsDocumento: {
      invalidatesTags: (_result, _error, { id }) => [documentosTag(id)],
    },
  },
});

// biome-ignore lint/plugin: the generator cannot write infinite queries
const paged = api.injectEndpoints({
  endpoints: (build) => ({
    /** The mails of a carpeta, the newest first, page by page. */
    correosDeCarpeta: build.infiniteQuery<CorreosArchivadosDto, string, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ paginacion: { pagina, ultimaPagina } }) =>
          pagina < ultimaPagina ? pagina + 1 : undefined,
      },
      query: ({ queryArg: id, pageParam: pagina }) => ({
        url: `/api/carpetas/${encodeURIComponent(id)}/correos`,
        params: { pagina, tamano: 30 },
      }),
      providesTags: (_result, _error, id) => [deCarpetaTag(id)],
    }),
  }),
});

export const {
  useCorreosDeCarpetaInfiniteQuery,
  useCorreosDeCarpetasGetQuery,
  useCorreosDeCarpetasFileAsDocumentoMutation,
} = paged;

const { correosDeCarpetasRemove, correosDeCarpetasRestore } = paged.endpoints;
const untracked = { track: false };

type DeCarpeta = CorreosDeCarpetasGetApiArg;

/** Removes a mail from its carpeta. */
export const quitarDeCarpeta = (one: DeCarpeta) => (dispatch: ApiDispatch) =>
  dispatch(correosDeCarpetasRemove.initiate(one, untracked)).unwrap();

/** Files a removed mail in its carpeta again. */
export const devolverACarpeta = (one: DeCarpeta) => (dispatch: ApiDispatch) =>
  dispatch(correosDeCarpetasRestore.initiate(one, untracked)).unwrap();
