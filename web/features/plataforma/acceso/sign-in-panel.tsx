import styles from './guest-page.module.css';

/** A description of the product, beside the form on wide screens. */
export function SignInPanel() {
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
