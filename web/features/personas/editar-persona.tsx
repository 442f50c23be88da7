import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { PersonaEditor } from './publico/formulario/persona-editor';

/** Edits a persona over the list. Closing goes back to their data. */
export function EditarPersona() {
  const { personaId = '' } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const close = () => void navigate(`/personas/${personaId}${search}`, { replace: true, preventScrollReset: true });
  return <PersonaEditor personaId={personaId} onSaved={close} onClose={close} />;
}
