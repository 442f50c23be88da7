import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useRef, useState } from 'react';
import { useColeccion } from '../../../../collection/use-collection';
import { useAppDispatch } from '../../../../store/hooks';
import { loadAfter, loadAround, loadBefore, loadSince, mensajes, type Tramo, ventanaDe } from '../mensajes-api';

const nothing: Tramo = { mensajes: [], hayAnteriores: false, hayPosteriores: false };

/**
 * The shown messages of a conversation, and functions that load other messages. Without an id there are no messages.
 */
export function useThread(id: string | undefined) {
  const dispatch = useAppDispatch();
  const { data, error, refetch } = useColeccion(mensajes, id ? ventanaDe(id) : skipToken);
  /** Why other messages could not be loaded, and the function that tries again. */
  const [problem, setProblem] = useState<{ reason: unknown; retry: () => Promise<void> } | null>(null);
  const isBusy = useRef(false);

  const ways = useMemo(() => {
    type Load = ReturnType<typeof loadBefore | typeof loadAround | typeof loadSince>;
    // Only one load runs at a time: each begins at the edge that the load before has left.
    const load = async (work: Load): Promise<void> => {
      if (isBusy.current) return;
      isBusy.current = true;
      setProblem(null);
      try {
        await dispatch(work);
      } catch (reason) {
        setProblem({ reason, retry: () => load(work) });
      } finally {
        isBusy.current = false;
      }
    };
    const of = async (work: (chatId: string) => Load) => (id ? load(work(id)) : undefined);
    return {
      before: () => of(loadBefore),
      after: () => of(loadAfter),
      /** @param mensajeId null for the end of the conversation */
      around: (mensajeId: string | null) => of((chatId) => loadAround(chatId, mensajeId)),
      since: (desde: string) => of((chatId) => loadSince(chatId, desde)),
    };
  }, [id, dispatch]);

  return { tramo: data ?? nothing, isLoading: id !== undefined && !data && !error, error, refetch, problem, ...ways };
}
