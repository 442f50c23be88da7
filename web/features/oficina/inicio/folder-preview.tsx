import styles from './folder-preview.module.css';

const steps = ['En preparación', 'Lista para firma', 'Firmada', 'Inscripta'];
const current = 1;
const partes = [
  ['MR', 'Marta Rivas', 'Vendedora'],
  ['IN', 'Ignacio Núñez', 'Comprador'],
  ['BC', 'Banco del Centro', 'Acreedor'],
] as const;
const documentos = [
  ['Boleto de compraventa.pdf', 'v3'],
  ['Poder especial.pdf', 'v1'],
] as const;

/** The drawing of a small carpeta. It is HTML, not an image, so that it takes the colours of the theme. */
export function FolderPreview() {
  return (
    <div className={styles.preview} aria-hidden="true">
      <div className={styles.head}>
        <span className={styles.code}>2026-000123</span>
        <span className={styles.state}>{steps[current]}</span>
      </div>
      <p className={styles.title}>Compraventa con hipoteca</p>
      <div className={styles.steps}>
        {steps.map((step, index) => (
          <span key={step} data-done={index <= current}>
            {step}
          </span>
        ))}
      </div>
      <ul className={styles.rows}>
        {partes.map(([letters, name, role]) => (
          <li key={name}>
            <i>{letters}</i>
            <span>{name}</span>
            <small>{role}</small>
          </li>
        ))}
      </ul>
      <ul className={styles.files}>
        {documentos.map(([name, version]) => (
          <li key={name}>
            <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8Zm0 0v5h5" />
            </svg>
            <span>{name}</span>
            <small>{version}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
