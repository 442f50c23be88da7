import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { usePermiso } from '../../../../session/use-permiso';
import { usePersonasGetQuery } from '../../../expediente/personas/public/personas-api';
import { VincularContactoDialog } from './vincular-contacto-dialog';

/** Chooses a contact for the persona in the address. Closing goes back to the persona's data. */
export function VincularContacto() {
  const { personaId = '' } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { currentData: persona, isError } = usePersonasGetQuery({ id: personaId });
  const canEdit = usePermiso('contactos.editar');
  const to = `/personas/${personaId}${search}`;
  if (!canEdit || isError || persona?.unidaA) return <Navigate replace to={to} />;
  if (!persona) return null;
  return (
    <VincularContactoDialog
      persona={persona}
      onClose={() => void navigate(to, { replace: true, preventScrollReset: true })}
    />
  );
}
