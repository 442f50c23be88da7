import styles from './upload-progress.module.css';

/** The share of a file that is uploaded, from 0 to 1, as a thin line. */
export function UploadProgress({ nombre, progreso }: { nombre: string; progreso: number }) {
  return <progress className={styles.progress} value={progreso} max={1} aria-label={`Progreso de ${nombre}`} />;
}
