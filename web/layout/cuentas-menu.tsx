import type { PanelProps } from '../components/late-panel';
import { Menu } from '../components/ui/menu';
import type { Usuario } from '../session/session';
import { UserMenuCuentas } from './user-menu-cuentas';

/** The person's cuentas, under the name of the active cuenta. */
export function CuentasMenu({ user, anchor, onClose }: PanelProps & { user: Usuario }) {
  return (
    <Menu label="Cuenta" anchor={anchor} onClose={onClose}>
      <UserMenuCuentas user={user} />
    </Menu>
  );
}
