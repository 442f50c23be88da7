import { selectEstado, selectUser } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import { GuestPage } from '../guest-page';
import { ByProvider } from '../proveedor/by-provider';
import { useMailedToken } from '../use-mailed-token';
import { AcceptInvitacion } from './accept-invitacion';
import { InvitacionOver } from './invitacion-over';
import { OtherEmail } from './other-email';
import { RegisterForm } from './register-form';
import { SignInFirst } from './sign-in-first';
import { type Invitacion, useInvitacion } from './use-invitacion';

/** The page that an invitation's mail links to. The person signs in, creates a user, or accepts at once. */
export function InvitacionPage() {
  const token = useMailedToken();
  return token ? <OfToken key={token} token={token} /> : <InvitacionOver reason="incompleta" />;
}

function OfToken({ token }: { token: string }) {
  const lookup = useInvitacion(token);
  const isStarting = useAppSelector(selectEstado) === 'INITIALISING';
  if (lookup.state === 'failed') {
    return (
      <GuestPage title="No se pudo abrir la invitación" text={lookup.message}>
        <button type="button" className="button button-primary" onClick={lookup.refresh}>
          Reintentar
        </button>
      </GuestPage>
    );
  }
  if (lookup.state === 'unknown') return <InvitacionOver reason="desconocida" />;
  if (lookup.state === 'loading' || isStarting) {
    return (
      <GuestPage title="Invitación" text="Un momento…">
        <span className="spinner" role="status" aria-label="Abriendo la invitación" />
      </GuestPage>
    );
  }
  const { invitacion, refresh } = lookup;
  if (invitacion.estado !== 'pendiente') return <InvitacionOver reason={invitacion.estado} invitacion={invitacion} />;
  return (
    <GuestPage title={`Le invitan a ${invitacion.cuenta}`} text={<Summary {...invitacion} />}>
      <Pending token={token} invitacion={invitacion} onStale={refresh} />
    </GuestPage>
  );
}

function Summary({ invitadaPor, rol }: Invitacion) {
  return (
    <>
      {invitadaPor} le invita a trabajar en sus carpetas con el rol <strong>{rol}</strong>.
    </>
  );
}

interface PendingProps {
  token: string;
  invitacion: Invitacion;
  /** Called when the invitation has changed on the server. */
  onStale: () => void;
}

function Pending(props: PendingProps) {
  const user = useAppSelector(selectUser);
  const isLocked = useAppSelector(selectEstado) === 'LOCKED';
  const { email, tieneUsuario } = props.invitacion;
  if (isLocked) return <SignInFirst {...props} isLocked />;
  if (user)
    return user.email === email ? <AcceptInvitacion {...props} /> : <OtherEmail email={email} own={user.email} />;
  return (
    <>
      {tieneUsuario ? <SignInFirst {...props} /> : <RegisterForm {...props} />}
      <ByProvider redirectURL="/invitacion" invitacion={{ token: props.token, invitacionId: props.invitacion.id }} />
    </>
  );
}
