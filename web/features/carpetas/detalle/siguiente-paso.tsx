import { Link } from 'react-router-dom';
import type { CarpetaDetalleDto, MovimientoDto } from '../../../api/generated/carpetas';
import { Button } from '../../../components/button';
import { latePart } from '../../../components/late-part';
import { usePermiso } from '../../../session/use-permiso';
import { useNombreDeEstado } from '../publico/estados';
import { pasarA } from './pasos';
import styles from './siguiente-paso.module.css';

/** What is left to do in the tab. Nothing shows while it loads, or if it cannot be loaded. */
const { Part: PendientesLink } = latePart(
  async () => (await import('../../tareas/publico/pendientes-link')).PendientesLink,
);

interface SiguientePasoProps {
  carpeta: CarpetaDetalleDto;
  isMoving: boolean;
  onMove: (movimiento: MovimientoDto) => void;
}

/** The next step as the main action of the page, with what is missing for it. */
export function SiguientePaso({ carpeta, isMoving, onMove }: SiguientePasoProps) {
  const canMove = usePermiso('carpetas.editar');
  const nombreDeEstado = useNombreDeEstado();
  const { siguiente } = carpeta.recorrido;
  const movimiento = carpeta.movimientos.find(({ estado }) => estado === siguiente);
  if (!movimiento || !canMove) return null;
  return (
    <div className={styles.siguiente}>
      <p id="falta" className={styles.falta}>
        <Falta carpeta={carpeta} movimiento={movimiento} />
      </p>
      <Button
        variant="contained"
        aria-describedby="falta"
        aria-disabled={!movimiento.permitido}
        loading={isMoving}
        onClick={() => onMove(movimiento)}
      >
        {pasarA(movimiento.estado, carpeta.estado, nombreDeEstado)}
      </Button>
    </div>
  );
}

function Falta({ carpeta: { id, permisos }, movimiento }: { carpeta: CarpetaDetalleDto; movimiento: MovimientoDto }) {
  const { rolesFaltantes, motivo } = movimiento;
  const partes = `/carpetas/${id}/partes${permisos.editarPartes ? '/agregar' : ''}`;
  return (
    <>
      {rolesFaltantes.length > 0 ? (
        <Link className={styles.link} to={partes}>
          {motivo?.replace(/\.$/, '')}
        </Link>
      ) : (
        motivo
      )}
      <PendientesLink carpetaId={id} className={styles.link} />
    </>
  );
}
