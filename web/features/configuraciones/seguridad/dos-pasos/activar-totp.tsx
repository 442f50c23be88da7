import { useState } from 'react';
import { Button } from '../../../../components/button';
import { useRefusal } from '../refusal';
import { type SecretoTotp, useEmpezarTotpMutation } from '../seguridad-api';
import { ActivarDialog } from './activar-dialog';

/** The button that begins it. The secret is asked for before the dialog opens, as that may need a verification. */
export function ActivarTotp({ onActivated }: { onActivated: (codigos: string[]) => void }) {
  const [empezar, { isLoading }] = useEmpezarTotpMutation();
  const [secreto, setSecreto] = useState<SecretoTotp | null>(null);
  const refuse = useRefusal();
  const begin = () => empezar().unwrap().then(setSecreto, refuse);
  return (
    <>
      <Button variant="contained" loading={isLoading} onClick={() => void begin()}>
        Activar
      </Button>
      {secreto && <ActivarDialog secreto={secreto} onActivated={onActivated} onClose={() => setSecreto(null)} />}
    </>
  );
}
