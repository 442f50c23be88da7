import { useLocation } from 'react-router-dom';
import type { LostCuentaState } from '../../session/lost-cuenta-state';

/** Why somebody who was at work in a cuenta is asked for one. */
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
