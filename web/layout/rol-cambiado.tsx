import { useEffect, useRef } from 'react';
import { rolNombre } from '../../server/vocabulario/roles';
import { showToast } from '../components/toast-actions';
import { isTypedHere } from '../lib/typed-here';
import { selectPais, selectRolId, selectScope } from '../session/session-selectors';
import { useApp, useAppSelector } from '../store/hooks';

/** Tells people that somebody gave them another role while they work, and that their typed text is still there. */
export function RolCambiado() {
  const { store } = useApp();
  const scope = useAppSelector(selectScope);
  const rolId = useAppSelector(selectRolId);
  const pais = useAppSelector(selectPais);
  const before = useRef({ scope, rolId });

  useEffect(() => {
    const { scope: scopeBefore, rolId: rolBefore } = before.current;
    before.current = { scope, rolId };
    if (scope !== scopeBefore || rolId === rolBefore || rolId === null || rolBefore === null) return;
    const kept = isTypedHere() ? ' Lo que está escribiendo sigue aquí, aunque quizá ya no pueda guardarlo.' : '';
    showToast(store.dispatch, `Le cambiaron el rol: ahora es ${rolNombre(rolId, pais)}.${kept}`, {
      severity: 'warning',
    });
  }, [scope, rolId, pais, store]);
  return null;
}
