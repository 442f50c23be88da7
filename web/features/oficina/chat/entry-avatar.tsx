import { Folder } from 'lucide-react';
import { Avatar } from '../../../components/avatar';
import { Stack } from '../../../components/layout/layout';
import type { ChatEntry } from './chat-entries';
import styles from './entry-avatar.module.css';

interface EntryAvatarProps {
  entry: Pick<ChatEntry, 'clave' | 'nombre' | 'contacto' | 'conversacion'>;
  /** The width and height, in pixels. */
  size?: number;
  /** Whether a dot shows unread messages. The parent must also say it in words. */
  isUnread?: boolean;
}

/**
 * The face of a conversation. A person has a picture or initials, with a dot for the presence. A group has a picture, a
 * carpeta a folder. Screen readers skip the face: the parent must name the conversation.
 */
export function EntryAvatar({ entry, size = 40, isUnread = false }: EntryAvatarProps) {
  const { clave, nombre, contacto, conversacion } = entry;
  return (
    <Stack
      as="span"
      relative
      fixed
      className={styles.face}
      data-tipo={conversacion?.tipo ?? 'directo'}
      aria-hidden="true"
    >
      {contacto && <Avatar id={clave} name={nombre} avatar={contacto.avatar} estado={contacto.estado} size={size} />}
      {conversacion?.tipo === 'grupo' && <Avatar id={clave} name={nombre} avatar={conversacion.foto} size={size} />}
      {conversacion?.tipo === 'carpeta' && (
        <Stack
          as="span"
          fill="primary-soft"
          middle
          tone="primary"
          className={styles.carpeta}
          style={{ width: size, height: size }}
        >
          <Folder size={size / 2} strokeWidth={1.75} />
        </Stack>
      )}
      {isUnread && <span className={styles.unread} />}
    </Stack>
  );
}
