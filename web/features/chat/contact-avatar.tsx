import { PresenceAvatar } from '../../components/presence-avatar';
import type { Contact } from './chat-api';
import styles from './contact-avatar.module.css';

interface ContactAvatarProps {
  contact: Contact;
  /** Pixels. */
  size?: number;
  /** Shows a dot for unread messages. The parent must also say it in words. */
  isUnread?: boolean;
}

/** A member's picture or initial, with a dot for the presence. Screen readers skip it: the parent must name both. */
export function ContactAvatar({ contact: { avatar, name, estado }, size = 40, isUnread = false }: ContactAvatarProps) {
  return (
    <span className={styles.face} aria-hidden="true">
      <PresenceAvatar name={name.trim().charAt(0)} avatar={avatar} estado={estado} size={size} />
      {isUnread && <span className={styles.unread} />}
    </span>
  );
}
