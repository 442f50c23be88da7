import { Avatar } from '../../components/avatar';
import type { Contact } from './chat-api';
import styles from './contact-avatar.module.css';

interface ContactAvatarProps {
  contact: Contact;
  /** Pixels. */
  size?: number;
  /** Shows a dot for unread messages. The parent must also say it in words. */
  isUnread?: boolean;
}

/** A member's picture or initials, with a dot for the presence. Screen readers skip it: the parent must name both. */
export function ContactAvatar({
  contact: { id, avatar, name, estado },
  size = 40,
  isUnread = false,
}: ContactAvatarProps) {
  return (
    <span className={styles.face} aria-hidden="true">
      <Avatar id={id} name={name} avatar={avatar} estado={estado} size={size} />
      {isUnread && <span className={styles.unread} />}
    </span>
  );
}
