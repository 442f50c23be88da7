import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useToast } from '../../../components/toast-actions';
import { usePais } from '../../../session/use-pais';
import { usePermiso } from '../../../session/use-permiso';
import { useCloseToList } from '../use-close-to-list';
import { useLista } from '../use-lista';
import { ContactoForm } from './contacto-form';

/** The form of a new contact, beside the list. */
export function NuevoContacto() {
  const lista = useLista();
  const pais = usePais()?.toLowerCase();
  const close = useCloseToList();
  const navigate = useNavigate();
  const { search } = useLocation();
  const toast = useToast();
  if (!usePermiso('contactos.editar')) return <Navigate replace to={`/apps/contacts${search}`} />;
  if (!pais) return null;
  return (
    <ContactoForm
      lista={lista}
      pais={pais}
      onCancel={close}
      onSaved={({ id, name }) => {
        toast(`Contacto agregado: ${name}`);
        void navigate(`/apps/contacts/${id}${search}`, { replace: true, preventScrollReset: true });
      }}
    />
  );
}
