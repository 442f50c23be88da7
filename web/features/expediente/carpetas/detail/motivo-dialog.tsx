import { useState } from 'react';
import { TextArea } from '../../../../components/ui/input';
import type { MovimientoProps } from '../public/de-carpeta';
import { type EstadoCarpeta, type NombreDeEstado, useNombreDeEstado } from '../public/estados';
import { MoverDialog } from '../public/mover-dialog';

interface MotivoDialogProps extends MovimientoProps {
  estado: EstadoCarpeta;
}

/** Asks for the reason of a move. */
export function MotivoDialog({ carpeta, estado, ...dialog }: MotivoDialogProps) {
  const [motivo, setMotivo] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  const nombreDeEstado = useNombreDeEstado();
  const isMissing = isTouched && !motivo.trim();

  const read = () => {
    setIsTouched(true);
    return motivo.trim() ? { motivo: motivo.trim() } : null;
  };

  return (
    <MoverDialog carpeta={carpeta} estado={estado} {...wording(estado, nombreDeEstado)} {...dialog} read={read}>
      <TextArea
        label="Motivo"
        required
        autoFocus
        minRows={3}
        maxLength={500}
        value={motivo}
        error={isMissing ? 'Indique el motivo.' : undefined}
        onChange={({ target }) => setMotivo(target.value)}
      />
    </MoverDialog>
  );
}

function wording(
  estado: EstadoCarpeta,
  nombreDeEstado: NombreDeEstado,
): { title: string; text: string; action: string } {
  if (estado === 'anulada') {
    return {
      title: '¿Anular la carpeta?',
      text: 'No se puede deshacer: conserva su número y su historia, y no admite más cambios.',
      action: 'Anular la carpeta',
    };
  }
  if (estado === 'suspendida') {
    return {
      title: '¿Suspender la carpeta?',
      text: 'Queda detenida hasta que alguien la devuelva al estado en que estaba.',
      action: 'Suspender',
    };
  }
  return {
    title: '¿Reabrir la carpeta?',
    text: `Vuelve a «${nombreDeEstado(estado)}» y admite cambios otra vez.`,
    action: 'Reabrir',
  };
}
