import type { CarpetaDetalleDto, MovimientoDto } from '../../../../api/generated/carpetas';
import { Button } from '../../../../components/button';
import { useToast } from '../../../../components/toast-actions';
import { useAttempt } from '../../../../components/use-attempt';
import { usePermiso } from '../../../../session/use-permiso';
import { useCarpetasProposeMutation } from '../public/carpetas-api';
import { type EstadoCarpeta, type NombreDeEstado, useNombreDeEstado } from '../public/estados';
import { seAnotaAlPasar } from '../public/se-anota-al-pasar';
import { FALTA_ID } from './escritorio';

const palabras: Partial<Record<EstadoCarpeta, string>> = {
  en_preparacion: 'Abrir la carpeta',
  lista_para_firma: 'Pasar a firma',
  firmada: 'Registrar la firma',
  en_inscripcion: 'Pasar a inscripción',
  inscripta: 'Registrar la inscripción',
  entregada: 'Entregar',
  archivada: 'Archivar',
};

interface SiguientePasoProps {
  carpeta: CarpetaDetalleDto;
  isMoving: boolean;
  onMove: (movimiento: MovimientoDto) => void;
}

/**
 * The next step as the main action of the page. The desk below lists what the step waits for. It is off for people whose
 * role does not allow it, and the desk says who makes it.
 */
export function SiguientePaso({ carpeta, isMoving, onMove }: SiguientePasoProps) {
  const canMove = usePermiso('carpetas.editar');
  const canPropose = usePermiso('carpetas.proponer');
  const nombreDeEstado = useNombreDeEstado();
  const { siguiente } = carpeta.recorrido;
  const movimiento = carpeta.movimientos.find(({ estado }) => estado === siguiente);
  if (!movimiento) return null;
  const { estado, permitido, faltantes } = movimiento;
  const isComplete = carpeta.estado === 'en_preparacion' && estado === 'lista_para_firma' && faltantes.length === 0;
  if (isComplete && !permitido && canPropose)
    return <Proponer carpetaId={carpeta.id} isProposed={carpeta.propuestaEn !== null} />;
  return (
    <Button
      variant="contained"
      aria-describedby={FALTA_ID}
      aria-disabled={!canMove || (!movimiento.permitido && !seAnotaAlPasar(movimiento))}
      loading={isMoving}
      onClick={() => onMove(movimiento)}
    >
      {pasarA(movimiento.estado, carpeta.estado, nombreDeEstado)}
    </Button>
  );
}

/** For people who may not sign: tells the people who may that the carpeta is complete. */
function Proponer({ carpetaId, isProposed }: { carpetaId: string; isProposed: boolean }) {
  const [propose, { isLoading }] = useCarpetasProposeMutation();
  const attempt = useAttempt();
  const toast = useToast();
  const send = () =>
    attempt(async () => {
      await propose({ id: carpetaId }).unwrap();
      toast('Propuesta para la firma: se avisó a quienes deciden');
    });
  if (isProposed)
    return (
      <Button variant="contained" disabled>
        Propuesta
      </Button>
    );
  return (
    <Button variant="contained" aria-describedby={FALTA_ID} loading={isLoading} onClick={() => void send()}>
      Proponer para la firma
    </Button>
  );
}

/** The text of the button for the next step. */
function pasarA(a: EstadoCarpeta, desde: EstadoCarpeta, nombreDeEstado: NombreDeEstado): string {
  if (desde === 'suspendida') return 'Reanudar';
  if (desde === 'observada') return 'Volver a inscripción';
  return palabras[a] ?? `Pasar a «${nombreDeEstado(a)}»`;
}
