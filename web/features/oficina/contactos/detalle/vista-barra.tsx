import { Pencil, Trash2, X } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../../../components/button';
import { HintButton } from '../../../../components/hint-button';
import type { Contacto } from '../contactos-api';
import type { ContactosLista } from '../lista/use-contactos-lista';
import { useCloseToList } from '../use-close-to-list';
import { useRemoveContacto } from './use-remove-contacto';

interface VistaBarraProps {
  contacto: Contacto;
  lista: ContactosLista;
  canEdit: boolean;
}

/** The buttons to edit, delete and close a contact. */
export function VistaBarra({ contacto, lista, canEdit }: VistaBarraProps) {
  const { search } = useLocation();
  const close = useCloseToList();
  const remove = useRemoveContacto(contacto, lista);
  return (
    <>
      {canEdit && (
        <HintButton label="Eliminar contacto" onClick={() => void remove()}>
          <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      )}
      {canEdit && (
        <LinkButton
          to={`/apps/contacts/${contacto.id}/editar${search}`}
          preventScrollReset
          startIcon={<Pencil size={16} strokeWidth={1.75} aria-hidden="true" />}
        >
          Editar
        </LinkButton>
      )}
      <HintButton label="Cerrar" hintAlign="end" onClick={close}>
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
    </>
  );
}
