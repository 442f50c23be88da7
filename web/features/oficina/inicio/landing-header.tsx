import { Link } from 'react-router-dom';
import { Wordmark } from '../../../components/wordmark';
import { EnterLink } from './enter-link';
import styles from './landing-page.module.css';

/** The name of the product, links to the sections, and a link to sign in. */
export function LandingHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link className={styles.brand} to="/" aria-label="Carpetas, página de inicio">
          <Wordmark />
        </Link>
        <nav className={styles.links} aria-label="Secciones">
          <a href="#que-hace">Qué hace</a>
          <a href="#recorrido">El recorrido</a>
          <a href="#proteccion">Cómo protege</a>
        </nav>
        <EnterLink className="button" guestText="Ingresar" memberText="Mis carpetas" />
      </div>
    </header>
  );
}
