import type { ReactNode } from 'react';
import { LoadingBar } from '../../../components/loading-bar';
import { Wordmark } from '../../../components/wordmark';
import styles from './guest-page.module.css';

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

/** A description of the product, beside the form on wide screens. */
function SignInPanel() {
  return (
    <aside className={styles.panel} aria-label="Acerca de Carpetas">
      <div className={styles.drawing} />
      <div className={styles.statement}>
        <p className={styles.headline}>Cada operación, en su carpeta.</p>
        <p className={styles.support}>
          Del borrador a la inscripción: partes, documentos con sus versiones y una historia que no se borra.
        </p>
      </div>
    </aside>
  );
}
