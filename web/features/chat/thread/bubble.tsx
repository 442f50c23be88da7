import { useMemo } from 'react';
import { safeHtml } from '../../../components/rich-text/safe-html';
import styles from './thread.module.css';

interface BubbleProps {
  html: string;
  isMine: boolean;
  /** Only for a message that is not sent yet. */
  state?: 'sending' | 'failed';
}

/** The text of one message. Screen readers hear when it is the person's own. */
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
