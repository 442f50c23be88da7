import {
  Building2,
  ChevronRight,
  Circle,
  LogOut,
  type LucideIcon,
  Palette,
  Settings,
  SlidersHorizontal,
  User,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { PresenceDot, presenceNames } from '../components/presence-dot';
import type { Usuario } from '../session/session';
import styles from './user-menu.module.css';
import { UserMenuList } from './user-menu-list';
import type { UserMenuName } from './user-menu-panel';

interface UserMenuMainProps {
  user: Usuario;
  /** The menu that was open before, whose item has the focus again. */
  returningFrom: UserMenuName | null;
  onOpen: (menu: UserMenuName) => void;
  onApariencia: () => void;
  onClose: () => void;
}

const pages = [
  { title: 'Perfil', link: '/configuraciones/perfil', Icon: User },
  { title: 'Configuración', link: '/configuraciones/cuenta', Icon: Settings },
  { title: 'Preferencias', link: '/configuraciones/preferencias', Icon: SlidersHorizontal },
];

/** Where the person's own pages are, what they may change at once, and the way out. */
export function UserMenuMain({ user, returningFrom, onOpen, onApariencia, onClose }: UserMenuMainProps) {
  const cuenta = user.cuentas.find(({ cuentaId }) => cuentaId === user.cuentaActivaId);
  const open = (menu: UserMenuName) => ({
    type: 'button' as const,
    role: 'menuitem',
    tabIndex: -1,
    className: styles.item,
    'data-menu': menu,
    'aria-haspopup': 'menu' as const,
    onClick: () => onOpen(menu),
  });

  return (
    <UserMenuList
      label="Menú de usuario"
      firstFocus={returningFrom ? `[data-menu="${returningFrom}"]` : undefined}
      onClose={onClose}
    >
      {pages.map(({ title, link, Icon }) => (
        <Link key={link} to={link} role="menuitem" tabIndex={-1} className={styles.item} onClick={onClose}>
          <MenuIcon Icon={Icon} />
          {title}
        </Link>
      ))}
      <div className={styles.divider} />
      <button {...open('estado')}>
        <MenuIcon Icon={Circle} />
        Estado
        <span className={styles.value}>
          <PresenceDot presence={user.estado} />
          {presenceNames[user.estado]}
        </span>
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <button {...open('cuenta')}>
        <MenuIcon Icon={Building2} />
        Cuenta
        <span className={styles.value}>
          <span className={styles.valueText}>{cuenta?.nombre}</span>
        </span>
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={onApariencia}>
        <MenuIcon Icon={Palette} />
        Apariencia
      </button>
      <div className={styles.divider} />
      <Link to="/sign-out" role="menuitem" tabIndex={-1} className={styles.item} onClick={onClose}>
        <MenuIcon Icon={LogOut} />
        Cerrar sesión
      </Link>
    </UserMenuList>
  );
}

function MenuIcon({ Icon }: { Icon: LucideIcon }) {
  return <Icon size={18} strokeWidth={1.75} aria-hidden="true" />;
}
