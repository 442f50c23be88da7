import { useColeccion } from '../../../coleccion/use-coleccion';
import { TabCount } from '../../../components/tab-count';
import { certificados } from './certificados-api';

/** How many certificates the signature of a carpeta waits for, beside the name of its tab. Not shown when there are none. */
export function CertificadosCount({ carpetaId }: { carpetaId: string }) {
  const { data: all = [] } = useColeccion(certificados, { id: carpetaId });
  const faltan = all.filter(({ necesario, impedimento }) => necesario && impedimento).length;
  if (faltan === 0) return null;
  return <TabCount value={faltan} meaning={faltan === 1 ? 'falta para la firma' : 'faltan para la firma'} />;
}
