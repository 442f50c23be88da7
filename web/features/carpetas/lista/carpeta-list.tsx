import { CardList } from '../../../components/card-list';
import { DataTable } from '../../../components/data-table/data-table';
import { Elegibles } from '../../../components/seleccion/elegibles';
import { type Busqueda, tamanos } from '../busqueda';
import { CarpetaCard } from './carpeta-card';
import { columnsOf } from './carpeta-columns';
import { EmptyList } from './empty-list';
import { useColumnas } from './use-columnas';
import type { useLista } from './use-lista';
import { BarraDeCarpetas } from './varias/barra-de-carpetas';

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
      columns={columnsOf(columnas, canChoose)}
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
      {canChoose && <BarraDeCarpetas carpetas={carpetas} />}
    </Elegibles>
  );
}
