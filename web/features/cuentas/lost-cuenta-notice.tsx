import { useLocation } from 'react-router-dom';
import type { LostCuentaState } from '../../session/lost-cuenta-state';

/** Tells people who lost access to their current cuenta why they are asked for another. */
export function LostCuentaNotice() {
  const { cuentaPerdida } = (useLocation().state ?? {}) as LostCuentaState;
  return (
    cuentaPerdida && (
      <div className="notice" role="status">
        Ya no tiene acceso a {cuentaPerdida}. Si cree que es un error, consulte a quien la administra.
      </div>
    )
  );
}
