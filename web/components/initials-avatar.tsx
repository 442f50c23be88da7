import { initials } from '../lib/initials';
import styles from './initials-avatar.module.css';

interface InitialsAvatarProps {
  name: string;
  /** Pixels. */
  size?: number;
}

/** Somebody's initials in a circle; the name itself stands beside it. */
export function InitialsAvatar({ name, size = 24 }: InitialsAvatarProps) {
  return (
    <span className={styles.avatar} style={{ width: size, height: size, fontSize: size * 0.42 }} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
