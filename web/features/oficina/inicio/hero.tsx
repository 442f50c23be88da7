import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHasCode } from '../../../lib/use-browser-value';
import { EnterLink } from './enter-link';
import { FolderPreview } from './folder-preview';
import styles from './landing-page.module.css';

/**
 * Introduces the product by a sentence and a picture.
 * @param canOpen whether the reader may sign up
 */
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

/**
 * Asks for the e-mail and leads to the sign-up, which keeps it. Until the page's code arrives, and without JavaScript,
 * it is a plain link to the sign-up. The field then has no name, so that no address carries an e-mail. `data-waiting`
 * is there until the code arrives.
 */
function OpenOffice() {
  const email = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const hasCode = useHasCode();
  const open = (event: FormEvent) => {
    event.preventDefault();
    void navigate('/sign-up', { state: { email: email.current?.value.trim() } });
  };

  return (
    <form className={styles.open} action="/sign-up" onSubmit={open} noValidate data-waiting={hasCode ? undefined : ''}>
      <label className="field-label" htmlFor="correo">
        Su correo electrónico
      </label>
      <div className={styles.openRow}>
        <input
          ref={email}
          id="correo"
          className="field-input"
          type="email"
          autoComplete="email"
          maxLength={254}
          placeholder="nombre@estudio.com"
        />
        <button type="submit" className="button button-primary">
          Crear su oficina
        </button>
      </div>
    </form>
  );
}
