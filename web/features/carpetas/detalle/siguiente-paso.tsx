import type { CarpetaDetalleDto, MovimientoDto } from '../../../api/generated/carpetas';
import { Button } from '../../../components/button';
import { usePermiso } from '../../../session/use-permiso';
import { useNombreDeEstado } from '../publico/estados';
import { FALTA_ID } from './escritorio';
import { pasarA } from './pasos';

interface SiguientePasoProps {
  carpeta: CarpetaDetalleDto;
  isMoving: boolean;
  onMove: (movimiento: MovimientoDto) => void;
}

/** The next step as the main action of the page. What is missing for it is said below, in its desk. */
export function SiguientePaso({ carpeta, isMoving, onMove }: SiguientePasoProps) {
  const canMove = usePermiso('carpetas.editar');
  const nombreDeEstado = useNombreDeEstado();
  const { siguiente } = carpeta.recorrido;
  const movimiento = carpeta.movimientos.find(({ estado }) => estado === siguiente);
  if (!movimiento || !canMove) return null;
  return (
    <Button
      variant="contained"
      aria-describedby={FALTA_ID}
      aria-disabled={!movimiento.permitido}
      loading={isMoving}
      onClick={() => onMove(movimiento)}
    >
      {pasarA(movimiento.estado, carpeta.estado, nombreDeEstado)}
    </Button>
  );
}
