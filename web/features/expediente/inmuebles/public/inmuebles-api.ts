import { api, type InmuebleDeCarpetaDto } from '../../../../api/generated/inmuebles';
import { createColeccion } from '../../../../collection/collection';
import { makeStale } from '../../../../live/stale-tags';
import { actividadTag, carpetaTag } from '../../carpetas/public/carpetas-api';

const inmueblesDeTag = (carpetaId: string) => ({ type: 'inmuebles' as const, id: carpetaId });
/** The tag of the inmuebles in all carpetas, since an inmueble of the office can be in several of them. */
const inmueblesTag = { type: 'inmuebles' as const, id: 'oficina' };

makeStale<typeof api>({
  resumed: ['inmuebles'],
  'inmuebles.changed': [inmueblesTag],
  'carpeta.changed': ({ carpeta, que, isOwn }) => (que === 'inmuebles' && !isOwn ? [inmueblesDeTag(carpeta)] : []),
});

/**
 * A write of an inmueble also makes the carpeta and its certificates stale: moves name inmuebles, and certificates are
 * about them.
 */
const written = (_result: unknown, _error: unknown, { id }: { id: string }) => [
  inmueblesDeTag(id),
  carpetaTag(id),
  actividadTag(id),
  { type: 'certificados' as const, id },
];

/** The endpoints of inmuebles. They share cache tags with carpetas. */
const inmueblesApi = api.enhanceEndpoints({
  addTagTypes: ['carpetas', 'certificados'],
  endpoints: {
    inmueblesFindPage: { providesTags: [inmueblesTag] },
    inmueblesGet: { providesTags: [inmueblesTag] },
    inmueblesFindOfCarpeta: {
      providesTags: (_result, _error, { id }) => [inmueblesDeTag(id), inmueblesTag],
    },
    inmueblesAdd: {
      invalidatesTags: (result, error, arg) => [...written(result, error, arg), inmueblesTag],
    },
    inmueblesUpdate: { invalidatesTags: [inmueblesTag, 'certificados'] },
    inmueblesUpdateInCarpeta: { invalidatesTags: written },
    inmueblesRemove: { invalidatesTags: written },
  },
});

const without = (all: InmuebleDeCarpetaDto[], inmuebleId: string) => all.filter(({ id }) => id !== inmuebleId);

/** The inmuebles of each carpeta. */
export const inmuebles = createColeccion(inmueblesApi, {
  query: 'inmueblesFindOfCarpeta',
  escrituras: {
    inmueblesAdd: {},
    inmueblesRemove: {
      show: (all, { inmuebleId }) => without(all, inmuebleId),
      keep: (all, _answer, { inmuebleId }) => without(all, inmuebleId),
    },
  },
});

export const {
  useInmueblesFindPageQuery,
  useInmueblesGetQuery,
  useInmueblesFindOfCarpetaQuery,
  useInmueblesUpdateMutation,
  useInmueblesUpdateInCarpetaMutation,
} = inmueblesApi;
