import styles from './sign-in-page.module.css';

/** What the product is about, beside the form on wide screens. */
export function SignInPanel() {
  return (
    <aside className={styles.panel} aria-label="Acerca de Carpetas">
      <svg className={styles.drawing} viewBox="0 0 640 640" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="1">
          {[0, 1, 2, 3, 4, 5, 6].map((n) => (
            <path key={n} d={folderOutline(n * 34)} opacity={1 - n * 0.13} />
          ))}
        </g>
      </svg>
      <div className={styles.statement}>
        <p className={styles.headline}>Cada operación, en su carpeta.</p>
        <p className={styles.support}>
          Del borrador a la inscripción: partes, documentos con sus versiones y una historia que no se borra.
        </p>
      </div>
    </aside>
  );
}

/** One folder of the stack, moved back by some pixels. */
function folderOutline(shift: number): string {
  const x = 90 + shift;
  const y = 330 - shift;
  return `M${x} ${y}v-18a18 18 0 0 1 18-18h86l26 26h190a18 18 0 0 1 18 18v196a18 18 0 0 1-18 18h-302a18 18 0 0 1-18-18Z`;
}
