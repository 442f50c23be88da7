import { DataTable } from '../../../components/data-table/data-table';
import { type Busqueda, tamanos } from '../busqueda';
import { CarpetaCards } from './carpeta-cards';
import { carpetaColumns } from './carpeta-columns';
import { EmptyList } from './empty-list';
import type { useLista } from './use-lista';

interface CarpetaListProps {
  lista: ReturnType<typeof useLista>;
  /** Shows cards in place of the table. */
  isNarrow: boolean;
  canCreate: boolean;
}

/** The carpetas as rows of a table, or as cards on a phone. */
export function CarpetaList({ lista, isNarrow, canCreate }: CarpetaListProps) {
  const { busqueda, change, carpetas, page, isRefreshing, error, retry } = lista;
  const empty = <EmptyList busqueda={busqueda} onChange={change} canCreate={canCreate} />;
  const onPage = (pagina: number) => change({ pagina });

  if (isNarrow) {
    return (
      <CarpetaCards
        carpetas={carpetas}
        page={page}
        onPage={onPage}
        isRefreshing={isRefreshing}
        error={error}
        onRetry={retry}
        empty={empty}
      />
    );
  }
  return (
    <DataTable
      label="Carpetas"
      columns={carpetaColumns}
      rows={carpetas}
      getRowId={({ id }) => id}
      rowLink={({ id }) => `/carpetas/${id}`}
      sort={{ id: busqueda.orden, direction: busqueda.direccion }}
      onSort={({ id, direction }) => change({ orden: id as Busqueda['orden'], direccion: direction })}
      page={page}
      onPage={onPage}
      sizes={tamanos}
      onSize={(tamano) => change({ tamano })}
      isRefreshing={isRefreshing}
      error={error}
      onRetry={retry}
      empty={empty}
    />
  );
}
