import { Link } from 'react-router-dom';
import { withRedirect } from '../../../../session/redirect-url';
import type { Invitacion } from './use-invitacion';

interface SignInFirstProps {
  invitacion: Invitacion;
  /** The person has a session, but it is locked. */
  isLocked?: boolean;
}

/** For a person who has a user with the invited address: leads to the sign-in, and then back here. */
export function SignInFirst({ invitacion: { email }, isLocked = false }: SignInFirstProps) {
  return (
    <>
      <p>
        {isLocked ? (
          'Su sesión está bloqueada. Desbloquéela para seguir.'
        ) : (
          <>
            Ya tiene un usuario con <strong>{email}</strong>. Ingrese con él para aceptar la invitación.
          </>
        )}
      </p>
      <Link
        className="button button-primary"
        to={withRedirect(isLocked ? '/unlock-session' : '/sign-in', '/invitacion')}
      >
        {isLocked ? 'Desbloquear y continuar' : 'Ingresar y continuar'}
      </Link>
    </>
  );
}
