import { useEffect, useRef } from 'react';
import { warn } from '../../../../lib/log';
import { useAppDispatch } from '../../../../store/hooks';
import { type Conversacion, conversaciones } from '../chat-api';

/**
 * Marks a conversation as read up to a message, but only while its tab is visible.
 * @param shownId the last message, while it is in sight
 */
export function useMarkRead(conversacion: Conversacion | null, shownId: string | undefined): void {
  const dispatch = useAppDispatch();
  const sentFor = useRef<string | undefined>(undefined);
  const id = conversacion?.id;
  const hasUnread = (conversacion?.sinLeer ?? 0) > 0;

  useEffect(() => {
    if (!id || !hasUnread || !shownId) return;
    const markRead = () => {
      if (document.visibilityState !== 'visible') return;
      sentFor.current = shownId;
      const reading = { id, marcarLeidaDto: { hasta: shownId } };
      dispatch(conversaciones.send('conversacionesRead', reading)).catch((error) =>
        warn('A conversation was not marked as read', error),
      );
    };
    // After a refusal it is unread again. To send at once again could go on without end, so it waits for the next
    // message, or for the person to come back to the tab.
    if (sentFor.current !== shownId) markRead();
    document.addEventListener('visibilitychange', markRead);
    return () => document.removeEventListener('visibilitychange', markRead);
  }, [id, hasUnread, shownId, dispatch]);
}
