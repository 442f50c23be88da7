import { UserRound } from 'lucide-react';
import { initials } from '../../server/vocabulario/initials';
import { tonoDe } from '../lib/tono';
import styles from './avatar.module.css';
import { type Presence, PresenceDot, presenceNames, seenNames } from './presence-dot';

interface AvatarProps {
  /**
   * The id that gives the initials their colour; left out when the avatar is of no person, for example of the system.
   */
  id?: string;
  name: string;
  /** The address of a picture; without it, initials are drawn. */
  avatar?: string | null;
  /** The presence; without it, no dot is drawn. */
  estado?: Presence;
  /** Whether the avatar is of the person who looks, who hears their presence as they chose it. */
  isOwn?: boolean;
  /** The width and height, in pixels. */
  size?: number;
}

/**
 * A person's picture, or initials in a colour of their own, with a dot for the presence. Screen readers hear only the
 * presence. So the name must stand beside the avatar, or name the button around it. `--avatar-edge` is the colour under
 * the avatar.
 */
export function Avatar({ id, name, avatar, estado, isOwn, size = 24 }: AvatarProps) {
  const letters = initials(name);
  const tono = id && tonoDe(id);
  const colours = tono && { background: `var(--color-${tono}-soft)`, color: `var(--color-${tono})` };
  return (
    <span
      className={styles.avatar}
      data-initials={avatar ? undefined : letters}
      style={{ width: size, height: size, fontSize: Math.max(10, size * 0.36), ...colours }}
    >
      {avatar && <img src={avatar} alt="" />}
      {!avatar && !letters && <UserRound size="50%" strokeWidth={1.5} aria-hidden="true" />}
      {estado && (
        <span className={styles.presence} role="img" aria-label={(isOwn ? presenceNames : seenNames)[estado]}>
          <PresenceDot presence={estado} />
        </span>
      )}
    </span>
  );
}
