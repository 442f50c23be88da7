import { Navigate, useParams } from 'react-router-dom';
import { usePartes } from '../use-partes';
import { useRutas } from '../use-rutas';
import { EditarParteDialog } from './editar-parte-dialog';

/** A parte being edited, over the tab; an address of a parte that is gone leads to the tab. */
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
