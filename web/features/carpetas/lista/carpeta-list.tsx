import { lazy, Suspense, useEffect, useState } from 'react';
import type { CarpetaResumenDto } from '../../../api/generated/carpetas';
import { CardList } from '../../../components/card-list';
import { DataTable } from '../../../components/data-table/data-table';
import { LineSkeleton } from '../../../components/loading-skeleton';
import { Elegibles, useElegidas } from '../../../components/seleccion/elegibles';
import { usePalabras } from '../../../session/use-pais';
import { type Busqueda, tamanos } from '../busqueda';
import { columnsOf } from './carpeta-columns';
import { useColumnas } from './use-columnas';
import type { useLista } from './use-lista';

const loadCard = async () => ({ default: (await import('./carpeta-card')).CarpetaCard });
const CarpetaCard = lazy(loadCard);
const EmptyList = lazy(async () => ({ default: (await import('./empty-list')).EmptyList }));
const BarraDeCarpetas = lazy(async () => ({ default: (await import('./varias/barra-de-carpetas')).BarraDeCarpetas }));

interface CarpetaListProps {
  lista: ReturnType<typeof useLista>;
  /** Shows cards in place of the table. */
  isNarrow: boolean;
  canCreate: boolean;
  /** Whether carpetas can be chosen, for what is done with several. */
  canChoose: boolean;
}

/** The carpetas as rows of a table, or as cards on a phone. */
export function CarpetaList({ lista, isNarrow, canCreate, canChoose }: CarpetaListProps) {
  const { busqueda, change, carpetas, page, isRefreshing, error, retry } = lista;
  const { columnas } = useColumnas();
  const palabras = usePalabras();
  // Cards are for phones alone. Their code loads beside the carpetas.
  useEffect(() => {
    if (isNarrow) void loadCard();
  }, [isNarrow]);
  const shared = {
    label: 'Carpetas',
    page,
    onPage: (pagina: number) => change({ pagina }),
    isRefreshing,
    error,
    onRetry: retry,
    empty: (
      <Suspense>
        <EmptyList busqueda={busqueda} onChange={change} canCreate={canCreate} />
      </Suspense>
    ),
  };

  const list = isNarrow ? (
    <CardList {...shared} items={carpetas} getKey={({ id }) => id} lines={3}>
      {(carpeta) => (
        <Suspense fallback={<LineSkeleton width="62%" />}>
          <CarpetaCard carpeta={carpeta} canChoose={canChoose} />
        </Suspense>
      )}
    </CardList>
  ) : (
    <DataTable
      {...shared}
      columns={columnsOf(columnas, canChoose, palabras)}
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

/** The bar of the chosen carpetas, from the first choice on: its dialogs and reports outlive the choice. */
function Elegidas({ carpetas }: { carpetas: readonly CarpetaResumenDto[] | undefined }) {
  const { ids } = useElegidas();
  const [isUsed, setIsUsed] = useState(false);
  if (ids.length > 0 && !isUsed) setIsUsed(true);
  if (!isUsed) return null;
  return (
    <Suspense>
      <BarraDeCarpetas carpetas={carpetas} />
    </Suspense>
  );
}
