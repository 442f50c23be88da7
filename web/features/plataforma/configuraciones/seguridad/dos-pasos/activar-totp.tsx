import { useState } from 'react';
import type { SecretoTotpDto } from '../../../../../api/generated/segundo-factor';
import { Button } from '../../../../../components/button';
import { useRefusal } from '../../../../../components/form/refusal';
import { useSegundoFactorBeginMutation } from '../seguridad-api';
import { ActivarDialog } from './activar-dialog';

/** Starts the activation. The secret comes before the dialog, since asking for it may need a verification. */
export function ActivarTotp({ onActivated }: { onActivated: (codigos: string[]) => void }) {
  const [empezar, { isLoading }] = useSegundoFactorBeginMutation();
  const [secreto, setSecreto] = useState<SecretoTotpDto | null>(null);
  const refuse = useRefusal();
  const begin = async () => {
    const asked = empezar();
    try {
      setSecreto(await asked.unwrap());
      // Otherwise the store keeps the secret as long as the page is open.
      asked.reset();
    } catch (error) {
      refuse(error);
    }
  };
  return (
    <>
      <Button variant="contained" loading={isLoading} onClick={() => void begin()}>
        Activar
      </Button>
      {secreto && <ActivarDialog secreto={secreto} onActivated={onActivated} onClose={() => setSecreto(null)} />}
    </>
  );
}
