import { TriangleAlert } from 'lucide-react';
import styles from './persona-marcas.module.css';

/** A mark that says that a document was saved although it fails its check. */
export function ExcepcionMarca() {
  return (
    <span className={styles.excepcion}>
      <TriangleAlert size={14} strokeWidth={2} aria-hidden="true" />
      Documento guardado por excepción
    </span>
  );
}
