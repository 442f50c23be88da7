import { useState } from 'react';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { Button } from '../../../../components/button';
import { useToast } from '../../../../components/toast-actions';
import { useCarpetaWrites, useWriteProblem } from './use-carpeta-writes';

/** Takes a draft out of the trash. */
export function RestaurarButton({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const { restore } = useCarpetaWrites();
  const tellProblem = useWriteProblem();
  const toast = useToast();
  const [isSending, setIsSending] = useState(false);

  const send = async () => {
    setIsSending(true);
    try {
      await restore(carpeta);
      toast('Borrador restaurado');
    } catch (error) {
      tellProblem(error, carpeta.id);
    } finally {
      setIsSending(false);
    }
  };

  return (
    <Button size="small" color="primary" loading={isSending} onClick={() => void send()}>
      Restaurar
    </Button>
  );
}
