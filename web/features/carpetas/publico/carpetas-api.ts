import {
  type ActividadDto,
  api,
  type CarpetasTableroFindApiArg,
  type ComentariosDto,
  type TableroDeCarpetasDto,
} from '../../../api/generated/carpetas';
import { silent } from '../../../api/silent';
import { makeStale } from '../../../live/stale-tags';

/** Cache tags for features that change a carpeta: the carpeta itself, its actividad, and the list. */
export const carpetaTag = (id: string) => ({ type: 'carpetas' as const, id });
export const actividadTag = (id: string) => ({ type: 'carpetas' as const, id: `${id}/actividad` });
export const listaTag = { type: 'carpetas' as const, id: 'lista' };
/** Of all carpetas, since a vínculo shows in two. */
const vinculosTag = { type: 'carpetas' as const, id: 'vinculos' };
const comentariosTag = (id: string) => ({ type: 'carpetas' as const, id: `${id}/comentarios` });
const accesosTag = (id: string) => ({ type: 'carpetas' as const, id: `${id}/accesos` });
const etiquetasTag = { type: 'carpetas' as const, id: 'etiquetas' };

const written = (_result: unknown, _error: unknown, { id }: { id: string }) => [
  listaTag,
  actividadTag(id),
  etiquetasTag,
];

makeStale<typeof api>({
  resumed: ['carpetas'],
  // Whoever is let into carpetas, or no longer, sees others from then on.
  'accesos.changed': ['carpetas'],
  'carpetas.changed': [listaTag, etiquetasTag],
  'carpeta.changed': ({ carpeta: id, que, isOwn }) => {
    // Own writes to the carpeta and its partes have made all of it stale already.
    if (isOwn) return que === 'detalle' || que === 'partes' ? [] : [carpetaTag(id), listaTag];
    const also = { detalle: [etiquetasTag, accesosTag(id)], comentarios: [comentariosTag(id)] };
    return [carpetaTag(id), actividadTag(id), listaTag, ...(que in also ? also[que as keyof typeof also] : [])];
  },
});

const linked = (_result: unknown, _error: unknown, { id }: { id: string }) => [vinculosTag, listaTag, actividadTag(id)];
const commented = (_result: unknown, _error: unknown, { id }: { id: string }) => [
  comentariosTag(id),
  actividadTag(id),
  carpetaTag(id),
];
const opened = (_result: unknown, _error: unknown, { id }: { id: string }) => [listaTag, actividadTag(id)];

const changed = (ids: readonly string[]) => [
  listaTag,
  etiquetasTag,
  ...ids.flatMap((id) => [carpetaTag(id), actividadTag(id)]),
];

/** The endpoints of carpetas, with their cache tags. */
// biome-ignore lint/plugin: the generator cannot write infinite queries
export const carpetasApi = api
  .enhanceEndpoints({
    endpoints: {
      carpetasFindPage: { ...silent, providesTags: [listaTag] },
      carpetasTableroFind: { ...silent, providesTags: [listaTag] },
      carpetasFindEtiquetas: { ...silent, providesTags: [etiquetasTag] },
      carpetasGet: { ...silent, providesTags: (_result, _error, { id }) => [carpetaTag(id), vinculosTag] },
      carpetasCreate: { ...silent, invalidatesTags: [listaTag, etiquetasTag] },
      carpetasUpdate: { ...silent, invalidatesTags: written },
      carpetasMove: { ...silent, invalidatesTags: written },
      carpetasRestore: { ...silent, invalidatesTags: written },
      vinculosAdd: { ...silent, invalidatesTags: linked },
      vinculosRemove: { ...silent, invalidatesTags: linked },
      comentariosFindMencionables: { ...silent, providesTags: (_result, _error, { id }) => [accesosTag(id)] },
      comentariosAdd: { ...silent, invalidatesTags: commented },
      comentariosUpdate: { ...silent, invalidatesTags: commented },
      comentariosRemove: { ...silent, invalidatesTags: commented },
      comentariosRestore: { ...silent, invalidatesTags: commented },
      duplicadosCreate: {
        ...silent,
        invalidatesTags: (result, error, arg) => [...written(result, error, arg), vinculosTag],
      },
      carpetaAccesosFindAccesos: { ...silent, providesTags: (_result, _error, { id }) => [accesosTag(id)] },
      carpetaAccesosGrantAcceso: { ...silent, invalidatesTags: opened },
      carpetaAccesosEndAcceso: { ...silent, invalidatesTags: opened },
      carpetaAccesosGrantAccesos: {
        ...silent,
        invalidatesTags: (_result, _error, { otorgarAccesosDto: { carpetas } }) => [
          listaTag,
          ...carpetas.flatMap((id) => [accesosTag(id), actividadTag(id)]),
        ],
      },
      carpetaCambiosChange: {
        ...silent,
        invalidatesTags: (_result, _error, { cambiarCarpetasDto: { carpetas } }) => changed(carpetas),
      },
      carpetaCambiosUndo: {
        ...silent,
        invalidatesTags: (_result, _error, { deshacerCambiosDto: { carpetas } }) =>
          changed(carpetas.map(({ id }) => id)),
      },
      carpetasRemove: {
        ...silent,
        invalidatesTags: (result, error, arg) => [...written(result, error, arg), carpetaTag(arg.id)],
      },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** What happened in a carpeta, newest first, page by page. */
      carpetaActividad: build.infiniteQuery<ActividadDto, string, number>({
        infiniteQueryOptions: {
          initialPageParam: 1,
          getNextPageParam: ({ paginacion: { pagina, ultimaPagina } }) =>
            pagina < ultimaPagina ? pagina + 1 : undefined,
        },
        query: ({ queryArg: id, pageParam: pagina }) => ({
          url: `/api/carpetas/${encodeURIComponent(id)}/actividad`,
          params: { pagina, tamano: 30 },
        }),
        providesTags: (_result, _error, id) => [actividadTag(id)],
        ...silent,
      }),
      /** The comments of a carpeta, newest first, page by page. */
      carpetaComentarios: build.infiniteQuery<ComentariosDto, string, number>({
        infiniteQueryOptions: {
          initialPageParam: 1,
          getNextPageParam: ({ paginacion: { pagina, ultimaPagina } }) =>
            pagina < ultimaPagina ? pagina + 1 : undefined,
        },
        query: ({ queryArg: id, pageParam: pagina }) => ({
          url: `/api/carpetas/${encodeURIComponent(id)}/comentarios`,
          params: { pagina, tamano: 30 },
        }),
        providesTags: (_result, _error, id) => [comentariosTag(id)],
        ...silent,
      }),
      /** The carpetas of a column of the board after its first portion, portion by portion. */
      carpetasDeColumna: build.infiniteQuery<TableroDeCarpetasDto, CarpetasTableroFindApiArg, number>({
        infiniteQueryOptions: {
          initialPageParam: 2,
          getNextPageParam: ({ columnas: [columna] }) =>
            columna && columna.paginacion.pagina < columna.paginacion.ultimaPagina
              ? columna.paginacion.pagina + 1
              : undefined,
        },
        query: ({ queryArg, pageParam: pagina }) => ({
          url: '/api/carpetas/tablero',
          params: { ...queryArg, pagina },
        }),
        providesTags: [listaTag],
        ...silent,
      }),
    }),
  });

export const {
  useCarpetasFindPageQuery,
  useCarpetasTableroFindQuery,
  useCarpetasDeColumnaInfiniteQuery,
  useCarpetasFindEtiquetasQuery,
  useCarpetasCreateMutation,
  useDuplicadosCreateMutation,
  useCarpetaActividadInfiniteQuery,
  useCarpetaComentariosInfiniteQuery,
  useComentariosFindMencionablesQuery,
  useComentariosAddMutation,
  useComentariosUpdateMutation,
  useComentariosRemoveMutation,
  useComentariosRestoreMutation,
  useCarpetaAccesosGrantAccesosMutation,
  useCarpetaCambiosChangeMutation,
  useCarpetaCambiosUndoMutation,
} = carpetasApi;
