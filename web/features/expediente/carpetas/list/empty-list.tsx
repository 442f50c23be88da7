import { FolderLock, FolderPlus, SearchX, Trash2 } from 'lucide-react';
import { useMiembrosFindAllQuery } from '../../../../api/miembros-api';
import { Button } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { enumerarOpciones } from '../../../../lib/enumerar';
import { type Busqueda, type ChangeBusqueda, hasFilters, sinFiltros } from '../busqueda';
import { NuevaButton } from './nueva-button';

interface EmptyListProps {
  busqueda: Busqueda;
  onChange: ChangeBusqueda;
  canCreate: boolean;
}

/** Says why the list is empty, and offers what to do. */
export function EmptyList({ busqueda, onChange, canCreate }: EmptyListProps) {
  const clear = (
    <Button variant="outlined" onClick={() => onChange(sinFiltros)}>
      {busqueda.papelera ? 'Volver a las carpetas' : 'Quitar filtros'}
    </Button>
  );
  if (busqueda.papelera) {
    return (
      <EmptyState
        Icon={Trash2}
        title="Nada en la papelera"
        text="Aquí quedan los borradores eliminados."
        action={clear}
      />
    );
  }
  if (hasFilters(busqueda)) {
    return (
      <EmptyState
        Icon={SearchX}
        title="Ninguna carpeta coincide"
        text="Pruebe con otras palabras o con menos filtros."
        action={clear}
      />
    );
  }
  if (!canCreate) return <SinAcceso />;
  return (
    <EmptyState
      Icon={FolderPlus}
      title="Todavía no hay carpetas"
      text="Cada operación tiene su carpeta: sus partes, sus documentos y todo lo que pasó en ella."
      action={<NuevaButton />}
    />
  );
}

/** For roles that see only carpetas opened or assigned to them: says whom to ask. */
function SinAcceso() {
  const { data } = useMiembrosFindAllQuery({});
  const titulares = data?.filter(({ rolId }) => rolId === 1).map(({ nombre }) => nombre) ?? [];
  return (
    <EmptyState
      Icon={FolderLock}
      title="Todavía no le dieron acceso a ninguna carpeta"
      text={
        'Cada carpeta aparece aquí cuando alguien se la asigna o le da acceso.' +
        (titulares.length > 0 ? ` Puede pedirlo a ${enumerarOpciones(titulares)}.` : '')
      }
    />
  );
}
