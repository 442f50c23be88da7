import { Link } from 'react-router-dom';
import type { CarpetaDetalleDto, FaltanteDto, MovimientoDto } from '../../../api/generated/carpetas';
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

/** More than so many are not all named: they would be longer than what they stand beside. */
const FEW = 4;

function Falta({ carpeta, movimiento }: { carpeta: CarpetaDetalleDto; movimiento: MovimientoDto }) {
  const { faltantes, motivo } = movimiento;
  const named = faltantes.length > FEW ? faltantes.slice(0, FEW - 1) : faltantes;
  const rest = faltantes.slice(named.length);
  return (
    <>
      {faltantes.length === 0 && motivo}
      {named.map(({ texto, lugar, id }) => (
        <Link key={texto} className={styles.link} to={`/carpetas/${carpeta.id}/${lugarDeFaltante(carpeta, lugar, id)}`}>
          {texto.replace(/\.$/, '')}
        </Link>
      ))}
      {rest[0] && (
        <Link className={styles.link} to={`/carpetas/${carpeta.id}/${rest[0].lugar}`}>
          y {rest.length} más
        </Link>
      )}
      <PendientesLink carpetaId={carpeta.id} className={styles.link} />
    </>
  );
}

/** Where in the carpeta's page a missing thing is given: in its tab, or right at its form. */
function lugarDeFaltante({ permisos }: CarpetaDetalleDto, lugar: FaltanteDto['lugar'], id: string | null): string {
  if (lugar === 'partes' && permisos.editarPartes) return 'partes/agregar';
  return id ? `${lugar}/${id}` : lugar;
}
