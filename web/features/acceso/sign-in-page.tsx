import { useEffect } from 'react';
import { Wordmark } from '../../components/wordmark';
import { SignInForm } from './sign-in-form';
import styles from './sign-in-page.module.css';
import { SignInPanel } from './sign-in-panel';

/** The application behind the sign-in, fetched while the person types and not before: a guest may never need it. */
function prefetchShell() {
  void import('../../layout/shell');
}

export function SignInPage() {
  useEffect(() => {
    addEventListener('input', prefetchShell, { once: true });
    return () => removeEventListener('input', prefetchShell);
  }, []);

  return (
    <div className={styles.page}>
      <main className={styles.side} id="contenido" tabIndex={-1}>
        <div className={styles.form}>
          <Wordmark height={32} />
          <div>
            <h1 className="sheet-title">Ingresar</h1>
            <p className="sheet-text">Sus carpetas, partes y documentos, donde los dejó.</p>
          </div>
          <SignInForm />
        </div>
      </main>
      <SignInPanel />
    </div>
  );
}
