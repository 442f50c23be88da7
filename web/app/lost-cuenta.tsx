import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { destinationAfter } from '../session/access';
import type { LostCuentaState } from '../session/lost-cuenta-state';
import { selectCuentaId, selectEstado, selectUser } from '../session/session-selectors';
import { useAppSelector } from '../store/hooks';

/**
 * Leads out of the office whose session is in no cuenta any more: they were suspended, or taken out, or left. The guards
 * decide when a page is asked for; this happens to one that is open.
 */
export function LostCuenta() {
  const estado = useAppSelector(selectEstado);
  const cuentaId = useAppSelector(selectCuentaId);
  const cuenta = useAppSelector(selectUser)?.cuentas.find((each) => each.cuentaId === cuentaId)?.nombre;
  const last = useRef(cuenta);
  useEffect(() => {
    if (cuenta) last.current = cuenta;
  }, [cuenta]);
  if (estado !== 'ACCOUNT_SELECTION' && estado !== 'AUTHENTICATED_NO_ACCOUNT') return null;
  const state: LostCuentaState = { cuentaPerdida: last.current, isForced: true };
  return <Navigate to={destinationAfter(estado, null)} state={state} replace />;
}
