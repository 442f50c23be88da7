import type { CoincidenciaDto } from '../../../../api/generated/carpetas';
import { latePart } from '../../../../components/late-part';

const { Part: CoincidenciaLinea } = latePart(async () => (await import('./coincidencia-line')).CoincidenciaLinea);

/** Why a search found a carpeta. Only a search needs its code. */
export function Coincidencia({ coincidencia }: { coincidencia: CoincidenciaDto | undefined }) {
  if (!coincidencia) return null;
  return <CoincidenciaLinea coincidencia={coincidencia} />;
}
