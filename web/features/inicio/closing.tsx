import { EnterLink } from './enter-link';
import styles from './landing-page.module.css';

/** Another link to sign in, at the end of the page. */
export function Closing() {
  return (
    <section className={styles.closing} aria-labelledby="cierre-titulo">
      <h2 id="cierre-titulo">La próxima carpeta puede empezar ordenada.</h2>
      <p>Ingrese con su correo. Si trabaja en varias oficinas, elige en cuál al entrar y cambia cuando quiera.</p>
      <EnterLink className="button button-primary" guestText="Ingresar a Carpetas" memberText="Ir a mis carpetas" />
    </section>
  );
}
