import { FilePen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { CarpetaDetalleDto, MovimientoDto } from '../../../api/generated/carpetas';
import { Menu } from '../../../components/ui/menu';
import { MenuItem, MenuSeparator } from '../../../components/ui/menu-entries';
import { estaFirmada } from '../publico/estados';
import { FirmaDialog } from './firma-dialog';
import { MotivoDialog } from './motivo-dialog';
import styles from './mover-panel.module.css';
import { MovimientoItem } from './movimiento-item';
import { useMover } from './use-mover';

const DuplicarDialog = lazy(async () => ({ default: (await import('../duplicar/duplicar-dialog')).DuplicarDialog }));

interface MoverPanelProps {
  carpeta: CarpetaDetalleDto;
  /** The menu is open while there is one. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The moves out of the present estado. Those that cannot be made now say why. */
export function MoverPanel({ carpeta, anchor, onClose }: MoverPanelProps) {
  const { mover } = useMover(carpeta);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const [asksFor, setAsksFor] = useState<MovimientoDto['estado'] | null>(null);

  const choose = async ({ estado, requiereMotivo }: MovimientoDto) => {
    if (requiereMotivo || estado === 'firmada') return setAsksFor(estado);
    await mover({ estado });
  };
  const closeDialog = () => setAsksFor(null);
  const isSigned = estaFirmada(carpeta.estado) && carpeta.permisos.vincular;

  return (
    <>
      <Menu label="Mover la carpeta a" anchor={anchor} align="end" onClose={onClose} className={styles.panel}>
        {carpeta.movimientos.map((movimiento) => (
          <MovimientoItem key={movimiento.estado} movimiento={movimiento} onClick={() => choose(movimiento)} />
        ))}
        {isSigned && (
          <>
            <MenuSeparator />
            <MenuItem Icon={FilePen} onClick={() => setIsCorrecting(true)}>
              Abrir carpeta que corrige
            </MenuItem>
          </>
        )}
      </Menu>
      {isCorrecting && (
        <Suspense>
          <DuplicarDialog carpeta={carpeta} corrige onClose={() => setIsCorrecting(false)} />
        </Suspense>
      )}
      {asksFor === 'firmada' && <FirmaDialog carpeta={carpeta} onClose={closeDialog} />}
      {asksFor && asksFor !== 'firmada' && <MotivoDialog carpeta={carpeta} estado={asksFor} onClose={closeDialog} />}
    </>
  );
}
