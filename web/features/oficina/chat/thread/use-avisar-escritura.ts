import { useCallback, useRef } from 'react';
import { useAppDispatch } from '../../../../store/hooks';
import { conversacionesApi } from '../chat-api';

/** Milliseconds between two notices, at least. */
const PAUSE_MS = 3_000;

/** Tells the others that the person is writing, now and then while they go on. What was `sent` begins anew. */
export function useAvisarEscritura(chatId: string | undefined) {
  const dispatch = useAppDispatch();
  const toldAt = useRef(Number.NEGATIVE_INFINITY);
  const tell = useCallback(() => {
    const now = performance.now();
    if (!chatId || now - toldAt.current < PAUSE_MS) return;
    toldAt.current = now;
    // Nobody misses a notice that is lost.
    void dispatch(conversacionesApi.endpoints.conversacionesWrite.initiate({ id: chatId }, { track: false }));
  }, [chatId, dispatch]);
  const sent = useCallback(() => {
    toldAt.current = Number.NEGATIVE_INFINITY;
  }, []);
  return { tell, sent };
}
