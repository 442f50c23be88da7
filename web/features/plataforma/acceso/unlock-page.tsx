import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { GuestField } from '../../../components/guest-field';
import { PasswordField } from '../../../components/password-field';
import { SubmitButton } from '../../../components/submit-button';
import type { LockedPerson } from '../../../session/session';
import { enterRequested } from '../../../session/session-intents';
import { selectEstado, selectSession } from '../../../session/session-selectors';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { GuestPage } from './guest-page';
import styles from './guest-page.module.css';
import { LateSecondStep } from './late-second-step';
import { Problem } from './notice';
import { ByProvider } from './proveedor/by-provider';
import { passwordError } from './sign-in-rules';
import { useChallenge } from './use-challenge';
import { useGuestForm } from './use-guest-form';

/** Asks for the password of a locked session, and then returns to the page of the person. */
export function UnlockPage() {
  const person = usePerson();
  const redirectURL = useSearchParams()[0].get('redirectURL');
  const { problem, challenge, startAgain } = useChallenge();

  // Another tab has signed out, and this tab is about to follow.
  if (!person) return null;
  return (
    <GuestPage title="Sesión bloqueada" text="Escriba su contraseña para seguir donde estaba.">
      {challenge ? (
        <LateSecondStep challenge={challenge} redirectURL={redirectURL} onBack={startAgain} />
      ) : (
        <>
          <UnlockForm person={person} problem={problem} redirectURL={redirectURL} />
          {/* For people without a password, who may still be signed in at the provider. */}
          <ByProvider redirectURL={redirectURL} mustAskAgain />
        </>
      )}
      <div className={styles.links}>
        <Link to="/forgot-password" state={{ email: person.email }}>
          Olvidé mi contraseña
        </Link>
        <Link to="/sign-out">No soy {person.nombre}</Link>
      </div>
    </GuestPage>
  );
}

/** The person of the session. A person with an open session can confirm it again too. */
function usePerson(): LockedPerson | null {
  const { locked, user } = useAppSelector(selectSession);
  return locked ?? (user && { email: user.email, nombre: user.name });
}

interface UnlockFormProps extends Pick<ReturnType<typeof useChallenge>, 'problem'> {
  person: LockedPerson;
  redirectURL: string | null;
}

function UnlockForm({ person, problem, redirectURL }: UnlockFormProps) {
  const dispatch = useAppDispatch();
  const isSubmitting = useAppSelector(selectEstado) === 'AUTHENTICATING';
  const { clearAndFocus, ...form } = useGuestForm({ password: '' }, { password: passwordError }, isSubmitting);
  const isWrong = problem?.code === 'WRONG_CREDENTIALS';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each wrong password
  useEffect(() => {
    if (isWrong) clearAndFocus('password');
  }, [isWrong]);

  const unlock = ({ password }: { password: string }) =>
    dispatch(enterRequested({ url: '/api/auth/unlock-session', body: { email: person.email, password }, redirectURL }));

  return (
    <form {...form.attributes} className={styles.fields} onSubmit={form.submit(unlock)}>
      {!isSubmitting && <Problem problem={problem && isWrong ? { ...problem, message: wrongPassword } : problem} />}
      {/* Tells the password manager whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={person.email} readOnly />
      <GuestField label="Nombre" value={person.nombre} disabled readOnly />
      {/*
       * The field takes the focus when it is drawn. An effect runs later, and could clear a password that was typed
       * meanwhile.
       */}
      <PasswordField {...form.field('password')} label="Contraseña" autoComplete="current-password" autoFocus />
      <SubmitButton isSubmitting={isSubmitting}>Desbloquear</SubmitButton>
    </form>
  );
}

const wrongPassword = 'Contraseña incorrecta';
