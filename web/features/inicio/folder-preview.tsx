import styles from './landing-page.module.css';

const steps = ['En preparación', 'Lista para firma', 'Firmada', 'Inscripta'];
const current = 1;
const parties = ['Vendedora', 'Comprador', 'Banco acreedor'];

/** A carpeta in miniature, drawn and not photographed. */
export function FolderPreview() {
  return (
    <div className={styles.preview} aria-hidden="true">
      <div className={styles.previewHead}>
        <span className={styles.code}>2026-000123</span>
        <span className={styles.state}>{steps[current]}</span>
      </div>
      <p className={styles.previewTitle}>Compraventa con hipoteca</p>
      <div className={styles.steps}>
        {steps.map((step, index) => (
          <span key={step} data-done={index <= current}>
            {step}
          </span>
        ))}
      </div>
      <ul className={styles.parties}>
        {parties.map((party, index) => (
          <li key={party}>
            <i />
            <span>{party}</span>
            <b style={{ width: `${88 - index * 18}px` }} />
          </li>
        ))}
      </ul>
    </div>
  );
}
