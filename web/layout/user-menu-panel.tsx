import { useState } from 'react';
import type { PanelProps } from '../components/late-panel';
import { Stack, Text } from '../components/layout/layout';
import { Menu } from '../components/ui/menu';
import type { Usuario } from '../session/session';
import styles from './user-menu.module.css';
import { UserMenuCuentas } from './user-menu-cuentas';
import { UserMenuEstados } from './user-menu-estados';
import { UserMenuMain } from './user-menu-main';

interface UserMenuPanelProps extends PanelProps {
  user: Usuario;
  onApariencia: () => void;
  onTeclado: () => void;
}

const labels = { main: 'Menú de usuario', estado: 'Estado', cuenta: 'Cuenta' };
export type UserMenuName = keyof typeof labels;

/** The person's own menu, under its button. */
export function UserMenuPanel({ user, anchor, onClose, ...openers }: UserMenuPanelProps) {
  const [shown, setShown] = useState<UserMenuName>('main');
  const back = () => setShown('main');
  return (
    <Menu
      label={labels[shown]}
      anchor={anchor}
      align="end"
      className={styles.panel}
      view={shown}
      onBack={shown === 'main' ? undefined : back}
      onClose={onClose}
      header={
        <Stack pad={[3, 4]} line="bottom">
          <Text weight="medium">{user.name}</Text>
          <span className={styles.email}>{user.email}</span>
        </Stack>
      }
    >
      {shown === 'main' && <UserMenuMain user={user} onOpen={setShown} {...openers} />}
      {shown === 'estado' && <UserMenuEstados user={user} onBack={back} />}
      {shown === 'cuenta' && <UserMenuCuentas user={user} onBack={back} />}
    </Menu>
  );
}
