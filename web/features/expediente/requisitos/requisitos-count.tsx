import { TabCount } from '../../../components/tab-count';
import { useRequisitos } from './requisitos';
import { resumenDe } from './resumen';

/** How many of the requisitos are decided, beside the name of a carpeta's tab. Nothing where there are none. */
export function RequisitosCount({ carpetaId }: { carpetaId: string }) {
  const { requisitos } = useRequisitos(carpetaId);
  if (!requisitos?.length) return null;
  const { resueltos, total } = resumenDe(requisitos);
  return <TabCount value={`${resueltos} de ${total}`} />;
}
