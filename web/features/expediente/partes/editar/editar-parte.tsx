import { Navigate } from 'react-router-dom';
import { useRutas } from '../use-rutas';
import { EditarParteDialog } from './editar-parte-dialog';
import { useParteAbierta } from './use-parte-abierta';

/** Edits a parte over the tab. If the parte does not exist, the address leads back to the tab. */
export function EditarParte() {
  const { carpeta, partes, requeridos, parte } = useParteAbierta();
  const { close } = useRutas();
  if (!partes) return null;
  if (!parte) return <Navigate to={`/carpetas/${carpeta.id}/partes`} replace />;
  return (
    <EditarParteDialog
      carpetaId={carpeta.id}
      parte={parte}
      otras={partes.filter(({ id }) => id !== parte.id)}
      requeridos={requeridos}
      onClose={close}
    />
  );
}
