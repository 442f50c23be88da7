import styles from './footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <span>© {new Date().getFullYear()} Carpetas. Todos los derechos reservados</span>
      <span>
        Powered by <a href="/">Carpetas</a>
      </span>
    </footer>
  );
}
