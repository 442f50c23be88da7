import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { GuestField } from '../../components/guest-field';
import { PasswordField } from '../../components/password-field';
import { SubmitButton } from '../../components/submit-button';
import { signInRequested } from '../../session/session-intents';
import { selectEstado, selectProblem } from '../../session/session-selectors';
import { problemDismissed } from '../../session/session-slice';
import styles from './sign-in-page.module.css';
import { emailError, passwordError } from './sign-in-rules';
import { useDemo } from './use-demo';

const untouched = { email: false, password: false };

export function SignInForm() {
  const dispatch = useAppDispatch();
  const problem = useAppSelector(selectProblem);
  const isSubmitting = useAppSelector(selectEstado) === 'AUTHENTICATING';
  const [params] = useSearchParams();
  const demo = useDemo();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ email: '', password: '' });
  const [touched, setTouched] = useState(untouched);
  const errors = { email: emailError(values.email), password: passwordError(values.password) };

  useEffect(() => () => void dispatch(problemDismissed()), [dispatch]);

  // A wrong password is typed anew; the e-mail is most likely right.
  useEffect(() => {
    if (problem?.code !== 'WRONG_CREDENTIALS') return;
    setValues((typed) => ({ ...typed, password: '' }));
    setTouched(untouched);
    form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
  }, [problem]);

  const signIn = (credentials: typeof values) =>
    dispatch(signInRequested({ ...credentials, redirectURL: params.get('redirectURL') }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTouched({ email: true, password: true });
    if (errors.email || errors.password) return;
    signIn(values);
  };

  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: touched[name] ? errors[name] : null,
    disabled: isSubmitting,
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
    onBlur: () => setTouched({ ...touched, [name]: values[name] !== '' || touched[name] }),
  });

  return (
    <form ref={form} className={styles.fields} onSubmit={submit} noValidate>
      {problem && !isSubmitting && (
        <div className="notice shake" role="alert">
          {problem.message}
        </div>
      )}
      <GuestField {...field('email')} label="Correo electrónico" type="email" autoComplete="username" />
      <PasswordField {...field('password')} label="Contraseña" autoComplete="current-password" />
      <SubmitButton isSubmitting={isSubmitting}>Ingresar</SubmitButton>
      <div className={styles.demo}>
        {demo && (
          <button type="button" className="button button-plain" disabled={isSubmitting} onClick={() => signIn(demo)}>
            Usar cuenta de demostración
          </button>
        )}
      </div>
    </form>
  );
}
