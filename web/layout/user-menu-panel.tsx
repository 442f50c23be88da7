import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { Usuario } from '../session/session';
import { CuentaItem } from './cuenta-item';
import styles from './user-menu.module.css';

interface UserMenuPanelProps {
  user: Usuario;
  /** Open while there is one. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The person's own menu: which cuenta, and the way out. */
export function UserMenuPanel({ user, anchor, onClose }: UserMenuPanelProps) {
  const navigate = useNavigate();
  const signOut = () => {
    onClose();
    void navigate('/sign-out');
  };

  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { className: styles.menu, role: 'dialog', 'aria-label': 'Usuario' } }}
    >
      <div className={styles.person}>
        <span className={styles.name}>{user.name}</span>
        <span className={styles.email}>{user.email}</span>
      </div>
      <MenuList className={styles.list} autoFocusItem aria-label="Menú de usuario">
        {user.cuentas.map((cuenta) => (
          <CuentaItem
            key={cuenta.cuentaId}
            cuenta={cuenta}
            isActive={cuenta.cuentaId === user.cuentaActivaId}
            onChosen={onClose}
          />
        ))}
        {user.cuentas.length === 0 && <MenuItem disabled>No hay cuentas disponibles</MenuItem>}
        <Divider className={styles.divider} component="li" />
        <MenuItem onClick={signOut}>
          <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
          Cerrar sesión
        </MenuItem>
      </MenuList>
    </Popover>
  );
}
