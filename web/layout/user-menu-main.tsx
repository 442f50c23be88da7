import {
  Building2,
  Circle,
  Keyboard,
  LifeBuoy,
  Lock,
  LogOut,
  Palette,
  Settings,
  SlidersHorizontal,
  User,
} from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Cut } from '../components/layout/layout';
import { PresenceDot, presenceNames } from '../components/presence-dot';
import { MenuItem, MenuLink, MenuSeparator, SubmenuItem } from '../components/ui/menu-entries';
import { guiaDe } from '../features/oficina/ayuda/public/page-guia';
import type { Usuario } from '../session/session';
import { lockRequested } from '../session/session-intents';
import { useAppDispatch } from '../store/hooks';
import styles from './user-menu.module.css';
import type { UserMenuName } from './user-menu-panel';

interface UserMenuMainProps {
  user: Usuario;
  onOpen: (menu: UserMenuName) => void;
  onApariencia: () => void;
  onTeclado: () => void;
}

/**
 * The person's menu: links to their own pages, choices that take effect at once, the help of the page, and the
 * sign-out.
 */
export function UserMenuMain({ user, onOpen, onApariencia, onTeclado }: UserMenuMainProps) {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const cuenta = user.cuentas.find(({ cuentaId }) => cuentaId === user.cuentaActivaId);
  return (
    <>
      <MenuLink Icon={User} to="/configuraciones/perfil">
        Perfil
      </MenuLink>
      <MenuLink Icon={Settings} to="/configuraciones/cuenta">
        Configuración
      </MenuLink>
      <MenuLink Icon={SlidersHorizontal} to="/configuraciones/preferencias">
        Preferencias
      </MenuLink>
      <MenuSeparator />
      <SubmenuItem Icon={Circle} to="estado" onOpen={() => onOpen('estado')}>
        Estado
        <span className={styles.value}>
          <PresenceDot presence={user.estado} />
          {presenceNames[user.estado]}
        </span>
      </SubmenuItem>
      <SubmenuItem Icon={Building2} to="cuenta" onOpen={() => onOpen('cuenta')}>
        Cuenta
        <span className={styles.value}>
          <Cut>{cuenta?.nombre}</Cut>
        </span>
      </SubmenuItem>
      <MenuItem Icon={Palette} onClick={onApariencia}>
        Apariencia
      </MenuItem>
      <MenuItem Icon={Keyboard} onClick={onTeclado}>
        Atajos de teclado
      </MenuItem>
      <MenuLink Icon={LifeBuoy} to={guiaDe(pathname)}>
        Ayuda
      </MenuLink>
      <MenuSeparator />
      <MenuItem Icon={Lock} onClick={() => dispatch(lockRequested())}>
        Bloquear
      </MenuItem>
      <MenuLink Icon={LogOut} to="/sign-out">
        Cerrar sesión
      </MenuLink>
    </>
  );
}
