import { Link, useLocation } from 'react-router-dom';
import { GuestPage } from './guest-page';
import styles from './guest-page.module.css';
import { ResendForm } from './resend-form';

interface Waiting {
  email?: string;
  /** Whether the person tried to sign in before confirming. Then the mail was sent some time ago. */
  isLate?: boolean;
}

/** Shown after the sign-up, until the person opens the link in the mail. */
export function ConfirmationRequiredPage() {
  const { email, isLate = false } = (useLocation().state ?? {}) as Waiting;
  return (
    <GuestPage
      title="Confirme su correo"
      text={
        email ? (
          <>
            {isLate ? 'Antes de ingresar, abra el enlace que enviamos a ' : 'Enviamos un enlace a '}
            <strong>{email}</strong>
            {isLate ? '.' : '. Ábralo para terminar el registro; el correo dice hasta cuándo sirve.'}
          </>
        ) : (
          'Al registrarse se envía un enlace a su correo: ábralo para poder ingresar.'
        )
      }
    >
      <p className={styles.explanation}>
        Si no llega en unos minutos, revise el correo no deseado y que la dirección esté bien escrita.
      </p>
      <ResendForm email={email} hasJustSent={Boolean(email) && !isLate} />
      <div className={styles.links}>
        <Link to="/sign-in">Volver al ingreso</Link>
        <Link to="/sign-up">Usar otra dirección</Link>
      </div>
    </GuestPage>
  );
}
