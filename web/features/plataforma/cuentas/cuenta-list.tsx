import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { initials } from '../../../../server/vocabulario/initials';
import { CuentaLogo } from '../../../components/cuenta-logo';
import { paisNombre } from '../../../lib/paises';
import { selectCuentaRequested } from '../../../session/session-intents';
import { selectCuentaId, selectEstado } from '../../../session/session-selectors';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import styles from './cuentas.module.css';
import type { Cuenta } from './use-cuentas';

/** The cuentas as buttons: Tab reaches each, Enter chooses it. */
export function CuentaList({ cuentas }: { cuentas: Cuenta[] }) {
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const isSubmitting = useAppSelector(selectEstado) === 'AUTHENTICATING';
  const activeId = useAppSelector(selectCuentaId);

  const choose = (cuentaId: string) => {
    setChosenId(cuentaId);
    dispatch(selectCuentaRequested({ cuentaId, redirectURL: params.get('redirectURL') }));
  };

  return (
    <ul className={styles.list}>
      {cuentas.map(({ cuentaId, nombre, rol, pais, logo }) => (
        <li key={cuentaId}>
          <button
            type="button"
            className={styles.cuenta}
            disabled={isSubmitting}
            aria-current={cuentaId === activeId || undefined}
            onClick={() => choose(cuentaId)}
          >
            <span className={styles.badge} aria-hidden="true">
              {initials(nombre)}
            </span>
            <span className={styles.name}>
              <span>{nombre}</span>
              <span className={styles.rol}>
                {rol} · {paisNombre(pais)}
              </span>
            </span>
            <CuentaLogo logo={logo} size={32} />
            {isSubmitting && cuentaId === chosenId ? (
              <span className={`spinner ${styles.waiting}`} aria-hidden="true" />
            ) : (
              <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
