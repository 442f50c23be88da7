import { Check } from 'lucide-react';
import { CuentaLogo } from '../components/cuenta-logo';
import { Text } from '../components/layout/layout';
import { MenuItem, MenuRadio, MenuRadios } from '../components/ui/menu-entries';
import type { Usuario } from '../session/session';
import { useCambiarDeCuenta } from '../subidas/use-cambiar-cuenta';
import styles from './user-menu.module.css';
import { UserMenuBack } from './user-menu-back';

interface UserMenuCuentasProps {
  user: Usuario;
  /** Goes back to the menu that led here. Missing when no menu did. */
  onBack?: () => void;
}

/** The person's cuentas, with a mark at the active one. Choosing another cuenta opens it. */
export function UserMenuCuentas({ user, onBack }: UserMenuCuentasProps) {
  const cambiar = useCambiarDeCuenta();
  return (
    <>
      {onBack && <UserMenuBack onBack={onBack}>Cuenta</UserMenuBack>}
      <MenuRadios value={user.cuentaActivaId} onChange={(cuentaId) => cuentaId && void cambiar(cuentaId)}>
        {user.cuentas.map(({ cuentaId, nombre, logo }) => (
          <MenuRadio key={cuentaId} value={cuentaId}>
            <span className={styles.mark}>
              {cuentaId === user.cuentaActivaId && (
                <Check className={styles.check} size={18} strokeWidth={2} aria-hidden="true" />
              )}
            </span>
            <Text grow shrinks breaks>
              {nombre}
            </Text>
            <CuentaLogo logo={logo} size={24} />
          </MenuRadio>
        ))}
      </MenuRadios>
      {user.cuentas.length === 0 && <MenuItem disabled>No hay cuentas disponibles</MenuItem>}
    </>
  );
}
