import { useEffect, useRef } from 'react';
import { type Chat, useChatUpdateMutation } from '../chat-api';

/** A chat that is in front of somebody's eyes has been read; one in a tab behind others has not. */
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
    // A refusal shows it as unread again. To send it at once again would go on for as long as the server refuses: the
    // next message does, and coming back to the tab.
    if (sentFor.current !== lastId) markRead();
    document.addEventListener('visibilitychange', markRead);
    return () => document.removeEventListener('visibilitychange', markRead);
  }, [id, hasUnread, lastId, update]);
}
