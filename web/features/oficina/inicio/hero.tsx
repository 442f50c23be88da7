import { EnterLink } from './enter-link';
import { FolderPreview } from './folder-preview';
import styles from './landing-page.module.css';
import { OpenOffice } from './open-office';

/** What the product is, in one sentence and one picture. @param canOpen whether the reader may sign up */
export function Hero({ canOpen }: { canOpen: boolean }) {
  return (
    <section className={styles.hero}>
      <div className={styles.lead}>
        <h1 className={styles.title}>La oficina notarial, en orden.</h1>
        <p className={styles.text}>
          Cada operación de la oficina en una sola carpeta: quiénes la firman, qué documentos la componen, en qué estado
          está y quién hizo cada cosa.
        </p>
        {canOpen && <OpenOffice />}
        <div className={styles.actions}>
          <EnterLink
            className={canOpen ? 'button' : 'button button-primary'}
            guestText="Ingresar a Carpetas"
            memberText="Ir a mis carpetas"
          />
          <a className="button button-plain" href="#que-hace">
            Ver qué hace
          </a>
        </div>
      </div>
      <FolderPreview />
    </section>
  );
}
