import { useLocation } from 'react-router-dom';
import type { LostCuentaState } from '../../../session/lost-cuenta-state';
import { selectUser } from '../../../session/session-selectors';
import { useAppSelector } from '../../../store/hooks';

/**
 * Tells people who lost access to their current cuenta why they are asked to choose another. `CuentasSuspendidasNotice`
 * tells about suspended cuentas.
 */
export function LostCuentaNotice() {
  const { cuentaPerdida } = (useLocation().state ?? {}) as LostCuentaState;
  const suspendidas = useAppSelector(selectUser)?.cuentasSuspendidas ?? [];
  return (
    cuentaPerdida &&
    !suspendidas.includes(cuentaPerdida) && (
      <div className="notice" role="status">
        Ya no tiene acceso a {cuentaPerdida}. Si cree que es un error, consulte a quien la administra.
      </div>
    )
  );
}
