import { FolderPlus } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../../../components/button';
import type { Contacto } from '../contactos-api';
import styles from './contacto-detalle.module.css';

/** The link that adds a contact to a carpeta. */
export function VistaActions({ contacto }: { contacto: Contacto }) {
  const { search } = useLocation();
  return (
    <div className={styles.actions}>
      <LinkButton
        variant="outlined"
        to={`/apps/contacts/${contacto.id}/carpeta${search}`}
        preventScrollReset
        startIcon={<FolderPlus size={16} strokeWidth={1.75} aria-hidden="true" />}
      >
        Agregar a una carpeta
      </LinkButton>
    </div>
  );
}
