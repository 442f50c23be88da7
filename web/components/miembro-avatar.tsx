import { useMiembrosFindAllQuery } from '../api/miembros-api';
import { Avatar } from './avatar';

interface MiembroAvatarProps {
  /** The id of a present or former member of the cuenta; left out when it is no person, for example the system. */
  id?: string;
  nombre: string;
  /** The width and height, in pixels. */
  size?: number;
}

/**
 * The face of a person whom an answer names without a picture. The picture comes with the members of the cuenta. Screen
 * readers hear nothing, so the name must stand beside it.
 */
export function MiembroAvatar({ id, nombre, size }: MiembroAvatarProps) {
  const { avatar } = useMiembrosFindAllQuery(
    {},
    { skip: !id, selectFromResult: ({ data }) => ({ avatar: data?.find((miembro) => miembro.id === id)?.avatar }) },
  );
  return <Avatar id={id} name={nombre} avatar={avatar} size={size} />;
}
