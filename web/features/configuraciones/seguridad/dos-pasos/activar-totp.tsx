import { useState } from 'react';
import type { SecretoTotpDto } from '../../../../api/generated/segundo-factor';
import { Button } from '../../../../components/button';
import { useRefusal } from '../refusal';
import { useSegundoFactorBeginMutation } from '../seguridad-api';
import { ActivarDialog } from './activar-dialog';

/** The button that begins it. The secret is asked for before the dialog opens, as that may need a verification. */
export function ActivarTotp({ onActivated }: { onActivated: (codigos: string[]) => void }) {
  const [empezar, { isLoading }] = useSegundoFactorBeginMutation();
  const [secreto, setSecreto] = useState<SecretoTotpDto | null>(null);
  const refuse = useRefusal();
  const begin = async () => {
    const asked = empezar();
    try {
      setSecreto(await asked.unwrap());
      // The store would keep it as long as the page is open.
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
