import { useState } from 'react';
import { Link } from 'react-router-dom';
import { BusyButton } from '../../../../components/busy-button';
import { withRedirect } from '../../../../session/redirect-url';
import { moveRequested, signOutRequested } from '../../../../session/session-intents';
import { selectEstado, selectProblem, selectUser } from '../../../../session/session-selectors';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { GuestPage } from '../guest-page';
import { Problem } from '../notice';
import { ByProvider } from '../proveedor/by-provider';
import { useMailedToken } from '../use-mailed-token';
import { InvitadoForm } from './invitado-form';
import { type Invitacion, useInvitacion } from './use-invitacion';
import { useStaleProblem } from './use-stale-problem';

type Reason = 'aceptada' | 'vencida' | 'revocada' | 'desconocida' | 'incompleta';

const reasonTitles: Readonly<Record<Reason, string>> = {
  aceptada: 'La invitación ya se usó',
  vencida: 'La invitación venció',
  revocada: 'La invitación se anuló',
  desconocida: 'El enlace no sirve',
  incompleta: 'Falta el enlace',
};

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
      {tieneUsuario ? <SignInFirst {...props} /> : <InvitadoForm {...props} />}
      <ByProvider redirectURL="/invitacion" invitacion={{ token: props.token, invitacionId: props.invitacion.id }} />
    </>
  );
}

interface SignInFirstProps {
  invitacion: Invitacion;
  /** Whether the person has a session that is locked. */
  isLocked?: boolean;
}

/** For a person who has a user with the invited address: leads to the sign-in, and then back to this page. */
function SignInFirst({ invitacion: { email }, isLocked = false }: SignInFirstProps) {
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

interface AcceptInvitacionProps {
  token: string;
  invitacion: Invitacion;
  onStale: () => void;
}

/** For a person who is signed in with the invited address: one click accepts. */
function AcceptInvitacion({ token, invitacion: { id, email }, onStale }: AcceptInvitacionProps) {
  const dispatch = useAppDispatch();
  const isSubmitting = useAppSelector(selectEstado) === 'AUTHENTICATING';
  const problem = useAppSelector(selectProblem);
  useStaleProblem(onStale);
  return (
    <>
      {!isSubmitting && <Problem problem={problem} />}
      <p>
        Ingresó como <strong>{email}</strong>.
      </p>
      <BusyButton
        isBusy={isSubmitting}
        onClick={() => dispatch(moveRequested({ url: '/api/invitaciones/aceptar', body: { token, invitacionId: id } }))}
      >
        Aceptar y entrar
      </BusyButton>
    </>
  );
}

interface OtherEmailProps {
  /** The invited address. */
  email: string;
  /** The address of the signed-in person. */
  own: string;
}

/** For a person who is signed in with another address: says so, and offers to sign out. */
function OtherEmail({ email, own }: OtherEmailProps) {
  const dispatch = useAppDispatch();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    setIsLeaving(true);
    dispatch(signOutRequested());
  };
  return (
    <>
      <p>
        La invitación es para <strong>{maskedEmail(email)}</strong>, y ahora está en Carpetas como{' '}
        <strong>{own}</strong>. Para aceptarla hay que ingresar con el correo invitado.
      </p>
      <BusyButton isBusy={isLeaving} onClick={leave}>
        Cerrar sesión y continuar
      </BusyButton>
    </>
  );
}

/** Hides an address, so that only people who know it recognise it: `a•••@ejemplo.test`. */
function maskedEmail(email: string): string {
  return `${[...email][0]}•••${email.slice(email.lastIndexOf('@'))}`;
}

interface InvitacionOverProps {
  reason: Reason;
  invitacion?: Invitacion;
}

/** Says why the link of an invitation does not work, and what to do. */
function InvitacionOver({ reason, invitacion }: InvitacionOverProps) {
  const isSignedIn = useAppSelector(selectUser) !== null;
  return (
    <GuestPage title={reasonTitles[reason]} text={textFor(reason, invitacion)}>
      <Link className="button button-primary" to={isSignedIn ? '/carpetas' : '/sign-in'}>
        {isSignedIn ? 'Ir a Carpetas' : 'Ir al ingreso'}
      </Link>
    </GuestPage>
  );
}

function textFor(reason: Reason, invitacion?: Invitacion): string {
  const who = invitacion?.invitadaPor ?? 'quien le invitó';
  switch (reason) {
    case 'aceptada':
      return `Cada invitación sirve una sola vez. Si fue usted, ya puede entrar en ${invitacion?.cuenta} con su usuario.`;
    case 'vencida':
      return `Pida a ${who} que la envíe de nuevo: recibirá otro enlace.`;
    case 'revocada':
      return `Quien la envió la retiró. Si cree que es un error, consulte a ${who}.`;
    case 'desconocida':
      return 'Puede que se haya enviado otro más nuevo, o que falte una parte de la dirección. Abra el último correo que recibió, o pida otra invitación.';
    case 'incompleta':
      return 'Para unirse a una cuenta hace falta el enlace que se recibe por correo. Ábralo completo.';
  }
}
