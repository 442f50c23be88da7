import { type FormEvent, useState } from 'react';
import type { AuthOptionsDto } from '../../../api/generated/acceso';
import { Stack, Text } from '../../../components/layout/layout';
import { SubmitButton } from '../../../components/submit-button';
import { leaveForProvider } from '../../../session/provider-flow';
import { useServices } from '../../../store/hooks';
import type { MetodoFormProps } from './metodos';

/** Goes to the identity provider. The person comes back to this page verified, and repeats their action. */
export function ProveedorForm(_: MetodoFormProps) {
  const { http } = useServices();
  const [isLeaving, setIsLeaving] = useState(false);
  const [error, setError] = useState(false);

  const leave = async (event: FormEvent) => {
    event.preventDefault();
    setIsLeaving(true);
    setError(false);
    try {
      const { data } = await http.request<AuthOptionsDto>({
        url: '/api/auth/opciones',
        options: { skipErrorNotification: true },
      });
      if (!data.proveedor) throw new Error('There is no provider any more.');
      const { pathname, search, hash } = location;
      await leaveForProvider(data.proveedor, { redirectURL: pathname + search + hash, mustAskAgain: true });
    } catch {
      setIsLeaving(false);
      setError(true);
    }
  };

  return (
    <Stack as="form" gap={4} marginTop={5} onSubmit={leave}>
      <Text as="p" tone="soft">
        Irá a su proveedor de identidad y volverá a esta página; después repita lo que hacía.
      </Text>
      {error && (
        <p className="notice" role="alert">
          No se pudo llegar al proveedor de identidad. Vuelva a intentarlo en unos minutos.
        </p>
      )}
      <SubmitButton isSubmitting={isLeaving}>Ir al proveedor de identidad</SubmitButton>
    </Stack>
  );
}
