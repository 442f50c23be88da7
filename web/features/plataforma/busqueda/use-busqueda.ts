import { useMemo, useState } from 'react';
import { useDebounced } from '../../../lib/use-debounced';
import { useSearchFindQuery } from './busqueda-api';
import { type Contexto, opcionesOf } from './opciones';

/** The fewest letters that start a search. */
const minLength = 2;

/** The typed text, its results, and the active result. */
export function useBusqueda({ isPage, estadoName }: Contexto) {
  const [text, setText] = useState('');
  const wanted = text.trim();
  const rested = useDebounced(wanted);
  const isLongEnough = wanted.length >= minLength;
  const { data, isFetching, isError, error, refetch } = useSearchFindQuery(
    { searchDto: { query: rested, grupos: 'todos' } },
    { skip: !isLongEnough || rested.length < minLength },
  );
  const grupos = useMemo(
    () => (isLongEnough && data ? opcionesOf(data, { isPage, estadoName }) : []),
    [data, estadoName, isLongEnough, isPage],
  );
  const isSettled = isLongEnough && wanted === rested && !isFetching;

  // A new answer begins at its first result.
  const [active, setActive] = useState({ grupos, index: 0 });
  const index = active.grupos === grupos ? active.index : 0;
  const opciones = grupos.flatMap((grupo) => grupo.opciones);

  return {
    text,
    setText,
    wanted,
    isLongEnough,
    /** Whether the results belong to the typed text. */
    isSettled,
    grupos,
    opciones,
    activeIndex: index,
    activate: (next: number) => setActive({ grupos, index: (next + opciones.length) % Math.max(1, opciones.length) }),
    problem: isSettled && isError ? { error, retry: () => void refetch() } : null,
  };
}
