import { useLayoutEffect, useMemo } from 'react';
import { useApp, useAppSelector } from '../../app/hooks';
import { selectEscrituras, withEscrituras } from './escrituras-slice';
import { installTareas } from './install-tareas';
import { type TareasDe, useListaDeTareasFindAllQuery } from './tareas-api';

/** The tareas as they will be once the writes on their way have arrived; a refused one is gone from it by itself. */
export function useTareas(which: TareasDe = {}) {
  const app = useApp();
  // What shows tareas also shows what is on its way.
  useLayoutEffect(() => installTareas(app), [app]);
  const { data, error, isError, refetch } = useListaDeTareasFindAllQuery(which);
  const escrituras = useAppSelector(selectEscrituras);
  const tareas = useMemo(() => data && withEscrituras(data, escrituras), [data, escrituras]);
  return { tareas, error: isError && !data ? error : undefined, refetch };
}
