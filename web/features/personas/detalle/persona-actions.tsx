import { Pencil, Trash2 } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { PersonaDto } from '../../../api/generated/personas';
import { Button, LinkButton } from '../../../components/button';
import { usePermiso } from '../../../session/use-permiso';
import styles from './persona-drawer.module.css';
import { useRemovePersona } from './use-remove-persona';

/** The actions on a persona. */
export function PersonaActions({ persona }: { persona: PersonaDto }) {
  const { search } = useLocation();
  const { remove, isRemoving } = useRemovePersona(persona);
  if (!usePermiso('carpetas.editar')) return null;
  return (
    <div className={styles.actions}>
      <Button
        color="danger"
        loading={isRemoving}
        startIcon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => void remove()}
      >
        Eliminar
      </Button>
      <LinkButton
        variant="contained"
        to={`/personas/${persona.id}/editar${search}`}
        replace
        preventScrollReset
        startIcon={<Pencil size={16} strokeWidth={1.75} aria-hidden="true" />}
      >
        Editar
      </LinkButton>
    </div>
  );
}
