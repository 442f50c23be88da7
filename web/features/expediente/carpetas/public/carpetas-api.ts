import type { BaseQueryApi, QueryReturnValue } from '@reduxjs/toolkit/query';
import { expectAhead } from '../../../../api/answers-ahead';
import type { ApiError } from '../../../../api/empty-api';
import {
  api,
  type CarpetaDetalleDto,
  type CarpetasGetApiArg,
  type EscritorioDto,
} from '../../../../api/generated/carpetas';
import type { AppServices } from '../../../../api/services';
import { makeStale } from '../../../../live/stale-tags';

/** Cache tags for features that change a carpeta: the carpeta itself, its actividad, and the list. */
export const carpetaTag = (id: string) => ({ type: 'carpetas' as const, id });
export const actividadTag = (id: string) => ({ type: 'carpetas' as const, id: `${id}/actividad` });
export const listaTag = { type: 'carpetas' as const, id: 'lista' };
/** One tag for all carpetas, since a vínculo shows in two of them. */
const vinculosTag = { type: 'carpetas' as const, id: 'vinculos' };
export const comentariosTag = (id: string) => ({ type: 'carpetas' as const, id: `${id}/comentarios` });
export const accesosTag = (id: string) => ({ type: 'carpetas' as const, id: `${id}/accesos` });
export const etiquetasTag = { type: 'carpetas' as const, id: 'etiquetas' };

const written = (_result: unknown, _error: unknown, { id }: { id: string }) => [
  listaTag,
  actividadTag(id),
  etiquetasTag,
];

makeStale<typeof api>({
  resumed: ['carpetas'],
  // A person who gains or loses an acceso sees other carpetas from then on.
  'accesos.changed': ['carpetas'],
  'carpetas.changed': [listaTag, etiquetasTag],
  // A carpeta says whether its acto has a newer version.
  'actos.changed': ['carpetas'],
  'carpeta.changed': ({ carpeta: id, que, isOwn }) => {
    // The person's own writes to the carpeta, its partes and its requisitos have already made these tags stale.
    if (isOwn) {
      const isKnown = que === 'detalle' || que === 'partes' || que === 'requisitos';
      return isKnown ? [] : [carpetaTag(id), listaTag];
    }
    const also = { detalle: [etiquetasTag, accesosTag(id)], comentarios: [comentariosTag(id)] };
    return [carpetaTag(id), actividadTag(id), listaTag, ...(que in also ? also[que as keyof typeof also] : [])];
  },
});

const proposed = (_result: unknown, _error: unknown, { id }: { id: string }) => [
  carpetaTag(id),
  actividadTag(id),
  listaTag,
];
const linked = (_result: unknown, _error: unknown, { id }: { id: string }) => [vinculosTag, listaTag, actividadTag(id)];

type Fetched = QueryReturnValue<unknown, ApiError>;
type Fetch = (address: string) => Fetched | PromiseLike<Fetched>;

/** Fetches a carpeta. When the carpeta is not cached, its desk is fetched too. */
async function getCarpeta(
  { id }: CarpetasGetApiArg,
  { getState, extra }: BaseQueryApi,
  _options: unknown,
  fetch: Fetch,
) {
  const address = `/api/carpetas/${encodeURIComponent(id)}`;
  const { data: cached } = api.endpoints.carpetasGet.select({ id })(getState() as never);
  const keep = cached ? null : expectAhead(extra as AppServices);
  const { data, error } = await fetch(keep ? `${address}/escritorio` : address);
  if (error) return { error };
  if (!keep) return { data: data as CarpetaDetalleDto };
  const { carpeta, partes } = data as EscritorioDto;
  keep(partes);
  return { data: carpeta };
}

/** The endpoints of carpetas, with their cache tags. */
export const carpetasApi = api.enhanceEndpoints({
  endpoints: {
    carpetasFindPage: { providesTags: [listaTag] },
    numerosFind: { providesTags: [listaTag] },
    carpetasTableroFind: { providesTags: [listaTag] },
    carpetasFindEtiquetas: { providesTags: [etiquetasTag] },
    carpetasGet: {
      providesTags: (_result, _error, { id }) => [carpetaTag(id), vinculosTag],
      query: undefined,
      queryFn: getCarpeta,
    },
    carpetasCreate: { invalidatesTags: [listaTag, etiquetasTag] },
    carpetasUpdate: { invalidatesTags: written },
    carpetasMove: { invalidatesTags: written },
    carpetasPropose: { invalidatesTags: proposed },
    carpetasGiveBack: { invalidatesTags: proposed },
    carpetasRestore: { invalidatesTags: written },
    carpetaActoRenew: {
      invalidatesTags: (_result, _error, { id }) => [carpetaTag(id), actividadTag(id), listaTag],
    },
    vinculosAdd: { invalidatesTags: linked },
    vinculosRemove: { invalidatesTags: linked },
    duplicadosCreate: {
      invalidatesTags: (result, error, arg) => [...written(result, error, arg), vinculosTag],
    },
    carpetasRemove: {
      invalidatesTags: (result, error, arg) => [...written(result, error, arg), carpetaTag(arg.id)],
    },
  },
});

export const {
  useCarpetasFindPageQuery,
  useCarpetasProposeMutation,
  useCarpetasGiveBackMutation,
  useCarpetasFindEtiquetasQuery,
  useCarpetasCreateMutation,
  useCarpetaActoPreviewQuery,
  useCarpetaActoRenewMutation,
  useDuplicadosCreateMutation,
  useNumerosFindQuery,
} = carpetasApi;
