import type { MovimientoDto } from '../../../../api/generated/carpetas';
import { MenuItem } from '../../../../components/ui/menu-entries';
import { EstadoChip } from '../estado-chip';
import styles from './movimiento-item.module.css';

interface MovimientoItemProps {
  movimiento: MovimientoDto;
  /** Whether the move can be chosen. By default, as the server says. */
  permitido?: boolean;
  onClick: () => unknown;
}

/** A move in a menu. A move that cannot be made now says why. */
export function MovimientoItem({ movimiento, permitido = movimiento.permitido, onClick }: MovimientoItemProps) {
  return (
    <MenuItem className={styles.item} disabled={!permitido} onClick={onClick}>
      <EstadoChip estado={movimiento.estado} />
      {movimiento.motivo && <span className={styles.motivo}>{movimiento.motivo}</span>}
    </MenuItem>
  );
}
