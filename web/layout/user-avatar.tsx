import { PresenceAvatar } from '../components/presence-avatar';
import type { Usuario } from '../session/session';

interface UserAvatarProps {
  user: Usuario;
  /** Pixels. */
  size: number;
}

/** The signed-in person's picture, or initials, with the presence as a dot. */
export function UserAvatar({ user: { name, avatar, estado }, size }: UserAvatarProps) {
  return <PresenceAvatar name={name} avatar={avatar} estado={estado} size={size} />;
}
