import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { GuestField } from '../../../components/guest-field';
import { latePart } from '../../../components/late-part';
import { PasswordField } from '../../../components/password-field';
import { SubmitButton } from '../../../components/submit-button';
import { useBrowserValue } from '../../../lib/use-browser-value';
import type { GoOptions } from '../../../session/session-context';
import { signInRequested } from '../../../session/session-intents';
import { selectEstado } from '../../../session/session-selectors';
import { useApp, useAppDispatch, useAppSelector } from '../../../store/hooks';
import { EmailLink } from './email-link';
import styles from './guest-page.module.css';
import { LateSecondStep } from './late-second-step';
import { Note, Problem } from './notice';
import { useOpciones } from './public/use-options';
import { emailError, passwordError } from './sign-in-rules';
import { useChallenge } from './use-challenge';
import { useGuestForm } from './use-guest-form';

const { Part: ProviderButton } = latePart(async () => (await import('./proveedor/provider-button')).ProviderButton);

export function SignInForm() {
  const app = useApp();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { problem, challenge, startAgain } = useChallenge();
  const isSubmitting = useAppSelector(selectEstado) === 'AUTHENTICATING';
  const [params] = useSearchParams();
  const { hasEnded = false, email = '' } = (useLocation().state ?? {}) as Pick<GoOptions, 'hasEnded'> & {
    email?: string;
  };
  const redirectURL = params.get('redirectURL');
  const { demo, proveedor, registro } = useOpciones();
  const { values, clearAndFocus, ...form } = useGuestForm(
    { email, password: '' },
    { email: emailError, password: passwordError },
    isSubmitting,
  );
  const hasPasskeys = useBrowserValue(knowsPasskeys, false);
  const signIn = (credentials: typeof values) => dispatch(signInRequested({ ...credentials, redirectURL }));
  const showPasskey = async () => {
    const { enterByPasskey } = await import('../../../session/passkey-saga');
    app.runSaga(enterByPasskey, { http: app.services.http, redirectURL });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    // Only the password is cleared: the e-mail is most likely right.
    if (problem?.code === 'WRONG_CREDENTIALS') clearAndFocus('password');
    if (problem?.code === 'CORREO_SIN_CONFIRMAR') {
      void navigate('/confirmation-required', { state: { email: values.email, isLate: true } });
    }
  }, [problem]);

  if (challenge) {
    return <LateSecondStep challenge={challenge} redirectURL={redirectURL} onBack={startAgain} />;
  }
  return (
    <form {...form.attributes} className={styles.fields} onSubmit={form.submit(signIn)}>
      {!isSubmitting && <Problem problem={problem} />}
      {hasEnded && !problem && <Note>Su sesión terminó o se cerró desde otro dispositivo. Ingrese de nuevo.</Note>}
      <GuestField {...form.field('email')} label="Correo electrónico" type="email" autoComplete="username" />
      <PasswordField {...form.field('password')} label="Contraseña" autoComplete="current-password" />
      <SubmitButton isSubmitting={isSubmitting}>Ingresar</SubmitButton>
      <div className={styles.links}>
        <EmailLink to="/forgot-password" email={values.email}>
          Olvidé mi contraseña
        </EmailLink>
        {registro && (
          <EmailLink to="/sign-up" email={values.email}>
            Crear un usuario
          </EmailLink>
        )}
      </div>
      <div className={styles.offers}>
        {proveedor && <ProviderButton proveedor={proveedor} redirectURL={redirectURL} isDisabled={isSubmitting} />}
        {hasPasskeys && (
          <button type="button" className="button button-plain" disabled={isSubmitting} onClick={showPasskey}>
            Usar una passkey
          </button>
        )}
        {demo && (
          <button type="button" className="button button-plain" disabled={isSubmitting} onClick={() => signIn(demo)}>
            Usar cuenta de demostración
          </button>
        )}
      </div>
    </form>
  );
}

const knowsPasskeys = () => 'PublicKeyCredential' in window;
