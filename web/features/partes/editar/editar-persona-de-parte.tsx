import { Navigate, useParams } from 'react-router-dom';
import { PersonaEditor } from '../../personas/publico/formulario/persona-editor';
import { usePartes } from '../use-partes';
import { useRutas } from '../use-rutas';

/** Edits the persona of a parte without leaving the carpeta. */
export function EditarPersonaDeParte() {
  const { parteId } = useParams();
  const { carpeta, partes } = usePartes();
  const { close } = useRutas();
  const parte = partes?.find(({ id }) => id === parteId);
  if (!partes) return null;
  if (!parte) return <Navigate to={`/carpetas/${carpeta.id}/partes`} replace />;
  return <PersonaEditor personaId={parte.persona.id} onSaved={close} onClose={close} />;
}
