import { Check } from 'lucide-react';
import { Text } from '../components/layout/layout';
import { PresenceDot, presenceNames, presences } from '../components/presence-dot';
import { MenuRadio, MenuRadios } from '../components/ui/menu-entries';
import { ownUserChangeRequested } from '../session/own-user';
import type { Usuario } from '../session/session';
import { useAppDispatch } from '../store/hooks';
import styles from './user-menu.module.css';
import { UserMenuBack } from './user-menu-back';

interface UserMenuEstadosProps {
  user: Usuario;
  onBack: () => void;
}

/** The choice of the presence that others see. */
export function UserMenuEstados({ user, onBack }: UserMenuEstadosProps) {
  const dispatch = useAppDispatch();
  return (
    <>
      <UserMenuBack onBack={onBack}>Estado</UserMenuBack>
      <MenuRadios value={user.estado} onChange={(estado) => dispatch(ownUserChangeRequested({ estado }))}>
        {presences.map((estado) => (
          <MenuRadio key={estado} value={estado}>
            <span className={styles.mark}>
              <PresenceDot presence={estado} />
            </span>
            <Text grow shrinks breaks>
              {presenceNames[estado]}
            </Text>
            {estado === user.estado && <Check className={styles.check} size={18} strokeWidth={2} aria-hidden="true" />}
          </MenuRadio>
        ))}
      </MenuRadios>
    </>
  );
}
