import { FolderPlus, UserRound } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../../components/button';
import type { Contacto } from '../contactos-api';
import styles from './contacto-detalle.module.css';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The links of a contact: add it to a carpeta, and see its persona. */
export function VistaActions({ contacto, canAdd }: { contacto: Contacto; canAdd: boolean }) {
  const { search } = useLocation();
  const { id, personaId } = contacto;
  if (!canAdd && !personaId) return null;
  return (
    <div className={styles.actions}>
      {canAdd && (
        <LinkButton
          variant="outlined"
          to={`/apps/contacts/${id}/carpeta${search}`}
          preventScrollReset
          startIcon={<FolderPlus {...icon} />}
        >
          Agregar a una carpeta
        </LinkButton>
      )}
      {personaId && (
        <LinkButton variant="outlined" to={`/personas/${personaId}`} startIcon={<UserRound {...icon} />}>
          Ver la persona
        </LinkButton>
      )}
    </div>
  );
}
