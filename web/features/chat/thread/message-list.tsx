import { ArrowDown } from 'lucide-react';
import { useMemo } from 'react';
import { formatFechaLarga, formatHora } from '../../../lib/fechas';
import type { ChatMessage } from '../chat-api';
import type { OutgoingMessage } from '../outbox-slice';
import { Bubble } from './bubble';
import { toDays } from './days';
import { Outgoing } from './outgoing';
import styles from './thread.module.css';
import { useStickToEnd } from './use-stick-to-end';

interface MessageListProps {
  messages: ChatMessage[];
  outgoing: OutgoingMessage[];
}

/** The messages, the newest at the bottom. They scroll to it unless the person has scrolled up. */
export function MessageList({ messages, outgoing }: MessageListProps) {
  const days = useMemo(() => toDays(messages), [messages]);
  const { list, hasNews, goToEnd } = useStickToEnd(messages, outgoing.length);
  return (
    <div className={styles.scroller}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <div ref={list} className={styles.list} role="log" aria-label="Mensajes" tabIndex={0}>
        {days.map(({ at, runs }) => (
          <section key={at} className={styles.day}>
            <p className={styles.date}>
              <time dateTime={at}>{formatFechaLarga(at)}</time>
            </p>
            {runs.map(({ isMine, messages: said }) => (
              <div key={said[0]?.id} className={styles.run} data-mine={isMine}>
                {said.map(({ id, value }) => (
                  <Bubble key={id} html={value} isMine={isMine} />
                ))}
                <time className={styles.time} dateTime={said.at(-1)?.createdAt}>
                  {formatHora(said.at(-1)?.createdAt ?? at)}
                </time>
              </div>
            ))}
          </section>
        ))}
        {outgoing.map((message) => (
          <Outgoing key={message.id} message={message} />
        ))}
      </div>
      {hasNews && (
        <button type="button" className={styles.news} onClick={goToEnd}>
          <ArrowDown size={16} strokeWidth={1.75} aria-hidden="true" />
          Nuevos mensajes
        </button>
      )}
    </div>
  );
}
