import { isUuid } from '../../../../server/vocabulario/uuid';
import { createColeccion } from '../../../collection/collection';
import { academiaApi, type CursoConPasos, type Paso } from './academia-api';
import { advanced, appended, keepPaso, nuevo, ordered, patched, without } from './cambios';

/** The open courses, with their steps and the writes on their way. */
export const cursos = createColeccion(academiaApi, {
  query: 'academiaGetCourse',
  escrituras: {
    academiaAdvance: {
      changesIds: ({ id }) => id,
      show: (curso, { id, avanceDto }) => advanced(curso, id, avanceDto),
      keep: (curso, _, { id, avanceDto }) => advanced(curso, id, avanceDto),
    },
    cursosUpdate: {
      changesIds: ({ id }) => id,
      show: (curso, { id, cambiosCursoDto }) =>
        curso.id === id ? ({ ...curso, ...cambiosCursoDto } as CursoConPasos) : curso,
      // The answer's steps are left out: later writes to them may have been answered already.
      keep: (curso, { steps: _, ...answer }) =>
        curso.id === answer.id && curso.version <= answer.version ? { ...curso, ...answer } : curso,
    },
    cursosRemove: {},
    cursosRestore: {},
    cursosAddStep: {
      createsId: ({ nuevoPasoDto }) => nuevoPasoDto.id ?? '',
      // Each new step is placed last, so they are sent in the order in which they were made.
      changesIds: ({ id }) => `${id}/orden`,
      show: (curso, { id, nuevoPasoDto }) =>
        curso.id === id ? appended(curso, nuevo(nuevoPasoDto.id ?? '', nuevoPasoDto.title)) : curso,
      // The other steps of the answer are left out: later writes to them may have been answered already.
      keep: (curso, answer, { nuevoPasoDto }) => {
        const paso = answer.steps.find((each) => each.id === nuevoPasoDto.id);
        return curso.id === answer.id && paso ? appended(curso, paso) : curso;
      },
    },
    cursosOrder: {
      changesIds: ({ id }) => `${id}/orden`,
      show: (curso, { id, ordenPasosDto }) => (curso.id === id ? ordered(curso, ordenPasosDto.steps) : curso),
      keep: (curso, answer, { ordenPasosDto }) =>
        curso.id === answer.id ? ordered(curso, ordenPasosDto.steps) : curso,
    },
    pasosUpdate: {
      changesIds: ({ id }) => id,
      show: (curso, { id, cambiosPasoDto }) => patched(curso, id, cambiosPasoDto as Partial<Paso>),
      keep: keepPaso,
    },
    pasosRemoveImage: {
      changesIds: ({ id }) => id,
      show: (curso, { id }) => patched(curso, id, { image: null, imageSize: null }),
      keep: keepPaso,
    },
    pasosRemove: {
      changesIds: ({ id }) => id,
      show: (curso, { id }) => without(curso, id),
      keep: (curso, _, { id }) => without(curso, id),
    },
    pasosRestore: {},
  },
  follow: {
    read: (event) =>
      event.type === 'academy.changed' || event.type === 'academy.progress' ? { part: event.courses?.[0] } : null,
    // The page knows a course of the product by its slug, but events name no slugs. So each event counts.
    hasPart: ({ id }, part) => id === part || !isUuid(id),
  },
});

/** A course with the writes on their way; undefined while it is not loaded. */
export const selectCurso = (state: object, id: string): CursoConPasos | undefined => cursos.select({ id })(state);
