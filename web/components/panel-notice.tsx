import { useEffect, useRef, useState } from 'react';
import { Button } from './button';
import styles from './panel-notice.module.css';

export interface Notice {
  /** Different for each notice, so that each is shown for its full time. */
  id: string;
  text: string;
  isProblem?: boolean;
  action?: { label: string; onClick: () => void };
}

interface PanelNoticeProps {
  notice: Notice | null;
  /** Called when its time is over. */
  onDone: () => void;
}

/** Milliseconds, long enough to reach the button. */
const shown = 5_000;

/**
 * Shows the result of an action inside a panel. A toast would be out of reach: outside an open modal panel nothing
 * takes the pointer or the keyboard.
 */
export function PanelNotice({ notice, onDone }: PanelNoticeProps) {
  return <div role="status">{notice && <NoticeBar key={notice.id} notice={notice} onDone={onDone} />}</div>;
}

function NoticeBar({ notice, onDone }: PanelNoticeProps & { notice: Notice }) {
  const { text, isProblem = false, action } = notice;
  // The notice stays while it is pointed at or has the focus.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only keep it shown while it is read
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
