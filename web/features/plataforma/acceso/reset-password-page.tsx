import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PasswordField } from '../../../components/password-field';
import { PasswordHints } from '../../../components/password-hints';
import { newPasswordError } from '../../../components/password-rules';
import { SubmitButton } from '../../../components/submit-button';
import { mailedToken } from '../../../session/mailed-token';
import { signOutRequested } from '../../../session/session-intents';
import { selectEstado } from '../../../session/session-selectors';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { GuestPage } from './guest-page';
import styles from './guest-page.module.css';
import { Problem } from './notice';
import { TickField } from './tick-field';
import { useGuestCall } from './use-guest-call';
import { useGuestForm } from './use-guest-form';
import { useMailedToken } from './use-mailed-token';

interface Reset {
  token: string;
  password: string;
  /** Whether the passkeys and the personal tokens end too. */
  cerrarTodo?: true;
}

/** The page that the mail for a forgotten password links to. */
export function ResetPasswordPage() {
  const token = useMailedToken();
  return token ? <OfToken key={token} token={token} /> : <NoLink hasToken={false} />;
}

function OfToken({ token }: { token: string }) {
  const call = useGuestCall<Reset>('/api/auth/reset-password');
  const [isDone, setIsDone] = useState(false);
  const isLocked = useAppSelector(selectEstado) === 'LOCKED';
  const dispatch = useAppDispatch();

  if (isDone) return <Changed />;
  if (call.problem?.code === 'ENLACE_VENCIDO') return <NoLink hasToken />;

  const save = async (choice: Omit<Reset, 'token'>) => {
    if (!(await call.send({ token, ...choice }))) return;
    // The server also ended the locked session, so there is nothing left to unlock.
    if (isLocked) dispatch(signOutRequested());
    mailedToken('/reset-password').forget();
    setIsDone(true);
  };
  return (
    <GuestPage title="Elegir una contraseña nueva" text="Al guardarla se cierran las sesiones que estén abiertas.">
      <ResetForm call={call} onSave={save} />
    </GuestPage>
  );
}

interface ResetFormProps {
  call: ReturnType<typeof useGuestCall<Reset>>;
  onSave: (choice: Omit<Reset, 'token'>) => void;
}

function ResetForm({ call, onSave }: ResetFormProps) {
  const hintsId = useId();
  const [closesAll, setClosesAll] = useState(false);
  const form = useGuestForm(
    { password: '', again: '' },
    {
      password: (password) => newPasswordError(password, '') ?? call.refused('password', password),
      again: (again, { password }) => (again === password ? null : 'Las contraseñas no coinciden'),
    },
    call.isSending,
  );
  return (
    <form
      {...form.attributes}
      className={styles.fields}
      onSubmit={form.submit(({ password }) => onSave({ password, ...(closesAll && { cerrarTodo: true }) }))}
    >
      <Problem problem={call.problemBeside('password')} />
      <PasswordField
        {...form.field('password')}
        label="Contraseña nueva"
        autoComplete="new-password"
        aria-describedby={hintsId}
      />
      <PasswordHints id={hintsId} password={form.values.password} />
      <PasswordField {...form.field('again')} label="Repetir la contraseña" autoComplete="new-password" />
      <TickField label="Cerrar todo lo demás" isChecked={closesAll} isDisabled={call.isSending} onChange={setClosesAll}>
        Márquelo si cree que otra persona entró con su usuario: también se quitan sus passkeys, sus tokens personales y
        los demás accesos, como la cuenta de correo que conectó. La verificación en dos pasos sigue como estaba.
      </TickField>
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
