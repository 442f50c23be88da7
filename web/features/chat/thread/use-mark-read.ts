import { useEffect } from 'react';
import { type Chat, useChangeChatMutation } from '../chat-api';

/** A chat that is in front of somebody's eyes has been read; one in a tab behind others has not. */
export function useMarkRead(chat: Chat | null): void {
  const [changeChat] = useChangeChatMutation();
  const id = chat?.id;
  const unreadCount = chat?.unreadCount ?? 0;

  useEffect(() => {
    if (!id || unreadCount === 0) return;
    const markRead = () => {
      if (document.visibilityState === 'visible') void changeChat({ id, chat: { unreadCount: 0 } });
    };
    markRead();
    document.addEventListener('visibilitychange', markRead);
    return () => document.removeEventListener('visibilitychange', markRead);
  }, [id, unreadCount, changeChat]);
}
