import { Plus, UserPlus } from 'lucide-react';
import { Button } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { unoDeCadaRol } from '../roles';
import { useRutas } from '../use-rutas';

interface EmptyPartesProps {
  requeridos: readonly string[];
  canEdit: boolean;
}

/** Shown for a carpeta without partes: what they are, the roles that its acto requires, and a button to add the first. */
export function EmptyPartes({ requeridos, canEdit }: EmptyPartesProps) {
  const { agregar } = useRutas();
  return (
    <EmptyState
      Icon={UserPlus}
      title="Todavía no hay partes"
      text={`Aquí se anota quién interviene en el acto y con qué carácter.${requeridos.length > 0 ? ` Este acto requiere ${unoDeCadaRol(requeridos)}.` : ''}`}
      action={
        canEdit && (
          <Button
            variant="contained"
            startIcon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
            onClick={() => agregar()}
          >
            Agregar parte
          </Button>
        )
      }
    />
  );
}
