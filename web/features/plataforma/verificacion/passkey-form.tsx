import { BusyButton } from '../../../components/busy-button';
import { Stack, Text } from '../../../components/layout/layout';
import { showPasskey } from '../../../lib/passkeys';
import type { MetodoFormProps } from './metodos';
import { useEnviarPrueba } from './use-enviar-prueba';
import { useVerificacionPasskeyOptionsMutation } from './verificacion-api';

/** Asks for a passkey. A press starts the request, since browsers refuse it otherwise. */
export function PasskeyForm({ onVerified }: MetodoFormProps) {
  const { send, error, isSending } = useEnviarPrueba(onVerified);
  const [askOpciones] = useVerificacionPasskeyOptionsMutation();

  const show = async () => {
    const { desafio, opciones } = await askOpciones().unwrap();
    return { passkey: { desafio, respuesta: await showPasskey(opciones) } };
  };

  return (
    <Stack gap={4} marginTop={5}>
      <Text as="p" tone="soft">
        Con su huella, su rostro, el PIN del dispositivo o una llave de seguridad.
      </Text>
      {error && (
        <p className="notice" role="alert">
          {error}
        </p>
      )}
      <BusyButton
        isBusy={isSending}
        // The dialog was opened for this button.
        autoFocus
        onClick={() => void send(show)}
      >
        Usar una passkey
      </BusyButton>
    </Stack>
  );
}
