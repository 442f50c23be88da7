import { type FormEvent, useState } from 'react';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import { FormDialog } from '../../../components/form-dialog';
import { TextArea } from '../../../components/ui/input';
import { type EstadoCarpeta, estados } from '../publico/estados';
import styles from './motivo-dialog.module.css';
import { useMover } from './use-mover';

interface MotivoDialogProps {
  carpeta: CarpetaDetalleDto;
  estado: EstadoCarpeta;
  onClose: () => void;
}

/** Asks for the reason of a move, which also confirms it. The dialog and its text stay if the move is refused. */
export function MotivoDialog({ carpeta, estado, onClose }: MotivoDialogProps) {
  const { mover, isMoving } = useMover(carpeta);
  const [motivo, setMotivo] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  const { title, text, action } = wording(estado);
  const isMissing = isTouched && !motivo.trim();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTouched(true);
    if (motivo.trim() && !isMoving && (await mover({ estado, motivo: motivo.trim() }))) onClose();
  };

  return (
    <FormDialog
      title={title}
      submitLabel={action}
      submitColor={estado === 'anulada' ? 'danger' : undefined}
      isSubmitting={isMoving}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles.text}>{text}</p>
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
    </FormDialog>
  );
}

function wording(estado: EstadoCarpeta): { title: string; text: string; action: string } {
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
    text: `Vuelve a «${estados[estado].nombre}» y admite cambios otra vez.`,
    action: 'Reabrir',
  };
}
