import { Columns3, Plus, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { Row } from '../../../../components/layout/layout';
import { LimiteDeRol } from '../../../../components/limite-de-rol';
import { PageHeader } from '../../../../components/page-header';
import { SearchField } from '../../../../components/search-field';
import { matcherOf } from '../../../../lib/coincidencias';
import { contar } from '../../../../lib/numeros';
import { text } from '../../../../lib/url-codecs';
import { useUrlState } from '../../../../lib/use-url-state';
import { usePermiso } from '../../../../session/use-permiso';
import { type TableroResumen, useTablerosFindAllQuery } from '../tableros-api';
import { type EditableTablero, TableroForm } from './tablero-form';
import { TablerosGrid } from './tableros-grid';
import { TablerosSkeleton } from './tableros-skeleton';

const busquedaSchema = { buscar: text(200) };

export function TablerosPage() {
  const page = useTablerosPage();
  const { total, tableros, canEdit, editing } = page;
  const nuevo = canEdit && (
    <Button variant="contained" startIcon={<Plus size={16} strokeWidth={2} aria-hidden="true" />} onClick={page.add}>
      Nuevo tablero
    </Button>
  );

  return (
    <>
      <PageHeader
        title="Tableros"
        subtitle={<span aria-live="polite">{total === undefined ? '\u00a0' : countText(total)}</span>}
        actions={total !== 0 && nuevo}
      />
      <LimiteDeRol permiso="tableros.editar" que="agregar ni cambiar tableros" quienes="gestores" />
      {Boolean(total) && (
        <Row as="search" marginBottom={4}>
          <SearchField
            label="Buscar tableros"
            placeholder="Título o descripción"
            value={page.buscar}
            onSearch={page.search}
          />
        </Row>
      )}
      {!tableros && (page.error ? <ErrorState error={page.error} onRetry={page.retry} /> : <TablerosSkeleton />)}
      {total === 0 && (
        <EmptyState
          Icon={Columns3}
          title="Todavía no hay tableros"
          text="Un tablero muestra en columnas qué falta, qué está en curso y qué terminó. Lo ve todo el equipo."
          action={nuevo}
        />
      )}
      {tableros && Boolean(total) && tableros.length === 0 && (
        <EmptyState Icon={SearchX} title="Ningún tablero coincide" text="Pruebe con otras palabras." />
      )}
      {tableros && tableros.length > 0 && (
        <TablerosGrid
          tableros={tableros}
          canEdit={canEdit}
          onEdit={page.edit}
          onAdd={canEdit && !page.buscar ? page.add : undefined}
        />
      )}
      {editing !== undefined && <TableroForm tablero={editing} onSaved={page.onSaved} onClose={page.close} />}
    </>
  );
}

const countText = (total: number) => contar(total, 'tablero', 'tableros');

/** The tableros of the address, and the tablero in the form: null for a new one, undefined without a form. */
function useTablerosPage() {
  const navigate = useNavigate();
  const [{ buscar }, change] = useUrlState(busquedaSchema);
  const { data, error, refetch } = useTablerosFindAllQuery(undefined, {
    refetchOnMountOrArgChange: 10,
    refetchOnFocus: true,
  });
  const [editing, setEditing] = useState<EditableTablero | null>();
  const matches = matcherOf(buscar);
  const close = () => setEditing(undefined);

  return {
    canEdit: usePermiso('tableros.editar'),
    total: data?.length,
    tableros: data?.filter(({ title, description }) => matches(`${title} ${description ?? ''}`)),
    error,
    retry: () => void refetch(),
    buscar,
    search: (next: string) => change({ buscar: next }, { replace: true }),
    editing,
    add: () => setEditing(null),
    edit: ({ members, ...tablero }: TableroResumen) => setEditing({ ...tablero, members: members.map(({ id }) => id) }),
    close,
    onSaved: (id: string) => {
      close();
      if (editing === null) void navigate(`/apps/scrumboard/${id}`);
    },
  };
}
