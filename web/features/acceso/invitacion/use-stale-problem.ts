import { useEffect } from 'react';
import { selectProblem } from '../../../session/session-selectors';
import { problemDismissed } from '../../../session/session-slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';

const stale = new Set([
  'INVITACION_USADA',
  'INVITACION_VENCIDA',
  'INVITACION_REVOCADA',
  'NO_ENCONTRADO',
  'YA_TIENE_USUARIO',
]);

/** Asks again what the link is about when the server refused it as something that this page did not know. */
export function useStaleProblem(onStale: () => void): void {
  const dispatch = useAppDispatch();
  const code = useAppSelector(selectProblem)?.code;
  useEffect(() => {
    if (code && stale.has(code)) onStale();
  }, [code, onStale]);
  useEffect(() => () => void dispatch(problemDismissed()), [dispatch]);
}
