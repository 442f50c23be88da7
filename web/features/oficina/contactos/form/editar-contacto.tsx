import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { Button } from '../../../../components/button';
import { useToast } from '../../../../components/toast-actions';
import type { LetGo } from '../../../../components/use-unsaved-guard';
import { useDocumentTitle } from '../../../../lib/document-title';
import { usePais } from '../../../../session/use-pais';
import { usePermiso } from '../../../../session/use-permiso';
import type { Contacto } from '../contactos-api';
import { ContactoCargando } from '../detail/contacto-cargando';
import { useRemoveContacto } from '../detail/use-remove-contacto';
import type { ContactosLista } from '../list/use-contactos-list';
import { useLista } from '../use-list';
import { ContactoForm } from './contacto-form';

/** The form of the contact in the address. */
export function EditarContacto() {
  const lista = useLista();
  const pais = usePais()?.toLowerCase();
  const contacto = useFirstSeen(lista);
  const navigate = useNavigate();
  const { search } = useLocation();
  const toast = useToast();
  useDocumentTitle(contacto ? `Editar ${contacto.name}` : 'Editar contacto');
  const canEdit = usePermiso('contactos.editar');
  if (!contacto) return <ContactoCargando lista={lista} />;
  if (!canEdit) return <Navigate replace to={`/apps/contacts/${contacto.id}${search}`} />;
  if (!pais) return null;
  const show = (id: string) =>
    void navigate(`/apps/contacts/${id}${search}`, { replace: true, preventScrollReset: true });
  return (
    <ContactoForm
      key={contacto.id}
      contacto={contacto}
      lista={lista}
      pais={pais}
      onCancel={() => show(contacto.id)}
      onSaved={({ id }) => {
        toast('Contacto guardado');
        show(id);
      }}
      renderExtra={(letGo) => <EliminarButton contacto={contacto} lista={lista} letGo={letGo} />}
    />
  );
}

/** The contact as it was when the form opened. Other people's changes do not take the form away. */
function useFirstSeen({ todos }: ContactosLista): Contacto | undefined {
  const { contactoId } = useParams();
  const present = todos.find(({ id }) => id === contactoId);
  const [seen, setSeen] = useState(present);
  if (seen?.id === contactoId) return seen;
  if (present) setSeen(present);
  return present;
}

interface EliminarButtonProps {
  contacto: Contacto;
  lista: ContactosLista;
  letGo: LetGo;
}

function EliminarButton({ contacto, lista, letGo }: EliminarButtonProps) {
  const remove = useRemoveContacto(contacto, lista, letGo);
  return (
    <Button
      marginRight="auto"
      color="danger"
      startIcon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => void remove()}
    >
      Eliminar
    </Button>
  );
}
