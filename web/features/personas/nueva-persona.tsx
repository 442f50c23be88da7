import { useLocation, useNavigate } from 'react-router-dom';
import { usePais } from '../../session/use-pais';
import { PersonaDialog } from './publico/formulario/persona-dialog';
import { useCloseToList } from './use-close-to-list';

/** A new persona, over the list. */
export function NuevaPersona() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const close = useCloseToList();
  const pais = usePais();
  if (!pais) return null;
  return (
    <PersonaDialog
      pais={pais}
      onClose={close}
      onSaved={({ id }) => void navigate(`/personas/${id}${search}`, { replace: true, preventScrollReset: true })}
    />
  );
}
