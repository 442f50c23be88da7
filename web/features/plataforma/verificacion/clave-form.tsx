import { type FormEvent, useState } from 'react';
import { Stack } from '../../../components/layout/layout';
import { PasswordField } from '../../../components/password-field';
import { SubmitButton } from '../../../components/submit-button';
import { selectUser } from '../../../session/session-selectors';
import { useAppSelector } from '../../../store/hooks';
import type { MetodoFormProps } from './metodos';
import { useEnviarPrueba } from './use-enviar-prueba';

/** Asks for the password. */
export function ClaveForm({ onVerified }: MetodoFormProps) {
  const email = useAppSelector(selectUser)?.email;
  const { send, error, isSending, setError } = useEnviarPrueba(onVerified);
  const [password, setPassword] = useState('');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password) void send({ password });
    else setError('Escriba su contraseña');
  };

  return (
    <Stack as="form" gap={4} marginTop={5} onSubmit={submit} noValidate>
      {/* Tells the browser's password manager whose password the form asks for. */}
      <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="Contraseña"
        name="password"
        autoComplete="current-password"
        autoFocus
        value={password}
        error={error}
        onChange={({ target }) => setPassword(target.value)}
      />
      <SubmitButton isSubmitting={isSending}>Continuar</SubmitButton>
    </Stack>
  );
}
