import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { PersonaEditor } from './publico/formulario/persona-editor';

/** Edits a persona over the list. Closing goes back to their data. */
export function EditarPersona() {
  const { personaId = '' } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const show = (id: string) => void navigate(`/personas/${id}${search}`, { replace: true, preventScrollReset: true });
  return <PersonaEditor personaId={personaId} onSaved={({ id }) => show(id)} onClose={() => show(personaId)} />;
}
