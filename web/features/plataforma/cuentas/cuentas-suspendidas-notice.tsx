import { enumerar } from '../../../lib/enumerar';
import { selectUser } from '../../../session/session-selectors';
import { useAppSelector } from '../../../store/hooks';

/** Tells members of cuentas that an operator suspended why they cannot enter them. */
export function CuentasSuspendidasNotice() {
  const nombres = useAppSelector(selectUser)?.cuentasSuspendidas ?? [];
  if (nombres.length === 0) return null;
  const isOne = nombres.length === 1;
  return (
    <div className="notice" role="status">
      {enumerar(nombres.map((nombre) => `«${nombre}»`))}{' '}
      {isOne ? 'está suspendida: nadie puede entrar' : 'están suspendidas: nadie puede entrar en ellas'}. Lo que{' '}
      {isOne ? 'guarda' : 'guardan'} queda como estaba. Hable con quien administra Carpetas.
    </div>
  );
}
