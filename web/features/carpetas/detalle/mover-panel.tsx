import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import type { CarpetaDetalleDto, MovimientoDto } from '../../../api/generated/carpetas';
import { useConfirm } from '../../../components/confirm';
import { EstadoChip } from '../estado-chip';
import { MotivoDialog } from './motivo-dialog';
import styles from './mover-panel.module.css';
import { useMover } from './use-mover';

interface MoverPanelProps {
  carpeta: CarpetaDetalleDto;
  /** Open while there is one. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

const firmar = {
  title: '¿Pasar la carpeta a «Firmada»?',
  message: 'Una carpeta firmada no vuelve atrás: después, solo una carpeta vinculada la corrige.',
  icon: { color: 'primary' },
  actions: { confirm: { label: 'Pasar a «Firmada»', color: 'primary' }, cancel: { label: 'Cancelar' } },
  dismissible: true,
} as const;

/** The moves that lead out of the present state; those that cannot be made now say why. */
export function MoverPanel({ carpeta, anchor, onClose }: MoverPanelProps) {
  const confirm = useConfirm();
  const { mover } = useMover(carpeta);
  const [asksFor, setAsksFor] = useState<MovimientoDto['estado'] | null>(null);

  const choose = async ({ estado, permitido, requiereMotivo }: MovimientoDto) => {
    if (!permitido) return;
    onClose();
    if (requiereMotivo) return setAsksFor(estado);
    if (estado === 'firmada' && !(await confirm(firmar))) return;
    await mover({ estado });
  };

  return (
    <>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { className: styles.panel, role: 'dialog', 'aria-label': 'Mover la carpeta a' } }}
      >
        <MenuList autoFocusItem aria-label="Mover la carpeta a">
          {carpeta.movimientos.map((movimiento) => (
            <MenuItem
              key={movimiento.estado}
              className={styles.item}
              aria-disabled={!movimiento.permitido}
              onClick={() => void choose(movimiento)}
            >
              <EstadoChip estado={movimiento.estado} />
              {movimiento.motivo && <span className={styles.motivo}>{movimiento.motivo}</span>}
            </MenuItem>
          ))}
        </MenuList>
      </Popover>
      {asksFor && <MotivoDialog carpeta={carpeta} estado={asksFor} onClose={() => setAsksFor(null)} />}
    </>
  );
}
