import { Navigate } from 'react-router-dom';
import { PersonaEditor } from '../../personas/public/form/persona-editor';
import { useRutas } from '../use-rutas';
import { useParteAbierta } from './use-parte-abierta';

/** Edits the persona of a parte without leaving the carpeta. */
export function EditarPersonaDeParte() {
  const { carpeta, partes, parte } = useParteAbierta();
  const { close } = useRutas();
  if (!partes) return null;
  if (!parte) return <Navigate to={`/carpetas/${carpeta.id}/partes`} replace />;
  return <PersonaEditor personaId={parte.persona.id} onSaved={close} onClose={close} />;
}
