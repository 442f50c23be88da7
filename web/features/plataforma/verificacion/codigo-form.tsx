import { type FormEvent, type InputHTMLAttributes, useState } from 'react';
import { GuestField } from '../../../components/guest-field';
import { Stack, Text } from '../../../components/layout/layout';
import { SubmitButton } from '../../../components/submit-button';
import type { MetodoFormProps } from './metodos';
import { useEnviarPrueba } from './use-enviar-prueba';

/** Asks for the six digits that the person's authenticator app shows now. */
export function TotpForm(props: MetodoFormProps) {
  return <CodigoForm {...props} {...totp} />;
}

/** Asks for a recovery code, for a person without their phone. Each code works once. */
export function RecuperacionForm(props: MetodoFormProps) {
  return <CodigoForm {...props} {...recuperacion} />;
}

interface CodigoFormProps extends MetodoFormProps {
  label: string;
  text: string;
  empty: string;
  input: InputHTMLAttributes<HTMLInputElement>;
}

const totp = {
  label: 'Código de 6 dígitos',
  text: 'Lo muestra su aplicación de verificación.',
  empty: 'Escriba el código',
  input: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 },
} as const;

const recuperacion = {
  label: 'Código de recuperación',
  text: 'Uno de los que guardó al activar la verificación en dos pasos. Sirve una sola vez.',
  empty: 'Escriba uno de sus códigos',
  input: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 24 },
} as const;

function CodigoForm({ onVerified, label, text, empty, input }: CodigoFormProps) {
  const { send, error, isSending, setError } = useEnviarPrueba(onVerified);
  const [codigo, setCodigo] = useState('');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (codigo.trim()) void send({ codigo: codigo.trim() });
    else setError(empty);
  };

  return (
    <Stack as="form" gap={4} marginTop={5} onSubmit={submit} noValidate>
      <Text as="p" tone="soft">
        {text}
      </Text>
      <GuestField
        {...input}
        label={label}
        autoFocus
        value={codigo}
        error={error}
        onChange={({ target }) => setCodigo(target.value)}
      />
      <SubmitButton isSubmitting={isSending}>Continuar</SubmitButton>
    </Stack>
  );
}
