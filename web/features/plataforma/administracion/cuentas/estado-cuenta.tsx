import { StatusChip, type StatusTone } from '../../../../components/status-chip';
import { formatFecha } from '../../../../lib/fechas';
import type { Cuenta } from '../administracion-api';
import { Lineas, Suave } from '../celdas';

const estados: Readonly<Record<Cuenta['estado'], { label: string; tone: StatusTone }>> = {
  activa: { label: 'Activa', tone: 'success' },
  por_cerrar: { label: 'Por cerrar', tone: 'warning' },
  suspendida: { label: 'Suspendida', tone: 'danger' },
  cerrada: { label: 'Cerrada', tone: 'neutral' },
};

/** The state of a cuenta, since or until when, and why. */
export function EstadoCuenta({ cuenta }: { cuenta: Cuenta }) {
  const { estado, cierraEn, suspendidaEn, suspendidaMotivo } = cuenta;
  return (
    <Lineas>
      <StatusChip {...estados[estado]} />
      {estado === 'por_cerrar' && cierraEn && <Suave>Cierra el {formatFecha(cierraEn)}</Suave>}
      {estado === 'suspendida' && suspendidaEn && (
        <Suave>
          Desde el {formatFecha(suspendidaEn)}
          {suspendidaMotivo && `: ${suspendidaMotivo}`}
        </Suave>
      )}
    </Lineas>
  );
}
