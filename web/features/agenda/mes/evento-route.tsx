import { useCallback } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { hoyEnLaCuenta } from '../../../lib/fechas';
import { useEventosGetQuery } from '../agenda-api';
import { EventoDialog } from './evento-dialog';

/** The event that the address names, over the agenda. */
export function EventoAbierto() {
  const { eventoId = '' } = useParams();
  const { currentData, error } = useEventosGetQuery({ id: eventoId });
  const close = useClose();
  if (!currentData && !error) return null;
  return (
    <EventoDialog key={eventoId} evento={currentData} dia={hoyEnLaCuenta()} isMissing={!currentData} onClose={close} />
  );
}

/** A new event, on the day from which it was asked for. */
export function EventoNuevo() {
  const state = useLocation().state as { dia?: string; carpetaId?: string } | null;
  return <EventoDialog dia={state?.dia ?? hoyEnLaCuenta()} onClose={useClose()} />;
}

function useClose(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(() => void navigate(`/agenda${search}`, { preventScrollReset: true }), [navigate, search]);
}
