import { Check } from 'lucide-react';
import { useAppDispatch } from '../app/hooks';
import { CuentaLogo } from '../components/cuenta-logo';
import type { Usuario } from '../session/session';
import { selectCuentaRequested } from '../session/session-intents';
import styles from './user-menu.module.css';
import { UserMenuList } from './user-menu-list';

interface UserMenuCuentasProps {
  user: Usuario;
  onBack: () => void;
  onClose: () => void;
}

/** The person's cuentas, the active one checked; choosing another goes on in it. */
export function UserMenuCuentas({ user, ...menu }: UserMenuCuentasProps) {
  const dispatch = useAppDispatch();
  return (
    <UserMenuList label="Cuenta" firstFocus='[aria-checked="true"]' {...menu}>
      {user.cuentas.map(({ cuentaId, nombre, logo }) => {
        const isActive = cuentaId === user.cuentaActivaId;
        return (
          <button
            key={cuentaId}
            type="button"
            role="menuitemradio"
            tabIndex={-1}
            aria-checked={isActive}
            className={styles.item}
            onClick={() => {
              menu.onClose();
              if (!isActive) dispatch(selectCuentaRequested({ cuentaId }));
            }}
          >
            <span className={styles.mark}>
              {isActive && <Check className={styles.check} size={18} strokeWidth={2} aria-hidden="true" />}
            </span>
            <span className={styles.text}>{nombre}</span>
            <CuentaLogo logo={logo} size={24} />
          </button>
        );
      })}
      {user.cuentas.length === 0 && (
        <span role="menuitem" tabIndex={-1} aria-disabled="true" className={styles.item}>
          No hay cuentas disponibles
        </span>
      )}
    </UserMenuList>
  );
}
