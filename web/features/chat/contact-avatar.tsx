import { PresenceAvatar } from '../../components/presence-avatar';
import type { Contact } from './chat-api';
import styles from './contact-avatar.module.css';

interface ContactAvatarProps {
  contact: Contact;
  /** Pixels. */
  size?: number;
  /** A dot that says that something waits to be read; whoever shows it says so in words. */
  isUnread?: boolean;
}

/** A member's picture, or the first letter of the name, with the presence as a dot. Beside it stands what both say. */
export function ContactAvatar({ contact: { avatar, name, estado }, size = 40, isUnread = false }: ContactAvatarProps) {
  return (
    <span className={styles.face} aria-hidden="true">
      <PresenceAvatar name={name.trim().charAt(0)} avatar={avatar} estado={estado} size={size} />
      {isUnread && <span className={styles.unread} />}
    </span>
  );
}
