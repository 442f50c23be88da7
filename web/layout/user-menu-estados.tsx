import { Check } from 'lucide-react';
import { useAppDispatch } from '../app/hooks';
import { PresenceDot, presenceNames, presences } from '../components/presence-dot';
import { ownUserChangeRequested } from '../session/own-user';
import type { Usuario } from '../session/session';
import styles from './user-menu.module.css';
import { UserMenuList } from './user-menu-list';

interface UserMenuEstadosProps {
  user: Usuario;
  onBack: () => void;
  onClose: () => void;
}

/** What the others are told about the person's presence. */
export function UserMenuEstados({ user, ...menu }: UserMenuEstadosProps) {
  const dispatch = useAppDispatch();
  return (
    <UserMenuList label="Estado" firstFocus='[aria-checked="true"]' {...menu}>
      {presences.map((estado) => (
        <button
          key={estado}
          type="button"
          role="menuitemradio"
          tabIndex={-1}
          aria-checked={estado === user.estado}
          className={styles.item}
          onClick={() => {
            menu.onClose();
            if (estado !== user.estado) dispatch(ownUserChangeRequested({ estado }));
          }}
        >
          <span className={styles.mark}>
            <PresenceDot presence={estado} />
          </span>
          <span className={styles.text}>{presenceNames[estado]}</span>
          {estado === user.estado && <Check className={styles.check} size={18} strokeWidth={2} aria-hidden="true" />}
        </button>
      ))}
    </UserMenuList>
  );
}
