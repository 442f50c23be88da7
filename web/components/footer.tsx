import { useBrowserValue } from '../lib/use-browser-value';
import styles from './footer.module.css';

export function Footer() {
  const year = useBrowserValue(thisYear, null);
  return (
    <footer className={styles.footer}>
      <span>© {year} Carpetas. Todos los derechos reservados</span>
      <span>
        Powered by <a href="/">Carpetas</a>
      </span>
    </footer>
  );
}

const thisYear = () => new Date().getFullYear();
