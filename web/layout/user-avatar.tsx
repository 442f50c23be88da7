import { initials } from '../lib/initials';
import type { Usuario } from '../session/session';
import styles from './user-avatar.module.css';

const estadoNames = { enLinea: 'En línea', ausente: 'Ausente', ocupado: 'Ocupado', invisible: 'Invisible' } as const;

interface UserAvatarProps {
  user: Usuario;
  /** Pixels. */
  size: number;
}

/** The person's picture, or initials, with the presence as a dot. */
export function UserAvatar({ user, size }: UserAvatarProps) {
  const estado = user.estado in estadoNames ? user.estado : 'enLinea';
  return (
    <span
      className={styles.avatar}
      data-initials={user.avatar ? undefined : initials(user.name)}
      style={{ width: size, height: size, fontSize: size * 0.36 }}
    >
      {user.avatar && <img src={user.avatar} alt="" />}
      <span className={styles.presence} data-estado={estado} role="img" aria-label={estadoNames[estado]} />
    </span>
  );
}
