import { matcherOf } from '../../../../lib/coincidencias';
import { flag, id, text } from '../../../../lib/url-codecs';
import { type UrlState, useUrlState } from '../../../../lib/use-url-state';
import { type Curso, useAcademiaFindCoursesQuery } from '../academia-api';
import { useCategorias } from '../categorias';

/** The filters of the list, which the address of the page holds. */
const busquedaSchema = {
  /** The slug of a category. */
  categoria: id(),
  buscar: text(200),
  /** Whether the list leaves out the completed courses. */
  pendientes: flag('si'),
};

export type Busqueda = UrlState<typeof busquedaSchema>;

/** The courses that the filters of the address leave. */
export function useAcademia() {
  const [busqueda, change] = useUrlState(busquedaSchema);
  const { titleOf } = useCategorias();
  const { data, error, refetch } = useAcademiaFindCoursesQuery(
    {},
    { refetchOnMountOrArgChange: 10, refetchOnFocus: true },
  );
  return {
    busqueda,
    change,
    total: data?.length,
    completed: data?.filter(({ progress }) => progress.completed > 0).length ?? 0,
    cursos: data && cursosDe(data, busqueda, titleOf),
    error,
    retry: () => void refetch(),
  };
}

/**
 * The courses that a search shows: first the requested courses, then those that the person began.
 * @param titleOf gives the title of a category
 */
export function cursosDe(
  cursos: readonly Curso[],
  { categoria, buscar, pendientes }: Busqueda,
  titleOf: (slug: string) => string,
): Curso[] {
  const matches = matcherOf(buscar);
  return cursos
    .filter((curso) => categoria === null || curso.category === categoria)
    .filter((curso) => !pendientes || curso.progress.completed === 0)
    .filter(({ title, description, category }) => matches(`${title} ${description} ${titleOf(category)}`))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ request, progress }: Curso): number {
  if (request && !request.doneAt) return 0;
  return progress.currentStep > 0 ? 1 : 2;
}
