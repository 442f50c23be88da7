import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { PersonaEditor } from './public/form/persona-editor';
import { usePersonasGetQuery } from './public/personas-api';

/**
 * Edits a persona over the list. Closing goes back to the data. For a merged persona, the data lead to the persona that
 * stayed.
 */
export function EditarPersona() {
  const { personaId = '' } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { currentData: persona } = usePersonasGetQuery({ id: personaId });
  const show = (id: string) => void navigate(`/personas/${id}${search}`, { replace: true, preventScrollReset: true });
  if (persona?.unidaA) return <Navigate replace to={`/personas/${personaId}${search}`} />;
  return <PersonaEditor personaId={personaId} onSaved={({ id }) => show(id)} onClose={() => show(personaId)} />;
}
