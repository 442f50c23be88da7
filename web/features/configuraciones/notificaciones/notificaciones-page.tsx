import { Seccion } from '../seccion';

/** De qué se le avisa y por dónde. */
export function NotificacionesPage() {
  return (
    <Seccion title="Notificaciones">
      <p>De qué se le avisa y por dónde.</p>
    </Seccion>
  );
}
