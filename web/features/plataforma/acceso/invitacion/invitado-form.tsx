import { useId, useState } from 'react';
import { apiFieldErrors } from '../../../../api/api-message';
import { GuestField } from '../../../../components/guest-field';
import { PasswordField } from '../../../../components/password-field';
import { PasswordHints } from '../../../../components/password-hints';
import { newPasswordError } from '../../../../components/password-rules';
import { SubmitButton } from '../../../../components/submit-button';
import { enterRequested } from '../../../../session/session-intents';
import { selectEstado, selectProblem } from '../../../../session/session-selectors';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { AgreementField } from '../agreement-field';
import styles from '../guest-page.module.css';
import { Problem } from '../notice';
import { useAgreement } from '../use-agreement';
import { useGuestForm } from '../use-guest-form';
import type { Invitacion } from './use-invitacion';
import { useStaleProblem } from './use-stale-problem';

interface InvitadoFormProps {
  token: string;
  invitacion: Invitacion;
  onStale: () => void;
}

/** For an invited person without a user. The mail confirmed the address, so a name and a password are enough. */
export function InvitadoForm({ token, invitacion: { id, email }, onStale }: InvitadoFormProps) {
  const hintsId = useId();
  const dispatch = useAppDispatch();
  const problem = useAppSelector(selectProblem);
  const isSubmitting = useAppSelector(selectEstado) === 'AUTHENTICATING';
  const [refused, setRefused] = useState('');
  const agreement = useAgreement(isSubmitting);
  useStaleProblem(onStale);
  const weak = apiFieldErrors(problem).find(({ campo }) => campo === 'password')?.mensaje ?? null;
  const form = useGuestForm(
    { name: '', password: '' },
    {
      name: (name) => (name.trim() ? null : 'Ingrese su nombre'),
      password: (password) => newPasswordError(password, email) ?? (password === refused ? weak : null),
    },
    isSubmitting,
  );

  const signUp = ({ name, password }: typeof form.values) => {
    if (!agreement.isChecked) return;
    setRefused(password);
    const body = { token, invitacionId: id, name: name.trim(), password };
    dispatch(enterRequested({ url: '/api/invitaciones/registrarse', body, redirectURL: null }));
  };

  const submit = form.submit(signUp);
  return (
    <form
      {...form.attributes}
      className={styles.fields}
      onSubmit={(event) => {
        agreement.check();
        submit(event);
      }}
    >
      {!isSubmitting && <Problem problem={weak ? null : problem} />}
      <GuestField label="Correo electrónico" type="email" autoComplete="username" value={email} readOnly />
      <GuestField {...form.field('name')} label="Nombre y apellido" autoComplete="name" maxLength={120} />
      <PasswordField
        {...form.field('password')}
        label="Contraseña"
        autoComplete="new-password"
        aria-describedby={hintsId}
      />
      <PasswordHints id={hintsId} password={form.values.password} email={email} />
      <AgreementField {...agreement.field} />
      <SubmitButton isSubmitting={isSubmitting}>Crear mi usuario y entrar</SubmitButton>
    </form>
  );
}
