import { type ActividadDeCuentaDto, type ActividadFindApiArg, api } from '../../../api/generated/actividad';
import { makeStale } from '../../../live/stale-tags';

/** Something that happened in the cuenta. */
export type Actividad = ActividadDeCuentaDto;
/** Which of them are shown. */
export type Filtros = Omit<ActividadFindApiArg, 'antes' | 'despues' | 'tamano'>;

const size = 40;
/** As many as are counted. */
export const maxNuevas = 100;

makeStale<typeof api>({ 'carpeta.changed': ['actividad'], 'activity.changed': ['actividad'] });

// biome-ignore lint/plugin: the generator cannot write infinite queries
export const { useActividadLineaInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** What happened, newest first, page by page. What is new is not put in by itself: it would move what is read. */
    actividadLinea: build.infiniteQuery<Actividad[], Filtros, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => (page.length < size ? undefined : page.at(-1)?.cursor),
        refetchCachedPages: false,
      },
      query: ({ queryArg, pageParam: antes }) => ({
        url: '/api/pages/activities',
        params: { ...queryArg, antes, tamano: size },
      }),
      providesTags: (result) => (result?.pages[0]?.length === 0 ? ['actividad'] : []),
    }),
  }),
});

const { useActividadFindQuery } = api;

/** How many are newer than the one with this cursor, up to {@link maxNuevas}. It follows what happens. */
export function useNuevas(filtros: Filtros, despues: string | undefined): number {
  const { currentData } = useActividadFindQuery(
    { ...filtros, despues, tamano: maxNuevas },
    { skip: despues === undefined },
  );
  return currentData?.length ?? 0;
}
