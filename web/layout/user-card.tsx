import type { Usuario } from '../session/session';
import { UserAvatar } from './user-avatar';
import styles from './user-card.module.css';

/** Who is signed in, and in which cuenta. */
export function UserCard({ user }: { user: Usuario }) {
  const cuenta = user.cuentas.find(({ cuentaId }) => cuentaId === user.cuentaActivaId);
  return (
    <div className={styles.card}>
      <UserAvatar user={user} size={72} />
      <div className={styles.text}>
        <p className={styles.name}>{user.name}</p>
        <p className={styles.email}>{user.email}</p>
      </div>
      {cuenta && <p className={styles.cuenta}>{cuenta.nombre}</p>}
    </div>
  );
}
