import { useEffect, useRef, useState } from 'react';
import { useWindowHidden } from '../../../../lib/use-window-hidden';
import type { Mensaje } from '../chat-api';

interface UnreadLineOptions {
  /** Until when the person had read when the thread opened; undefined while it is not known. */
  leiHasta: string | null | undefined;
  hasUnread: boolean;
  mensajes: readonly Mensaje[];
  /** Whether the last message is in sight. */
  isAtEnd: boolean;
}

/**
 * Until when the person had read: the line of unread messages is drawn after it. Null when there is none. It stays
 * until the thread is left or the person writes.
 */
export function useUnreadLine({ leiHasta, hasUnread, mensajes, isAtEnd }: UnreadLineOptions) {
  const isHidden = useWindowHidden();
  const [linea, setLinea] = useState<string | null>(null);
  const hasBegun = useRef(false);
  /** When the last message was written that has been in sight. */
  const seenUntil = useRef<string | null>(null);
  const last = mensajes.at(-1);
  const isSeen = isAtEnd && !isHidden;

  useEffect(() => {
    if (leiHasta === undefined || hasBegun.current) return;
    hasBegun.current = true;
    if (hasUnread) setLinea(leiHasta ?? '');
  }, [leiHasta, hasUnread]);

  useEffect(() => {
    if (!last) return;
    if (last.esPropio) {
      setLinea(null);
    } else if (!isSeen && seenUntil.current !== null && last.creadoEn > seenUntil.current) {
      const until = seenUntil.current;
      setLinea((now) => now ?? until);
    }
    if (isSeen) seenUntil.current = last.creadoEn;
  }, [last, isSeen]);

  return linea;
}
