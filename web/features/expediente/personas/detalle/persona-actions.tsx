import { Merge, Pencil } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { PersonaDto } from '../../../../api/generated/personas';
import { LinkButton } from '../../../../components/button';
import { usePermiso } from '../../../../session/use-permiso';
import styles from './persona-drawer.module.css';

/** The actions on a persona, besides those of its menu. */
export function PersonaActions({ persona }: { persona: PersonaDto }) {
  const { search } = useLocation();
  const canMerge = usePermiso('personas.unir');
  if (!usePermiso('carpetas.editar') || persona.unidaA) return null;
  return (
    <div className={styles.actions}>
      {canMerge && (
        <LinkButton
          variant="outlined"
          to={`/personas/${persona.id}/unir${search}`}
          replace
          preventScrollReset
          startIcon={<Merge size={16} strokeWidth={1.75} aria-hidden="true" />}
        >
          Unir
        </LinkButton>
      )}
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
