import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { DEBIDA_DILIGENCIA } from '../../../../../server/vocabulario/debida-diligencia';
import { usePermiso } from '../../../../session/use-permiso';
import { useCarpeta } from '../../carpetas/public/use-carpeta';
import { useRequisitos } from '../requisitos';
import { EditarRequisitoDialog } from './requisito-dialog';

/**
 * Opens a requisito over the tab. If the requisito does not exist, or cannot be changed, the address leads back to the
 * tab.
 */
export function RequisitoAbierto() {
  const { id, permisos } = useCarpeta();
  const canEnterAml = usePermiso('aml.cargar');
  const { requisitoId } = useParams();
  const { requisitos } = useRequisitos(id);
  const navigate = useNavigate();
  const tab = `/carpetas/${id}/requisitos`;
  if (!requisitos) return null;
  const requisito = requisitos.find((one) => one.id === requisitoId);
  const isOpen = permisos.marcarRequisitos && (canEnterAml || requisito?.clave !== DEBIDA_DILIGENCIA);
  if (!requisito || !isOpen) return <Navigate to={tab} replace />;
  return (
    <EditarRequisitoDialog
      key={requisito.id}
      carpetaId={id}
      requisito={requisito}
      canDecide={permisos.decidirRequisitos}
      onClose={() => void navigate(tab, { replace: true, preventScrollReset: true })}
    />
  );
}
