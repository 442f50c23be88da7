import { type ArchivosListApiArg, api, type ListaArchivosDto } from '../../../api/generated/archivos';
import { makeStale } from '../../../live/stale-tags';

/** How many archivos of a directorio are fetched at a time. */
const TRAMO = 500;

const raiz = 'raiz';
/** The tag of the content of a directorio, or of the outermost level. */
const lugarTag = (id: string | null | undefined) => ({ type: 'archivos' as const, id: id ?? raiz });
/** The tag of data that may concern any directorio: details, the tree, the trash and hits of the search. */
const restoTag = { type: 'archivos' as const, id: 'resto' };

makeStale<typeof api>({
  resumed: ['archivos'],
  'archivos.changed': ({ directorios, isOwn }) => {
    if (isOwn) return [];
    return directorios ? [restoTag, ...directorios.map((id) => lugarTag(id))] : ['archivos'];
  },
});

/**
 * Makes stale the content of these directorios, and all data that may concern any directorio.
 * @param lugares has null for the outermost level
 */
export const archivosChanged = (lugares: readonly (string | null)[]) =>
  archivosApi.util.invalidateTags([restoTag, ...lugares.map(lugarTag)]);

/** Makes stale all of the drive. */
export const driveChanged = () => archivosApi.util.invalidateTags(['archivos']);

/** The tags that become stale depend on the directorio, so the callers invalidate them. */
const write = { invalidatesTags: [] };
const read = { providesTags: [restoTag] };

const archivosApi = api.enhanceEndpoints({
  endpoints: {
    archivosSearch: read,
    archivosTrashed: read,
    archivosGet: read,
    archivosFindVersiones: read,
    directoriosTree: read,
    directoriosGet: read,
    archivosUpdate: write,
    archivosRestoreVersion: write,
    directoriosCreate: write,
    directoriosUpdate: write,
    directoriosEnsure: write,
    lotesDeArchivosMove: write,
    lotesDeArchivosCopy: write,
    lotesDeArchivosRemove: write,
    lotesDeArchivosRestore: write,
    subidasDeArchivosFromDocumento: write,
    subidasDeArchivosToDocumento: { invalidatesTags: [] },
    zipDeArchivosAllow: write,
  },
});

/** The directorio whose list is fetched, and the order of the list. */
export type ListaArg = Pick<ArchivosListApiArg, 'directorioId' | 'orden' | 'sentido'>;

// biome-ignore lint/plugin: the generator cannot write infinite queries
export const listaApi = archivosApi.injectEndpoints({
  endpoints: (build) => ({
    /** The content of a directorio, part by part. */
    archivosDeDirectorio: build.infiniteQuery<ListaArchivosDto, ListaArg, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ siguiente }) => siguiente ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        url: '/api/archivos',
        params: { ...queryArg, limite: TRAMO, ...(pageParam && { despues: pageParam }) },
      }),
      providesTags: (_result, _error, { directorioId }) => [lugarTag(directorioId)],
    }),
  }),
});

export const {
  useArchivosDeDirectorioInfiniteQuery,
  useArchivosSearchQuery,
  useArchivosTrashedQuery,
  useArchivosGetQuery,
  useArchivosFindVersionesQuery,
  useArchivosUpdateMutation,
  useArchivosRestoreVersionMutation,
  useDirectoriosTreeQuery,
  useDirectoriosGetQuery,
  useDirectoriosCreateMutation,
  useDirectoriosUpdateMutation,
  useDirectoriosEnsureMutation,
  useLotesDeArchivosMoveMutation,
  useLotesDeArchivosCopyMutation,
  useLotesDeArchivosRemoveMutation,
  useLotesDeArchivosRestoreMutation,
  useSubidasDeArchivosFromDocumentoMutation,
  useSubidasDeArchivosToDocumentoMutation,
  useZipDeArchivosAllowMutation,
} = listaApi;
