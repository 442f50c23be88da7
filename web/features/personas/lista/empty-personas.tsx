import { SearchX, Users } from 'lucide-react';
import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { NuevaPersonaButton } from './nueva-persona-button';

interface EmptyPersonasProps {
  buscar: string;
  onClear: () => void;
  canEdit: boolean;
}

/** Shown when the list is empty: why, and what to do. */
export function EmptyPersonas({ buscar, onClear, canEdit }: EmptyPersonasProps) {
  if (buscar) {
    return (
      <EmptyState
        Icon={SearchX}
        title="Ninguna persona coincide"
        text="Pruebe con otra parte del nombre o con el número de documento."
        action={
          <Button variant="outlined" onClick={onClear}>
            Borrar la búsqueda
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      Icon={Users}
      title="Todavía no hay personas"
      text="Quienes intervienen en las carpetas se registran una vez y sirven para todas."
      action={canEdit && <NuevaPersonaButton />}
    />
  );
}
