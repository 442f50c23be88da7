import type { MovimientoDto } from '../../../api/generated/carpetas';
import { MenuItem } from '../../../components/ui/menu-entries';
import { EstadoChip } from '../estado-chip';
import styles from './movimiento-item.module.css';

/** A move in a menu. One that cannot be made now says why. */
export function MovimientoItem({ movimiento, onClick }: { movimiento: MovimientoDto; onClick: () => unknown }) {
  return (
    <MenuItem className={styles.item} disabled={!movimiento.permitido} onClick={onClick}>
      <EstadoChip estado={movimiento.estado} />
      {movimiento.motivo && <span className={styles.motivo}>{movimiento.motivo}</span>}
    </MenuItem>
  );
}
