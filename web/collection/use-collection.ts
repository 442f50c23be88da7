import type { SkipToken } from '@reduxjs/toolkit/query';
import { useLayoutEffect, useMemo, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { apiStatus } from '../api/api-message';
import { useApp, useAppSelector } from '../store/hooks';
import { oncePerApp } from '../store/once-per-app';
import type { Coleccion, ReadOptions } from './collection';
import { enviadasSlice, selectEnviadas } from './enviadas-slice';

/** Makes an application follow the changes of each collection only once. */
const followedIn = oncePerApp((app) => {
  app.inject(enviadasSlice);
  return new Set<unknown>();
});

/** The data of a collection with the unanswered writes applied. They stay current on every page. */
export function useColeccion<Data, Which>(
  coleccion: Coleccion<Data, Which>,
  asked: Which | SkipToken,
  options?: ReadOptions,
) {
  const app = useApp();
  const which = useStable(asked);
  useLayoutEffect(() => {
    const followed = followedIn(app);
    if (followed.has(coleccion)) return;
    followed.add(coleccion);
    app.runSaga(coleccion.follow, app.store.dispatch);
  }, [app, coleccion]);
  const { currentData, error, isError, refetch } = coleccion.useQuery(which, options);
  // A deleted thing (404) is not shown, although it is still cached.
  const isGone = apiStatus(error) === 404;
  const stored = isGone ? undefined : currentData;
  // The array stays the same while nothing is written to this collection.
  const enviadas = useAppSelector(
    (state) => selectEnviadas(state).filter(({ name }) => coleccion.writes(name)),
    shallowEqual,
  );
  const data = useMemo(
    () => stored && coleccion.withEnviadas(stored, enviadas, which as Which),
    [coleccion, stored, enviadas, which],
  );
  const failure = isGone || (isError && !stored) ? error : undefined;
  const hasAnswer = data !== undefined || failure !== undefined;
  const [isAnswered, setIsAnswered] = useState(hasAnswer);
  if (hasAnswer && !isAnswered) setIsAnswered(true);
  return {
    data,
    error: failure,
    /** Whether neither data nor an error was answered yet. */
    isLoading: !isAnswered,
    refetch,
  };
}

/** The first of equal values, which are JSON or a skipToken. */
function useStable<Value>(value: Value): Value {
  const text = typeof value === 'symbol' ? 'skipToken' : JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text changes when the value does
  return useMemo(() => value, [text]);
}
