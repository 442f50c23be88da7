import { SearchX, Upload, UserLock, Users } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Button, LinkButton } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { Row } from '../../../../components/layout/layout';
import type { Busqueda } from './busqueda';
import { NuevaPersonaButton } from './nueva-persona-button';

interface EmptyPersonasProps {
  busqueda: Busqueda;
  onClear: () => void;
  canEdit: boolean;
}

/** Shown when the list is empty: the reason, and what the person can do. */
export function EmptyPersonas({ busqueda: { buscar, tipo }, onClear, canEdit }: EmptyPersonasProps) {
  if (buscar || tipo) {
    return (
      <EmptyState
        Icon={SearchX}
        title="Ninguna persona coincide"
        text={
          tipo
            ? `La lista muestra solo personas ${tipo === 'humana' ? 'humanas' : 'jurídicas'}.`
            : 'Pruebe con otra parte del nombre o con el número de documento.'
        }
        action={
          <Button variant="outlined" onClick={onClear}>
            {tipo ? 'Quitar filtros' : 'Borrar la búsqueda'}
          </Button>
        }
      />
    );
  }
  if (!canEdit) {
    return (
      <EmptyState
        Icon={UserLock}
        title="Todavía no hay personas que usted pueda ver"
        text="Aquí aparecen quienes intervienen en las carpetas que le asignan o a las que le dan acceso. Puede pedirlo al titular de la cuenta."
      />
    );
  }
  return (
    <EmptyState
      Icon={Users}
      title="Todavía no hay personas"
      text="Quienes intervienen en las carpetas se registran una vez y sirven para todas. Puede traerlos de una planilla CSV."
      action={
        <Row as="span" justify="center" wrap gap={2}>
          <ImportarButton />
          <NuevaPersonaButton />
        </Row>
      }
    />
  );
}

/** A button that opens the import of personas over the list. The list keeps its search. */
function ImportarButton() {
  const { search } = useLocation();
  return (
    <LinkButton
      variant="outlined"
      to={`/personas/importar${search}`}
      preventScrollReset
      startIcon={<Upload size={16} strokeWidth={1.75} aria-hidden="true" />}
    >
      Importar
    </LinkButton>
  );
}
