import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppSelector } from '../app/hooks';
import { selectUser } from '../session/session-selectors';
import { CuentaItem } from './cuenta-item';
import { UserAvatar } from './user-avatar';
import styles from './user-menu.module.css';

/** The person's own menu: which cuenta, and the way out. */
export function UserMenu() {
  const user = useAppSelector(selectUser);
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  if (!user) return null;

  const signOut = () => {
    close();
    void navigate('/sign-out');
  };

  return (
    <>
      <Tooltip title="Menú de usuario">
        <IconButton
          size="large"
          aria-label="Menú de usuario"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <UserAvatar user={user} size={32} />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { className: styles.menu } }}
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
              onChosen={close}
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
    </>
  );
}
