import styles from './viewer.module.css';

export function Loading() {
  return (
    <div className={styles.loading} role="status">
      <span className="spinner" aria-hidden="true" />
      <span className="visually-hidden">Cargando el documento</span>
    </div>
  );
}
