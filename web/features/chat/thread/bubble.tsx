import { useMemo } from 'react';
import { safeHtml } from '../../../components/rich-text/safe-html';
import styles from './thread.module.css';

interface BubbleProps {
  html: string;
  isMine: boolean;
  /** Of a message on its way. */
  state?: 'sending' | 'failed';
}

/** What one message says. Who says it is in words for whoever does not see on which side it stands. */
export function Bubble({ html, isMine, state }: BubbleProps) {
  const safe = useMemo(() => ({ __html: safeHtml(html) }), [html]);
  return (
    <div className={styles.bubble} data-mine={isMine} data-state={state}>
      {isMine && <span className="visually-hidden">Usted: </span>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: DOMPurify made it safe */}
      <div dangerouslySetInnerHTML={safe} />
    </div>
  );
}
