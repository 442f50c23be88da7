import { useLocation, useNavigate } from 'react-router-dom';
import { DialogFrame } from '../../../components/dialog-frame';
import { usePais } from '../../../session/use-pais';
import { usePermiso } from '../../../session/use-permiso';
import { PersonaDialog } from './public/form/persona-dialog';
import { SinPermiso } from './sin-permiso';
import { useCloseToList } from './use-close-to-list';

/** The form of a new persona, over the list. A person who may not add personas reads so instead of a form. */
export function NuevaPersona() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const close = useCloseToList();
  const pais = usePais();
  const canAdd = usePermiso('carpetas.editar');
  if (!canAdd) {
    return (
      <DialogFrame title="Nueva persona" onClose={close}>
        <SinPermiso title="Su rol no permite registrar personas" onClose={close} />
      </DialogFrame>
    );
  }
  if (!pais) return null;
  return (
    <PersonaDialog
      pais={pais}
      onClose={close}
      onSaved={({ id }) => void navigate(`/personas/${id}${search}`, { replace: true, preventScrollReset: true })}
    />
  );
}
