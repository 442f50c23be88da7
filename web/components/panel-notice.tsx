import { useEffect, useRef, useState } from 'react';
import { Button } from './button';
import { Box } from './layout/layout';
import styles from './panel-notice.module.css';
import type { ToastOptions } from './toast-actions';

export interface Notice extends ToastOptions {
  /** An id that differs for each notice, so that each is shown for its full time. */
  id: string;
  text: string;
}

interface PanelNoticeProps {
  notice: Notice | null;
  /** Called when the time of the notice is over, and before its button acts. */
  onDone: () => void;
}

/** Milliseconds for which a notice is shown: long enough to reach its button. */
const shown = 5_000;

/**
 * Shows the result of an action inside a panel. A toast would be out of reach. Outside an open modal panel nothing
 * takes the pointer or the keyboard.
 */
export function PanelNotice({ notice, onDone }: PanelNoticeProps) {
  return <div role="status">{notice && <NoticeBar key={notice.id} notice={notice} onDone={onDone} />}</div>;
}

function NoticeBar({ notice, onDone }: PanelNoticeProps & { notice: Notice }) {
  const { text, severity, action } = notice;
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
      data-problem={severity === 'error'}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Box as="span" grow>
        {text}
      </Box>
      {action && (
        <Button
          size="small"
          color="primary"
          onClick={() => {
            onDone();
            action.onClick();
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}
