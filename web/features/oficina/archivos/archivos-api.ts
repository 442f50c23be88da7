import { type ArchivosListApiArg, api, type ListaArchivosDto } from '../../../api/generated/archivos';
import { makeStale } from '../../../live/stale-tags';

/** How many archivos are fetched at a time. */
const TRAMO = 500;

const raiz = 'raiz';
/** What is in a directorio, or at the outermost level. */
const lugarTag = (id: string | null | undefined) => ({ type: 'archivos' as const, id: id ?? raiz });
/** What may be anywhere: details, the tree, the trash and what was found. */
const restoTag = { type: 'archivos' as const, id: 'resto' };

makeStale<typeof api>({
  resumed: ['archivos'],
  'archivos.changed': ({ directorios, isOwn }) => {
    if (isOwn) return [];
    return directorios ? [restoTag, ...directorios.map((id) => lugarTag(id))] : ['archivos'];
  },
});

/** Makes stale what is in some directorios, and all that may be anywhere. @param lugares null for the outermost level */
export const archivosChanged = (lugares: readonly (string | null)[]) =>
  archivosApi.util.invalidateTags([restoTag, ...lugares.map(lugarTag)]);

/** Makes stale all of the drive. */
export const driveChanged = () => archivosApi.util.invalidateTags(['archivos']);

/** What a write makes stale depends on its place, which its callers know. */
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

/** Which list of a directorio. */
export type ListaArg = Pick<ArchivosListApiArg, 'directorioId' | 'orden' | 'sentido'>;

// biome-ignore lint/plugin: the generator cannot write infinite queries
export const listaApi = archivosApi.injectEndpoints({
  endpoints: (build) => ({
    /** What is in a directorio, part by part. */
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
