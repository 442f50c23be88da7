import { enumerar } from '../../../lib/enumerar';

interface SuspendidasNoticeProps {
  /** Names of cuentas. */
  nombres: string[];
}

/** Tells suspended members why they are asked to create a cuenta. */
export function SuspendidasNotice({ nombres }: SuspendidasNoticeProps) {
  const cuentas = enumerar(nombres.map((nombre) => `«${nombre}»`));
  return (
    <div className="notice" role="status">
      Su acceso a {cuentas} está suspendido. Hable con {nombres.length === 1 ? 'su titular' : 'sus titulares'}.
    </div>
  );
}
