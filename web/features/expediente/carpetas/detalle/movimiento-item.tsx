import type { MovimientoDto } from '../../../../api/generated/carpetas';
import { MenuItem } from '../../../../components/ui/menu-entries';
import { EstadoChip } from '../estado-chip';
import styles from './movimiento-item.module.css';

interface MovimientoItemProps {
  movimiento: MovimientoDto;
  /** Whether it can be chosen; as the server says when missing. */
  permitido?: boolean;
  onClick: () => unknown;
}

/** A move in a menu. One that cannot be made now says why. */
export function MovimientoItem({ movimiento, permitido = movimiento.permitido, onClick }: MovimientoItemProps) {
  return (
    <MenuItem className={styles.item} disabled={!permitido} onClick={onClick}>
      <EstadoChip estado={movimiento.estado} />
      {movimiento.motivo && <span className={styles.motivo}>{movimiento.motivo}</span>}
    </MenuItem>
  );
}
