import { Navigate, useParams } from 'react-router-dom';
import { usePartes } from '../use-partes';
import { useRutas } from '../use-rutas';
import { EditarParteDialog } from './editar-parte-dialog';

/** Edits a parte over the tab. If the parte does not exist, the address leads back to the tab. */
export function EditarParte() {
  const { parteId } = useParams();
  const { carpeta, partes } = usePartes();
  const { close } = useRutas();
  const parte = partes?.find(({ id }) => id === parteId);
  if (!partes) return null;
  if (!parte) return <Navigate to={`/carpetas/${carpeta.id}/partes`} replace />;
  return (
    <EditarParteDialog
      carpetaId={carpeta.id}
      parte={parte}
      otras={partes.filter(({ id }) => id !== parteId)}
      onClose={close}
    />
  );
}
