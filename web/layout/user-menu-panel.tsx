import { useState } from 'react';
import type { PanelProps } from '../components/late-panel';
import { Dialog } from '../components/ui/dialog';
import type { Usuario } from '../session/session';
import styles from './user-menu.module.css';
import { UserMenuCuentas } from './user-menu-cuentas';
import { UserMenuEstados } from './user-menu-estados';
import { UserMenuMain } from './user-menu-main';
import { useMenuPlace } from './user-menu-place';

interface UserMenuPanelProps extends PanelProps {
  user: Usuario;
  onApariencia: () => void;
}

/** The menus that the panel shows, one at a time: a second one beside it would not fit on a phone. */
export type UserMenuName = 'main' | 'estado' | 'cuenta';

/** The person's own menu, under its button. */
export function UserMenuPanel({ user, anchor, onClose, onApariencia }: UserMenuPanelProps) {
  const [shown, setShown] = useState<UserMenuName>('main');
  const [left, setLeft] = useState<UserMenuName | null>(null);
  const place = useMenuPlace(anchor);

  const back = () => {
    setLeft(shown);
    setShown('main');
  };
  const openApariencia = () => {
    onClose();
    onApariencia();
  };

  return (
    <Dialog
      className={styles.panel}
      backdropClassName={styles.backdrop}
      style={place}
      aria-label="Usuario"
      onClose={onClose}
    >
      <div className={styles.person}>
        <span className={styles.name}>{user.name}</span>
        <span className={styles.email}>{user.email}</span>
      </div>
      {shown === 'main' && (
        <UserMenuMain
          user={user}
          returningFrom={left}
          onOpen={setShown}
          onApariencia={openApariencia}
          onClose={onClose}
        />
      )}
      {shown === 'estado' && <UserMenuEstados user={user} onBack={back} onClose={onClose} />}
      {shown === 'cuenta' && <UserMenuCuentas user={user} onBack={back} onClose={onClose} />}
    </Dialog>
  );
}
