import type { ReactNode } from 'react';
import { LoadingBar } from '../../../components/loading-bar';
import { Wordmark } from '../../../components/wordmark';
import styles from './guest-page.module.css';
import { SignInPanel } from './sign-in-panel';

interface GuestPageProps {
  title: string;
  text: ReactNode;
  children?: ReactNode;
}

/** A page for guests: a form, and on wide screens a description of the product beside it. */
export function GuestPage({ title, text, children }: GuestPageProps) {
  return (
    <div className={styles.page}>
      <main className={styles.side} id="contenido" tabIndex={-1}>
        <LoadingBar />
        <div className={styles.form}>
          <Wordmark />
          <div>
            <h1 className="sheet-title">{title}</h1>
            <p className="sheet-text">{text}</p>
          </div>
          {children}
        </div>
      </main>
      <SignInPanel />
    </div>
  );
}
