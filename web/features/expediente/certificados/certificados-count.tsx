import { useColeccion } from '../../../collection/use-collection';
import { TabCount } from '../../../components/tab-count';
import { certificados } from './certificados-api';

/**
 * The number of certificates that the signature of a carpeta waits for, beside the name of its tab. It is not shown for
 * 0.
 */
export function CertificadosCount({ carpetaId }: { carpetaId: string }) {
  const { data: all = [] } = useColeccion(certificados, { id: carpetaId });
  const faltan = all.filter(({ necesario, impedimento }) => necesario && impedimento).length;
  if (faltan === 0) return null;
  return <TabCount value={faltan} meaning={faltan === 1 ? 'falta para la firma' : 'faltan para la firma'} />;
}
