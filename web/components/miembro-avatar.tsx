import { useMiembrosFindAllQuery } from '../api/miembros-api';
import { Avatar } from './avatar';

interface MiembroAvatarProps {
  /** Of somebody who is or was a member of the cuenta; left out for what is nobody, such as the system. */
  id?: string;
  nombre: string;
  /** Pixels. */
  size?: number;
}

/**
 * The face of somebody that an answer names without their picture, which comes with the members of the cuenta. Screen
 * readers hear nothing, so the name must stand beside it.
 */
export function MiembroAvatar({ id, nombre, size }: MiembroAvatarProps) {
  const { avatar } = useMiembrosFindAllQuery(
    {},
    { skip: !id, selectFromResult: ({ data }) => ({ avatar: data?.find((miembro) => miembro.id === id)?.avatar }) },
  );
  return <Avatar id={id} name={nombre} avatar={avatar} size={size} />;
}
