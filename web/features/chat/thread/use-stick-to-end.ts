import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../chat-api';

/** Pixels from the end that still count as the end. */
const nearby = 48;

interface StickToEnd {
  list: RefObject<HTMLDivElement | null>;
  /** A message arrived while the person was further up. */
  hasNews: boolean;
  goToEnd: () => void;
}

/** Keeps the end of a thread in sight unless the person has scrolled up. Own messages always scroll to the end. */
export function useStickToEnd(messages: ChatMessage[], outgoingCount: number): StickToEnd {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [hasNews, setHasNews] = useState(false);
  const shownId = useRef(messages.at(-1)?.id);

  const goToEnd = useCallback(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
    setHasNews(false);
  }, []);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const follow = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearby;
      if (isAtEnd.current) setHasNews(false);
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, []);

  useLayoutEffect(() => {
    const lastId = messages.at(-1)?.id;
    if (isAtEnd.current) goToEnd();
    else if (lastId !== shownId.current) setHasNews(true);
    shownId.current = lastId;
  }, [messages, goToEnd]);

  useLayoutEffect(() => {
    if (outgoingCount > 0) goToEnd();
  }, [outgoingCount, goToEnd]);

  return { list, hasNews, goToEnd };
}
