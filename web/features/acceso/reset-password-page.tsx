import { useEffect, useId, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PasswordField } from '../../components/password-field';
import { PasswordHints } from '../../components/password-hints';
import { newPasswordError } from '../../components/password-rules';
import { SubmitButton } from '../../components/submit-button';
import { signOutRequested } from '../../session/session-intents';
import { selectEstado } from '../../session/session-selectors';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { GuestPage } from './guest-page';
import styles from './guest-page.module.css';
import { Problem } from './notice';
import { useGuestCall } from './use-guest-call';
import { useGuestForm } from './use-guest-form';

interface Reset {
  token: string;
  password: string;
}

/** The page that the mail for a forgotten password links to. */
export function ResetPasswordPage() {
  const [params, setParams] = useSearchParams();
  const token = params.get('token');
  const call = useGuestCall<Reset>('/api/auth/reset-password');
  const [isDone, setIsDone] = useState(false);
  const isLocked = useAppSelector(selectEstado) === 'LOCKED';
  const dispatch = useAppDispatch();

  if (isDone) return <Changed />;
  if (!token || call.problem?.code === 'ENLACE_VENCIDO') return <NoLink hasToken={Boolean(token)} />;

  const save = async (password: string) => {
    if (!(await call.send({ token, password }))) return;
    // The server also ended the locked session, so there is nothing left to unlock.
    if (isLocked) dispatch(signOutRequested());
    setIsDone(true);
    // The used token must not stay in the browser's history.
    setParams({}, { replace: true });
  };
  return (
    <GuestPage title="Elegir una contraseña nueva" text="Al guardarla se cierran las sesiones que estén abiertas.">
      <ResetForm call={call} onSave={save} />
    </GuestPage>
  );
}

interface ResetFormProps {
  call: ReturnType<typeof useGuestCall<Reset>>;
  onSave: (password: string) => void;
}

function ResetForm({ call, onSave }: ResetFormProps) {
  const hintsId = useId();
  const form = useGuestForm(
    { password: '', again: '' },
    {
      password: (password) => newPasswordError(password, '') ?? call.refused('password', password),
      again: (again, { password }) => (again === password ? null : 'Las contraseñas no coinciden'),
    },
    call.isSending,
  );
  return (
    <form {...form.attributes} className={styles.fields} onSubmit={form.submit(({ password }) => onSave(password))}>
      <Problem problem={call.problemBeside('password')} />
      <PasswordField
        {...form.field('password')}
        label="Contraseña nueva"
        autoComplete="new-password"
        aria-describedby={hintsId}
      />
      <PasswordHints id={hintsId} password={form.values.password} />
      <PasswordField {...form.field('again')} label="Repetir la contraseña" autoComplete="new-password" />
      <SubmitButton isSubmitting={call.isSending}>Guardar la contraseña</SubmitButton>
    </form>
  );
}

function Changed() {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <GuestPage
      title="Contraseña cambiada"
      text="Se cerraron las sesiones que estaban abiertas. Ya puede ingresar con la contraseña nueva."
    >
      <Link ref={link} className="button button-primary" to="/sign-in" replace>
        Ingresar
      </Link>
    </GuestPage>
  );
}

function NoLink({ hasToken }: { hasToken: boolean }) {
  return (
    <GuestPage
      title={hasToken ? 'El enlace ya no sirve' : 'Falta el enlace'}
      text={
        hasToken
          ? 'Venció o ya se usó: cada enlace sirve una vez, y por poco tiempo.'
          : 'Para elegir una contraseña nueva hace falta el enlace que se recibe por correo. Ábralo completo, o pida uno.'
      }
    >
      <Link className="button button-primary" to="/forgot-password">
        Pedir otro enlace
      </Link>
      <div className={styles.links}>
        <Link to="/sign-in">Volver al ingreso</Link>
      </div>
    </GuestPage>
  );
}
