import { type ActividadDeCuentaDto, type ActividadFindApiArg, api } from '../../../api/generated/actividad';
import { makeStale } from '../../../live/stale-tags';

/** An event of the cuenta. */
export type Actividad = ActividadDeCuentaDto;
/** The filters of the actividad. */
export type Filtros = Omit<ActividadFindApiArg, 'antes' | 'despues' | 'tamano'>;

const size = 40;
/** The most new events that are counted. */
export const maxNuevas = 100;

makeStale<typeof api>({ 'carpeta.changed': ['actividad'], 'activity.changed': ['actividad'] });

// biome-ignore lint/plugin: the generator cannot write infinite queries
export const { useActividadLineaInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The events, newest first, page by page. New events are not inserted by themselves, because they would move the
     * text that a person reads.
     */
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

/**
 * The number of events newer than the event with this cursor, up to {@link maxNuevas}. Live events keep the number up
 * to date.
 */
export function useNuevas(filtros: Filtros, despues: string | undefined): number {
  const { currentData } = useActividadFindQuery(
    { ...filtros, despues, tamano: maxNuevas },
    { skip: despues === undefined },
  );
  return currentData?.length ?? 0;
}
