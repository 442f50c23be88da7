import { Avatar } from '../components/avatar';
import { CuentaLogo } from '../components/cuenta-logo';
import type { Usuario } from '../session/session';
import { CuentaButton } from './cuenta-button';
import styles from './user-card.module.css';

interface UserCardProps {
  user: Usuario;
  /** The size of the picture in pixels. A small picture is beside the name. */
  size: number;
}

/** The signed-in person and the active cuenta. */
export function UserCard({ user, size }: UserCardProps) {
  const cuenta = user.cuentas.find(({ cuentaId }) => cuentaId === user.cuentaActivaId);
  return (
    <div className={styles.card} data-row={size < 64}>
      <Avatar isOwn {...user} size={size} />
      <div className={styles.text}>
        <p className={styles.name}>{user.name}</p>
        <p className={styles.email}>{user.email}</p>
      </div>
      {cuenta && size >= 64 && <CuentaLogo logo={cuenta.logo} size={36} />}
      <CuentaButton user={user} />
    </div>
  );
}
