import { useCallback, useRef } from 'react';
import { useAppDispatch } from '../../../../store/hooks';
import { conversacionesApi } from '../chat-api';

/** The fewest milliseconds between two notices. */
const PAUSE_MS = 3_000;

/**
 * Tells the others that the person is writing, and again every few seconds while they go on. After `sent`, the next
 * notice goes out at once.
 */
export function useAvisarEscritura(chatId: string | undefined) {
  const dispatch = useAppDispatch();
  const toldAt = useRef(Number.NEGATIVE_INFINITY);
  const tell = useCallback(() => {
    const now = performance.now();
    if (!chatId || now - toldAt.current < PAUSE_MS) return;
    toldAt.current = now;
    // A lost notice does no harm, so its error is ignored.
    void dispatch(conversacionesApi.endpoints.conversacionesWrite.initiate({ id: chatId }, { track: false }));
  }, [chatId, dispatch]);
  const sent = useCallback(() => {
    toldAt.current = Number.NEGATIVE_INFINITY;
  }, []);
  return { tell, sent };
}
