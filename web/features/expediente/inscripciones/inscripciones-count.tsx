import { TabCount } from '../../../components/tab-count';
import { useInscripcionesFindAllQuery } from './inscripciones-api';

/** How many inscripciones of a carpeta are not through, beside the name of its tab. Not shown when there are none. */
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
