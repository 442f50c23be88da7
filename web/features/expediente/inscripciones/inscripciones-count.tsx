import { TabCount } from '../../../components/tab-count';
import { useInscripcionesFindAllQuery } from './inscripciones-api';

/** The number of unfinished inscripciones of a carpeta, beside the name of its tab. It is not shown for 0. */
export function InscripcionesCount({ carpetaId }: { carpetaId: string }) {
  const { data = [] } = useInscripcionesFindAllQuery({ id: carpetaId });
  const open = data.filter(({ estado }) => estado !== 'inscripta').length;
  const observed = data.filter(({ estado }) => estado === 'observada').length;
  if (open === 0) return null;
  return (
    <TabCount
      value={open}
      meaning={`${open === 1 ? 'pendiente' : 'pendientes'}${observed > 0 ? `, ${observed} con observaciones` : ''}`}
      tono={observed > 0 ? 'late' : undefined}
    />
  );
}
