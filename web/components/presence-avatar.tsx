import { initials } from '../lib/initials';
import styles from './presence-avatar.module.css';
import { type Presence, PresenceDot, presenceNames, seenNames } from './presence-dot';

interface PresenceAvatarProps {
  name: string;
  /** The address of a picture; initials are drawn without one. */
  avatar: string | null;
  /** No dot is drawn without one. */
  estado?: Presence;
  /** Of the person who looks: names the presence as they chose it. */
  isOwn?: boolean;
  /** Pixels. */
  size: number;
}

/**
 * A person's picture or initials, with a dot for the presence. Screen readers hear only the presence, so the person's
 * name must stand beside it or name the button around it. `--avatar-edge` is the colour of the surface under it.
 */
export function PresenceAvatar({ name, avatar, estado, isOwn, size }: PresenceAvatarProps) {
  return (
    <span
      className={styles.avatar}
      data-initials={avatar ? undefined : initials(name)}
      style={{ width: size, height: size, fontSize: size * 0.36 }}
    >
      {avatar && <img src={avatar} alt="" />}
      {estado && (
        <span className={styles.presence} role="img" aria-label={(isOwn ? presenceNames : seenNames)[estado]}>
          <PresenceDot presence={estado} />
        </span>
      )}
    </span>
  );
}
