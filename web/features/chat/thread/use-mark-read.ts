import { useEffect, useRef } from 'react';
import { type Chat, useChatUpdateMutation } from '../chat-api';

/** Marks the open chat as read, but only while its tab is visible. */
export function useMarkRead(chat: Chat | null): void {
  const [update] = useChatUpdateMutation();
  const sentFor = useRef<string | undefined>(undefined);
  const id = chat?.id;
  const hasUnread = (chat?.unreadCount ?? 0) > 0;
  const lastId = chat?.messages.at(-1)?.id;

  useEffect(() => {
    if (!id || !hasUnread) return;
    const markRead = () => {
      if (document.visibilityState !== 'visible') return;
      sentFor.current = lastId;
      void update({ modificarChatDto: { id, chat: { unreadCount: 0 } } });
    };
    // After a refusal the chat is unread again. To send at once again could go on without end, so it waits for the next
    // message, or for the person to come back to the tab.
    if (sentFor.current !== lastId) markRead();
    document.addEventListener('visibilitychange', markRead);
    return () => document.removeEventListener('visibilitychange', markRead);
  }, [id, hasUnread, lastId, update]);
}
