import { Link } from 'react-router-dom';
import { EnterLink } from './enter-link';
import styles from './landing-page.module.css';

/** The way in again, at the end of the page. @param canOpen whether the reader may sign up */
export function Closing({ canOpen }: { canOpen: boolean }) {
  return (
    <section className={styles.closing} aria-labelledby="cierre-titulo">
      <h2 id="cierre-titulo">La próxima carpeta puede empezar ordenada.</h2>
      <p>Si trabaja en varias oficinas, elige en cuál al entrar y cambia cuando quiera.</p>
      <div className={styles.actions}>
        {canOpen && (
          <Link className="button button-primary" to="/sign-up">
            Crear su oficina
          </Link>
        )}
        <EnterLink
          className={canOpen ? 'button' : 'button button-primary'}
          guestText="Ingresar a Carpetas"
          memberText="Ir a mis carpetas"
        />
      </div>
    </section>
  );
}
