import type { MiembroDto } from '../../../api/generated';
import { useAppSelector } from '../../../app/hooks';
import { PresenceAvatar } from '../../../components/presence-avatar';
import { presenceNames } from '../../../components/presence-dot';
import { selectUser } from '../../../session/session-selectors';
import styles from './equipo.module.css';

/** One member. The person's own estado is the session's, which knows it before the server does. */
export function MiembroItem({ miembro: { id, nombre, email, avatar, rol, ...miembro } }: { miembro: MiembroDto }) {
  const user = useAppSelector(selectUser);
  const isOwn = id === user?.id;
  const estado = isOwn ? user.estado : miembro.estado;
  return (
    <li className={styles.miembro}>
      <PresenceAvatar name={nombre} avatar={avatar} size={40} estado={estado} />
      <div className={styles.who}>
        <p className={styles.nombre}>
          {nombre}
          {isOwn && <span className={styles.own}>Usted</span>}
        </p>
        <p className={styles.email}>{email}</p>
      </div>
      <span className={styles.rol}>{rol}</span>
      <span className={styles.estado} aria-hidden="true">
        {presenceNames[estado]}
      </span>
    </li>
  );
}
