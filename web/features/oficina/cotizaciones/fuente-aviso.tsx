import { Alert } from '../../../components/ui/alert';
import { formatFechaHora } from '../../../lib/fechas';
import type { Panel } from './cotizaciones-api';

/** Says why the rates of the operator's source could not be fetched. While they can, nothing is said. */
export function FuenteAviso({ panel: { consulta } }: { panel: Panel }) {
  if (!consulta?.falla) return null;
  return (
    <Alert severity="warning">
      No se pudieron traer las cotizaciones de la fuente ({formatFechaHora(consulta.intentadaEn)}): se volverá a
      intentar. {consulta.falla}{' '}
      {consulta.lograda
        ? `Las últimas son del ${formatFechaHora(consulta.lograda)}.`
        : 'Mientras tanto se pueden anotar a mano.'}
    </Alert>
  );
}
