import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { matcherOf } from '../../../../lib/coincidencias';
import { text } from '../../../../lib/url-codecs';
import { useUrlState } from '../../../../lib/use-url-state';
import { usePermiso } from '../../../../session/use-permiso';
import { type TableroResumen, useTablerosFindAllQuery } from '../tableros-api';
import type { EditableTablero } from './tablero-form';

const busquedaSchema = { buscar: text(200) };

/** The tableros of the address, and the one in the form: null for a new one, undefined without a form. */
export function useTablerosPage() {
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
