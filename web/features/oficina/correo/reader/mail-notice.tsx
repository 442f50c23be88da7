import type { ReactNode } from 'react';
import styles from './notices.module.css';

/** A notice of a mail, with an action. */
export function MailNotice({ tono, text, action }: { tono: string; text: string; action?: ReactNode }) {
  return (
    <div className={styles.aviso} data-tone={tono}>
      <p>{text}</p>
      {action}
    </div>
  );
}
