import {
  api,
  type CursoConPasosDto,
  type CursoDto,
  type PasoDto,
  type PersonaDeAcademiaDto,
} from '../../../api/generated/academia';
import { makeStale } from '../../../live/stale-tags';

/** A course in the list, without its steps. */
export type Curso = CursoDto;
/** A course with its steps. */
export type CursoConPasos = CursoConPasosDto;
export type Paso = PasoDto;
/** A step of a course that the cuenta wrote. */
export type PasoPropio = PasoDto & { id: string };
export type PersonaDeAcademia = PersonaDeAcademiaDto;

const listaTag = { type: 'academia', id: 'lista' } as const;
/** The courses that each member of the team began or completed. */
const equipoTag = { type: 'academia', id: 'equipo' } as const;

// `cursos.ts` itself fetches open courses again after a change.
makeStale<typeof api>({
  'academy.changed': [listaTag, equipoTag],
  'academy.progress': [listaTag, equipoTag],
  'team.changed': [equipoTag],
});

const inLista = { invalidatesTags: [listaTag] };
/** For writes of `cursos.ts`, which updates the course itself: no tag becomes stale. */
const write = { invalidatesTags: [] };
const inEquipo = { invalidatesTags: [equipoTag, listaTag] };

export const academiaApi = api.enhanceEndpoints({
  endpoints: {
    academiaFindCategories: { providesTags: [] },
    academiaFindCourses: { providesTags: [listaTag] },
    academiaGetCourse: { providesTags: (_curso, _error, { id }) => [{ type: 'academia', id }] },
    academiaAdvance: inEquipo,
    academiaFindTeam: { providesTags: [equipoTag] },
    academiaRequest: inEquipo,
    academiaWithdraw: inEquipo,
    cursosCreate: inLista,
    cursosUpdate: inLista,
    cursosRemove: inLista,
    cursosRestore: inLista,
    cursosAddStep: write,
    cursosOrder: write,
    pasosUpdate: write,
    pasosRemove: inLista,
    // A restored step takes its place among the others, so the course is fetched again.
    pasosRestore: inLista,
    pasosRemoveImage: write,
  },
});

export const {
  useAcademiaFindCategoriesQuery,
  useAcademiaFindCoursesQuery,
  useAcademiaFindTeamQuery,
  useAcademiaRequestMutation,
  useAcademiaWithdrawMutation,
  useCursosCreateMutation,
} = academiaApi;
