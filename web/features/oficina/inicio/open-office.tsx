import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHasCode } from '../../../lib/use-browser-value';
import styles from './landing-page.module.css';

/**
 * Asks for the e-mail and leads to the sign-up, which keeps it. Before the page's code arrives, and without JavaScript, it
 * is a link to the sign-up: the field has no name, so that no address carries an e-mail. `data-waiting` tells until when.
 */
export function OpenOffice() {
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
