import { Link } from 'react-router-dom';
import { GuestPage } from './guest-page';
import styles from './guest-page.module.css';

/** Shown after a person ended all sessions and other accesses of their user. */
export function AccesoCerradoPage() {
  return (
    <GuestPage
      title="Se cerraron todos sus accesos"
      text="Le enviamos por correo un enlace para elegir una contraseña nueva. Hasta entonces nadie puede ingresar con la anterior, ni con una passkey. Revise también el correo no deseado."
    >
      <Link className="button button-primary" to="/sign-in">
        Volver al ingreso
      </Link>
      <div className={styles.links}>
        <Link to="/forgot-password">Pedir otro enlace</Link>
      </div>
    </GuestPage>
  );
}
