import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { GuestPage } from './guest-page';
import styles from './guest-page.module.css';
import { Problem } from './notice';
import { ResendForm } from './resend-form';
import { useGuestCall } from './use-guest-call';
import { useMailedToken } from './use-mailed-token';

/** The page that the confirmation mail links to. It confirms the e-mail at once and shows the result. */
export function ConfirmEmailPage() {
  const token = useMailedToken();
  return token ? <OfToken key={token} token={token} /> : <Expired hasToken={false} />;
}

function OfToken({ token }: { token: string }) {
  const { send, problem } = useGuestCall<{ token: string }>('/api/auth/confirm-email');
  const [isConfirmed, setIsConfirmed] = useState(false);
  const hasBegun = useRef(false);

  const confirm = useCallback(async () => {
    if (await send({ token })) setIsConfirmed(true);
  }, [token, send]);

  useEffect(() => {
    // The first call uses up the token, so there must be no second call.
    if (hasBegun.current) return;
    hasBegun.current = true;
    void confirm();
  }, [confirm]);

  if (isConfirmed) return <Confirmed />;
  if (problem?.code === 'ENLACE_VENCIDO') return <Expired hasToken />;
  if (problem) {
    return (
      <GuestPage title="Confirmar el correo" text="No se pudo confirmar todavía.">
        <Problem problem={problem} />
        <button type="button" className="button button-primary" onClick={confirm}>
          Reintentar
        </button>
      </GuestPage>
    );
  }
  return (
    <GuestPage title="Confirmar el correo" text="Un momento: se está confirmando su dirección.">
      <span className={`spinner ${styles.waiting}`} role="status" aria-label="Confirmando" />
    </GuestPage>
  );
}

function Confirmed() {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <GuestPage title="Correo confirmado" text="Su usuario está listo. Ya puede ingresar con su correo y su contraseña.">
      <Link ref={link} className="button button-primary" to="/sign-in" replace>
        Ingresar
      </Link>
    </GuestPage>
  );
}

function Expired({ hasToken }: { hasToken: boolean }) {
  return (
    <GuestPage
      title={hasToken ? 'El enlace ya no sirve' : 'Falta el enlace'}
      text={
        hasToken
          ? 'Venció o ya se usó. Si ya confirmó su correo, puede ingresar; si no, pida otro enlace.'
          : 'Abra el enlace completo que recibió por correo, o pida otro.'
      }
    >
      <ResendForm />
      <div className={styles.links}>
        <Link to="/sign-in">Ir al ingreso</Link>
      </div>
    </GuestPage>
  );
}
