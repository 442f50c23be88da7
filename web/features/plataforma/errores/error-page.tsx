import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { SheetPage } from '../../../components/sheet-page';
import styles from './error-page.module.css';

interface ErrorPageProps {
  Icon: LucideIcon;
  /** The HTTP status. */
  code: number;
  title: string;
  /** What happened. */
  text: ReactNode;
  /** What can be done about it. */
  advice: ReactNode[];
  /** Links to leave the page, the main one first. */
  children: ReactNode;
}

/** The page of an error: what happened, what to do, and where to go. */
export function ErrorPage({ Icon, code, title, text, advice, children }: ErrorPageProps) {
  return (
    <SheetPage
      title={title}
      text={text}
      mark={
        <p className={styles.mark}>
          <Icon size={28} strokeWidth={1.5} aria-hidden="true" />
          <span>Error {code}</span>
        </p>
      }
    >
      <ul className={styles.advice}>
        {advice.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index}>{item}</li>
        ))}
      </ul>
      <div className="sheet-actions">{children}</div>
    </SheetPage>
  );
}
