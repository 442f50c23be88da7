import { useEffect } from 'react';
import { selectProblem } from '../../../../session/session-selectors';
import { problemDismissed } from '../../../../session/session-slice';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';

const stale = new Set([
  'INVITACION_DISTINTA',
  'INVITACION_USADA',
  'INVITACION_VENCIDA',
  'INVITACION_REVOCADA',
  'NO_ENCONTRADO',
  'YA_TIENE_USUARIO',
]);

/** Calls `onStale` when the server's problem shows that the invitation has changed since the page loaded it. */
export function useStaleProblem(onStale: () => void): void {
  const dispatch = useAppDispatch();
  const code = useAppSelector(selectProblem)?.code;
  useEffect(() => {
    if (code && stale.has(code)) onStale();
  }, [code, onStale]);
  useEffect(() => () => void dispatch(problemDismissed()), [dispatch]);
}
