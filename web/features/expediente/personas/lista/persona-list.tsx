import { useLocation } from 'react-router-dom';
import { CardList } from '../../../../components/card-list';
import { DataTable } from '../../../../components/data-table/data-table';
import { useMedia } from '../../../../lib/use-media';
import { sinFiltros } from './busqueda';
import { EmptyPersonas } from './empty-personas';
import { PersonaCard } from './persona-card';
import { columnsPorApellidos, personaColumns } from './persona-columns';
import type { usePersonasLista } from './use-personas-lista';

interface PersonaListProps {
  lista: ReturnType<typeof usePersonasLista>;
  canEdit: boolean;
}

/** The personas as rows of a table, or as cards on a phone. */
export function PersonaList({ lista, canEdit }: PersonaListProps) {
  const { busqueda, change, personas, page, isRefreshing, error, retry } = lista;
  const isNarrow = useMedia('(max-width: 599.98px)');
  const { search } = useLocation();
  const shared = {
    label: 'Personas',
    page,
    onPage: (pagina: number) => change({ pagina }),
    isRefreshing,
    error,
    onRetry: retry,
    empty: <EmptyPersonas busqueda={busqueda} onClear={() => change(sinFiltros)} canEdit={canEdit} />,
  };

  if (isNarrow) {
    return (
      <CardList {...shared} items={personas} getKey={({ id }) => id}>
        {(persona) => (
          <PersonaCard
            persona={persona}
            porApellidos={busqueda.orden === 'apellidos'}
            to={`/personas/${persona.id}${search}`}
          />
        )}
      </CardList>
    );
  }
  return (
    <DataTable
      {...shared}
      columns={busqueda.orden === 'apellidos' ? columnsPorApellidos : personaColumns}
      rows={personas}
      getRowId={({ id }) => id}
      opensOver
      rowLink={({ id }) => `/personas/${id}${search}`}
    />
  );
}
