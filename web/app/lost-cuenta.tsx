import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { destinationAfter } from '../session/access';
import type { LostCuentaState } from '../session/lost-cuenta-state';
import { selectCuentaId, selectEstado, selectUser } from '../session/session-selectors';
import { useAppSelector } from '../store/hooks';

/**
 * Leads a person out of the open page when their session has lost its cuenta. The person was suspended or removed, or
 * has left. The guards decide only when a page is requested.
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
