import type { MiembroDto } from '../../../../api/generated/miembros';
import { Avatar } from '../../../../components/avatar';
import { seenNames } from '../../../../components/presence-dot';
import { StatusChip } from '../../../../components/status-chip';
import { selectUser } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import styles from './equipo.module.css';
import { MiembroActions } from './miembro-actions';
import { RolSelect } from './rol-select';

interface MiembroItemProps {
  miembro: MiembroDto;
  /** Whether the signed-in person may administer the team. */
  canManage: boolean;
  /** Whether the cuenta has only one active titular. */
  hasOneTitular: boolean;
}

/** One member. The person's own estado comes from the session, which changes before the server answers. */
export function MiembroItem({ miembro, canManage, hasOneTitular }: MiembroItemProps) {
  const { id, nombre, email, avatar, rol, membresia } = miembro;
  const user = useAppSelector(selectUser);
  const isOwn = id === user?.id;
  const estado = isOwn ? user.estado : miembro.estado;
  const isSuspended = membresia === 'suspendida';
  return (
    <li className={styles.miembro} data-suspended={isSuspended || undefined}>
      <Avatar id={id} name={nombre} avatar={avatar} size={40} estado={isSuspended ? 'invisible' : estado} />
      <div className={styles.who}>
        <p className={styles.nombre}>
          {nombre}
          {isOwn && <span className={styles.own}>Usted</span>}
          {isSuspended && <StatusChip label="Acceso suspendido" tone="warning" hasDot={false} />}
        </p>
        <p className={styles.email}>{email}</p>
      </div>
      {canManage ? (
        <RolSelect miembro={miembro} isOwn={isOwn} isOnlyTitular={isOwn && hasOneTitular} />
      ) : (
        <span className={styles.rol}>{rol}</span>
      )}
      {canManage && !isOwn ? (
        <MiembroActions miembro={miembro} />
      ) : (
        <span className={styles.estado} aria-hidden="true">
          {seenNames[estado]}
        </span>
      )}
    </li>
  );
}
