import { useEffect, useState } from 'react';
import type { CarpetaResumenDto } from '../../../../api/generated/carpetas';
import { CardList } from '../../../../components/card-list';
import { DataTable } from '../../../../components/data-table/data-table';
import { ErrorState } from '../../../../components/error-state';
import { latePanel } from '../../../../components/late-panel';
import { latePart } from '../../../../components/late-part';
import { LineSkeleton } from '../../../../components/loading-skeleton';
import { Elegibles, useElegidas } from '../../../../components/selection/elegibles';
import { useMedia } from '../../../../lib/use-media';
import { usePalabras } from '../../../../session/use-pais';
import { type Busqueda, tamanos } from '../busqueda';
import { columnsOf } from './carpeta-columns';
import { useColumnas } from './use-columns';
import type { useLista } from './use-list';

const { Part: CarpetaCard, preload: preloadCard } = latePart(async () => (await import('./carpeta-card')).CarpetaCard, {
  Meanwhile: () => <LineSkeleton width="62%" />,
});
const { Part: EmptyList } = latePart(async () => (await import('./empty-list')).EmptyList, { Failed: ErrorState });
const { Panel: BarraDeCarpetas } = latePanel(async () => (await import('./lotes/carpetas-bar')).BarraDeCarpetas);

interface CarpetaListProps {
  lista: ReturnType<typeof useLista>;
  /** Whether cards show in place of the table. */
  isNarrow: boolean;
  canCreate: boolean;
  /** Whether carpetas can be chosen, for actions on several of them. */
  canChoose: boolean;
}

/** The carpetas as rows of a table, or as cards on a phone. */
export function CarpetaList({ lista, isNarrow, canCreate, canChoose }: CarpetaListProps) {
  const { busqueda, change, carpetas, page, isRefreshing, error, retry } = lista;
  const { columnas } = useColumnas();
  const palabras = usePalabras();
  const isBelowLg = useMedia('(max-width: 1279.98px)');
  // Only phones show cards. The code of the cards loads beside the carpetas.
  useEffect(() => {
    if (isNarrow) void preloadCard();
  }, [isNarrow]);
  const shared = {
    label: 'Carpetas',
    page,
    onPage: (pagina: number) => change({ pagina }),
    isRefreshing,
    error,
    onRetry: retry,
    empty: <EmptyList busqueda={busqueda} onChange={change} canCreate={canCreate} />,
  };

  const list = isNarrow ? (
    <CardList {...shared} items={carpetas} getKey={({ id }) => id} lines={3}>
      {(carpeta) => <CarpetaCard carpeta={carpeta} canChoose={canChoose} />}
    </CardList>
  ) : (
    <DataTable
      {...shared}
      columns={columnsOf(columnas, { canChoose, palabras, isNarrow: isBelowLg })}
      rows={carpetas}
      getRowId={({ id }) => id}
      rowLink={({ id }) => `/carpetas/${id}`}
      sort={{ id: busqueda.orden, direction: busqueda.direccion }}
      onSort={({ id, direction }) => change({ orden: id as Busqueda['orden'], direccion: direction })}
      sizes={tamanos}
      onSize={(tamano) => change({ tamano })}
    />
  );
  return (
    <Elegibles items={carpetas}>
      {list}
      {canChoose && <Elegidas carpetas={carpetas} />}
    </Elegibles>
  );
}

/**
 * The bar of the chosen carpetas. It stays from the first choice on, because its dialogs and reports outlive the
 * choice. If its code cannot be loaded, the choice is cleared, so that the next choice fetches the code again.
 */
function Elegidas({ carpetas }: { carpetas: readonly CarpetaResumenDto[] | undefined }) {
  const { ids, clear } = useElegidas();
  const [isUsed, setIsUsed] = useState(false);
  if (ids.length > 0 && !isUsed) setIsUsed(true);
  if (!isUsed) return null;
  return <BarraDeCarpetas carpetas={carpetas} isOpen={ids.length > 0} onClose={clear} />;
}
