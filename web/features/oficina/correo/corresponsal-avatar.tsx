import { Avatar } from '../../../components/avatar';
import { MiembroAvatar } from '../../../components/miembro-avatar';
import type { Corresponsal } from './correos-api';
import { nombreDe } from './personas';

interface CorresponsalAvatarProps {
  /** The person; undefined in a draft without recipients. */
  quien: Corresponsal | undefined;
  size?: number;
}

/** The picture of a member, or the initials of a person outside. The name must stand beside it. */
export function CorresponsalAvatar({ quien, size = 36 }: CorresponsalAvatarProps) {
  if (!quien) return <Avatar name="" size={size} />;
  if (quien.usuarioId) return <MiembroAvatar id={quien.usuarioId} nombre={nombreDe(quien)} size={size} />;
  return <Avatar id={quien.direccion} name={nombreDe(quien)} size={size} />;
}
