import { useEffect, useRef, useState } from 'react';
import { Button } from './button';
import styles from './panel-notice.module.css';

export interface Notice {
  /** Tells one from the next, so that each has its own time. */
  id: string;
  text: string;
  isProblem?: boolean;
  action?: { label: string; onClick: () => void };
}

interface PanelNoticeProps {
  notice: Notice | null;
  /** Its time is over. */
  onDone: () => void;
}

/** Milliseconds: time enough to reach the button. */
const shown = 5_000;

/**
 * What a panel says of what was just done in it. A toast would be out of reach: what lies outside an open modal panel
 * takes neither pointer nor keyboard.
 */
export function PanelNotice({ notice, onDone }: PanelNoticeProps) {
  return <div role="status">{notice && <NoticeBar key={notice.id} notice={notice} onDone={onDone} />}</div>;
}

function NoticeBar({ notice, onDone }: PanelNoticeProps & { notice: Notice }) {
  const { text, isProblem = false, action } = notice;
  // Whoever points at it or reaches it by keyboard is about to use it.
  const [isHeld, setIsHeld] = useState(false);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => done.current(), shown);
    return () => clearTimeout(timer);
  }, [isHeld]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while it is being read
    <div
      className={styles.bar}
      data-problem={isProblem}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <span className={styles.text}>{text}</span>
      {action && (
        <Button size="small" color="primary" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
