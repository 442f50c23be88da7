import { lazy, Suspense } from 'react';
import type { CoincidenciaDto } from '../../../api/generated/carpetas';

const CoincidenciaLinea = lazy(async () => ({ default: (await import('./coincidencia-linea')).CoincidenciaLinea }));

/** Why a search found a carpeta. Only a search needs its code. */
export function Coincidencia({ coincidencia }: { coincidencia: CoincidenciaDto | undefined }) {
  if (!coincidencia) return null;
  return (
    <Suspense>
      <CoincidenciaLinea coincidencia={coincidencia} />
    </Suspense>
  );
}
