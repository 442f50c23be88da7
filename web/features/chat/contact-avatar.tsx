import { PresenceDot } from '../../components/presence-dot';
import type { Contact } from './chat-api';
import styles from './contact-avatar.module.css';

interface ContactAvatarProps {
  contact: Contact;
  /** Pixels. */
  size?: number;
  /** A dot that says that something waits to be read; whoever shows it says so in words. */
  isUnread?: boolean;
}

/** A member's picture, or the first letter of the name, with the presence as a dot. Beside it stands the name. */
export function ContactAvatar({ contact: { avatar, name, estado }, size = 40, isUnread = false }: ContactAvatarProps) {
  return (
    <span className={styles.avatar} style={{ width: size, height: size, fontSize: size * 0.4 }} aria-hidden="true">
      {avatar ? <img src={avatar} alt="" /> : name.trim().charAt(0).toLocaleUpperCase('es')}
      <span className={styles.presence}>
        <PresenceDot presence={estado} />
      </span>
      {isUnread && <span className={styles.unread} />}
    </span>
  );
}
