import { type FormEvent, useState } from 'react';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import { FormDialog } from '../../../components/form-dialog';
import { Alert } from '../../../components/ui/alert';
import { TextArea } from '../../../components/ui/input';
import { EstadoChip } from '../estado-chip';
import { type EstadoCarpeta, estados } from '../publico/estados';
import { ConflictAlert } from './conflict-alert';
import styles from './motivo-dialog.module.css';
import { useMover } from './use-mover';
import { useSeenCarpeta } from './use-seen-carpeta';

interface MotivoDialogProps {
  carpeta: CarpetaDetalleDto;
  estado: EstadoCarpeta;
  onClose: () => void;
}

/** Asks for the reason of a move, which also confirms it. The dialog and its text stay if the move is refused. */
export function MotivoDialog({ carpeta, estado, onClose }: MotivoDialogProps) {
  const { seen, hasConflict, tellConflict, reload } = useSeenCarpeta(carpeta);
  const { mover, isMoving } = useMover(seen, tellConflict);
  const [motivo, setMotivo] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  const { title, text, action } = wording(estado);
  const isPossible = seen.movimientos.some((movimiento) => movimiento.estado === estado && movimiento.permitido);
  const isOff = hasConflict || !isPossible;
  const isMissing = isTouched && !motivo.trim();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTouched(true);
    if (motivo.trim() && !isMoving && !isOff && (await mover({ estado, motivo: motivo.trim() }))) onClose();
  };

  return (
    <FormDialog
      title={title}
      submitLabel={action}
      submitColor={estado === 'anulada' ? 'danger' : undefined}
      isSubmitting={isMoving}
      isOff={isOff}
      onSubmit={submit}
      onClose={onClose}
    >
      {hasConflict && <ConflictAlert onReload={() => void reload()} />}
      {!isPossible && <Alert severity="error">En el estado en que está, ya no es posible.</Alert>}
      <p className={styles.text}>{text}</p>
      <p className={styles.text}>
        Ahora está en <EstadoChip estado={seen.estado} />
      </p>
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
