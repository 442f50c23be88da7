import { EnterLink } from './enter-link';
import { FolderPreview } from './folder-preview';
import styles from './landing-page.module.css';

/** What the product is, in one sentence and one picture. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.lead}>
        <h1 className={styles.title}>La oficina notarial, en orden.</h1>
        <p className={styles.text}>
          Cada operación de la escribanía en una sola carpeta: quiénes la firman, qué documentos la componen, en qué
          estado está y quién hizo cada cosa.
        </p>
        <div className={styles.actions}>
          <EnterLink className="button button-primary" guestText="Ingresar a Carpetas" memberText="Ir a mis carpetas" />
          <a className="button" href="#que-hace">
            Ver qué hace
          </a>
        </div>
      </div>
      <FolderPreview />
    </section>
  );
}
