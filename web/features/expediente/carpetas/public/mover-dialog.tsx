import type { FormEvent, ReactNode } from 'react';
import type { CarpetaDetalleDto, MoverCarpetaDto } from '../../../../api/generated/carpetas';
import { RecargarAviso } from '../../../../components/form/recargar-notice';
import { FormDialog } from '../../../../components/form-dialog';
import { Text } from '../../../../components/layout/layout';
import { Alert } from '../../../../components/ui/alert';
import { isConflict } from '../detail/use-carpeta-writes';
import { useMover } from '../detail/use-mover';
import { useSeenCarpeta } from '../detail/use-seen-carpeta';
import { EstadoChip } from '../estado-chip';
import type { EstadoCarpeta } from './estados';

interface MoverDialogProps {
  carpeta: CarpetaDetalleDto;
  estado: EstadoCarpeta;
  title: string;
  text: string;
  action: string;
  /** The fields of the move. */
  children: ReactNode;
  /** Reads the fields. Null when a required field is empty. */
  read: () => Omit<MoverCarpetaDto, 'estado'> | null;
  /** Shows a refusal under its field. Returns false for a refusal that concerns no field. */
  onRefused?: (error: unknown) => boolean;
  onClose: () => void;
  /** Called before `onClose`, with the moved carpeta. */
  onMoved?: (moved: CarpetaDetalleDto) => void;
}

/**
 * A dialog for the fields that a move needs. Submitting it also confirms the move. The dialog and its fields stay if
 * the move is refused.
 */
export function MoverDialog(props: MoverDialogProps) {
  const { carpeta, estado, text, action, children, read, onRefused, onMoved, ...dialog } = props;
  const { seen, hasConflict, tellConflict, reload } = useSeenCarpeta(carpeta);
  const { mover, isMoving } = useMover(seen, (error) => {
    if (isConflict(error)) tellConflict();
    return isConflict(error) || (onRefused?.(error) ?? false);
  });
  const isPossible = seen.movimientos.some((movimiento) => movimiento.estado === estado && movimiento.permitido);
  const isOff = hasConflict || !isPossible;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const fields = read();
    if (!fields || isMoving || isOff) return;
    const moved = await mover({ estado, ...fields });
    if (!moved) return;
    onMoved?.(moved);
    dialog.onClose();
  };

  return (
    <FormDialog
      {...dialog}
      submitLabel={action}
      submitColor={estado === 'anulada' ? 'danger' : undefined}
      isSubmitting={isMoving}
      isOff={isOff}
      onSubmit={submit}
    >
      {hasConflict && <RecargarAviso que="la carpeta" onReload={reload} />}
      {!isPossible && <Alert severity="error">En el estado en que está, ya no es posible.</Alert>}
      <Text as="p" tone="soft">
        {text}
      </Text>
      <Text as="p" tone="soft">
        Ahora está en <EstadoChip estado={seen.estado} />
      </Text>
      {children}
    </FormDialog>
  );
}
