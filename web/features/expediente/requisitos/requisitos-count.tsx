import { TabCount } from '../../../components/tab-count';
import { useRequisitos } from './requisitos';
import { resumenDe } from './resumen';

/**
 * The number of decided requisitos, beside the name of a carpeta's tab. Draws nothing for a carpeta without requisitos.
 */
export function RequisitosCount({ carpetaId }: { carpetaId: string }) {
  const { requisitos } = useRequisitos(carpetaId);
  if (!requisitos?.length) return null;
  const { resueltos, total } = resumenDe(requisitos);
  return <TabCount value={`${resueltos} de ${total}`} />;
}
