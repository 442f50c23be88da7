import { useCallback } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useEventosGetQuery } from '../../../../api/agenda-api';
import { apiStatus } from '../../../../api/api-message';
import { DialogBody, DialogFrame } from '../../../../components/dialog-frame';
import { ErrorState } from '../../../../components/error-state';
import { hoyEnLaCuenta } from '../../../../lib/fechas';
import { usePermiso } from '../../../../session/use-permiso';
import type { EventoPropuesto } from '../public/evento-propuesto';
import { EventoDialog } from './evento-dialog';

/** The event that the address names, over the agenda. */
export function EventoAbierto() {
  const { eventoId = '' } = useParams();
  const { currentData, error, refetch } = useEventosGetQuery({ id: eventoId });
  const close = useClose();
  if (currentData) return <EventoDialog key={eventoId} evento={currentData} onClose={close} />;
  if (!error) return null;
  const isMissing = apiStatus(error) === 404;
  return (
    <DialogFrame title={isMissing ? 'El evento no está' : 'Evento'} onClose={close}>
      <DialogBody>
        {isMissing ? (
          <p>Alguien lo quitó de la agenda, o es de una carpeta que usted no ve.</p>
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
      </DialogBody>
    </DialogFrame>
  );
}

/** The form of a new event. The state of the navigation holds what is proposed; by default its day is today. */
export function EventoNuevo() {
  const { search, state } = useLocation();
  const canEdit = usePermiso('agenda.editar');
  const close = useClose();
  if (!canEdit) return <Navigate to={`/agenda${search}`} replace />;
  return <EventoDialog nuevo={{ dia: hoyEnLaCuenta(), ...(state as Partial<EventoPropuesto>) }} onClose={close} />;
}

function useClose(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(
    () => void navigate(`/agenda${search}`, { replace: true, preventScrollReset: true }),
    [navigate, search],
  );
}
