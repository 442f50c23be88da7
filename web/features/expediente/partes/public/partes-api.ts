import { api, type ParteDto } from '../../../../api/generated/partes';
import { createColeccion } from '../../../../collection/collection';
import { makeStale } from '../../../../live/stale-tags';
import { actividadTag, carpetaTag, listaTag } from '../../carpetas/public/carpetas-api';
import { partesTag, personasTag } from '../../personas/public/personas-api';
import { colocar } from '../orden';

const partesDeTag = (carpetaId: string) => ({ type: 'partes' as const, id: carpetaId });

makeStale<typeof api>({
  resumed: ['partes'],
  'carpeta.changed': ({ carpeta, que, isOwn }) => (que === 'partes' && !isOwn ? [partesDeTag(carpeta)] : []),
});

/**
 * A write of a parte makes the carpeta, its actividad and the list stale. Partes decide which moves the carpeta allows,
 * and the list searches by them.
 */
const written = (_result: unknown, _error: unknown, { id }: { id: string }) => [
  partesDeTag(id),
  carpetaTag(id),
  actividadTag(id),
  listaTag,
];

/** The endpoints of partes. They share cache tags with carpetas and personas. */
const partesApi = api.enhanceEndpoints({
  addTagTypes: ['carpetas', 'certificados', 'personas'],
  endpoints: {
    partesFindAll: { providesTags: (_result, _error, { id }) => [partesDeTag(id), partesTag] },
    partesAdd: {
      invalidatesTags: (result, error, arg) => [
        ...written(result, error, arg),
        ...(arg.agregarParteDto.persona ? [personasTag] : []),
      ],
    },
    partesUpdate: { invalidatesTags: written },
    partesShare: { invalidatesTags: written },
    partesRemove: {
      invalidatesTags: (result, error, arg) => [
        ...written(result, error, arg),
        { type: 'certificados' as const, id: arg.id },
      ],
    },
  },
});

const without = (all: ParteDto[], parteId: string) => all.filter(({ id }) => id !== parteId);

/** The partes of each carpeta. */
export const partes = createColeccion(partesApi, {
  query: 'partesFindAll',
  escrituras: {
    partesAdd: {
      // The role that the form offers next depends on the cached partes, so the new parte is added at once.
      keep: (all, answer, { id }, which) =>
        id === which.id ? colocar([...without(all, answer.id), answer], answer.id, answer.orden) : all,
    },
    partesUpdate: {
      // A place counts within the whole list, so changes of one carpeta's partes are sent one after the other.
      changesIds: ({ id }) => id,
      show: (all, { parteId, modificarParteDto: { orden } }) => (orden ? colocar(all, parteId, orden) : all),
      keep: (all, answer) =>
        colocar(
          all.map((parte) => (parte.id === answer.id ? { ...answer, orden: parte.orden } : parte)),
          answer.id,
          answer.orden,
        ),
    },
    partesShare: {
      show: (all, { repartirPartesDto }) => {
        const shares = new Map(repartirPartesDto.partes.map(({ id, porcentaje = null }) => [id, { porcentaje }]));
        return all.map((parte) => ({ ...parte, ...shares.get(parte.id) }));
      },
      keep: (_all, answer) => answer,
    },
    partesRemove: {
      show: (all, { parteId }) => without(all, parteId),
      keep: (all, _answer, { parteId }) => without(all, parteId),
    },
  },
});

export const { usePartesFindAllQuery, usePartesUpdateMutation } = partesApi;
