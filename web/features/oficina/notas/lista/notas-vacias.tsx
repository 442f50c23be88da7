import { Archive, NotebookPen, SearchX, Tag } from 'lucide-react';
import { Button } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import type { Busqueda, ChangeBusqueda } from '../busqueda';
import { NuevaNotaLink, type OpenNota } from '../nueva-nota-link';

interface NotasVaciasProps {
  busqueda: Busqueda;
  onChange: ChangeBusqueda;
  onOpen: OpenNota;
  /** The person has notas, but none is shown here. */
  hasNotas: boolean;
}

/** Shown instead of the notas when there are none: why, and what to do. */
export function NotasVacias({ busqueda, onChange, onOpen, hasNotas }: NotasVaciasProps) {
  if (busqueda.buscar) {
    return (
      <EmptyState
        Icon={SearchX}
        title="Ninguna nota coincide"
        text={`No hay notas con «${busqueda.buscar}» en su título, su texto o sus tareas.`}
        action={
          <Button variant="outlined" onClick={() => onChange({ buscar: '' })}>
            Quitar la búsqueda
          </Button>
        }
      />
    );
  }
  if (busqueda.vista === 'archivo') {
    return (
      <EmptyState
        Icon={Archive}
        title="El archivo está vacío"
        text="Lo que archive deja la lista de notas y queda guardado aquí."
      />
    );
  }
  const isEtiqueta = busqueda.vista !== 'notas';
  return (
    <EmptyState
      Icon={isEtiqueta ? Tag : NotebookPen}
      title={
        isEtiqueta ? 'Ninguna nota con esta etiqueta' : hasNotas ? 'No hay notas a la vista' : 'Todavía no hay notas'
      }
      text={
        isEtiqueta || hasNotas
          ? 'La próxima nota que escriba aparecerá aquí.'
          : 'Escriba lo que no quiere olvidar: solo usted verá sus notas.'
      }
      action={!isEtiqueta && !hasNotas && <NuevaNotaLink busqueda={busqueda} onOpen={onOpen} />}
    />
  );
}
