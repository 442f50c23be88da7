import { TabCount } from '../../../../components/tab-count';
import { contar } from '../../../../lib/numeros';
import { usePlazosFindAllQuery } from '../plazos-api';

/** The number of open plazos, beside the name of a carpeta's tab. It is not shown for 0. */
export function PlazosCount({ carpetaId }: { carpetaId: string }) {
  const { data = [] } = usePlazosFindAllQuery({ id: carpetaId });
  const open = data.filter(({ estado }) => estado === 'abierto');
  if (open.length === 0) return null;
  const late = open.filter(({ faltan }) => faltan < 0).length;
  return (
    <TabCount
      value={open.length}
      meaning={`${open.length === 1 ? 'abierto' : 'abiertos'}${late > 0 ? `, ${contar(late, 'vencido', 'vencidos')}` : ''}`}
      tono={late > 0 ? 'late' : undefined}
    />
  );
}
