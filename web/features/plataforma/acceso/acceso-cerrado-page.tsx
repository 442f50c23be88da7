import { Link } from 'react-router-dom';
import { Row } from '../../../components/layout/layout';
import { GuestPage } from './guest-page';

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
      <Row justify="between" wrap gap={[2, 4]} size="sm">
        <Link to="/forgot-password">Pedir otro enlace</Link>
      </Row>
    </GuestPage>
  );
}
