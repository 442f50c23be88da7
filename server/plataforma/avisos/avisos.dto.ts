import { IsBoolean, IsUUID } from 'class-validator';
import { Nested } from '../../common/input/nested.js';

/** Marks an aviso as read or unread. */
export class LecturaAvisoDto {
  @IsUUID('all', { message: 'El id no es válido.' })
  id: string;

  @IsBoolean({ message: 'Indique con true o false si está leído.' })
  read: boolean;
}

export class LeerNotificacionDto {
  @Nested(() => LecturaAvisoDto, 'Falta la notificación.')
  notification: LecturaAvisoDto;
}

export class LeerMensajeDto {
  @Nested(() => LecturaAvisoDto, 'Falta el mensaje.')
  message: LecturaAvisoDto;
}

/** A notification or a message, with the field names of the reference client. */
export class AvisoDePanelDto {
  id: string;
  /** HTML. */
  title: string | null;
  /** HTML. */
  description: string | null;
  time: Date;
  read: boolean;
  seen: boolean;
  /** The name of an icon, such as `heroicons_outline:bell`. */
  icon: string | null;
  /** The address of a picture. */
  image: string | null;
  link: string | null;
  /** Whether the link is a page of Carpetas, which opens in the same tab. */
  useRouter: boolean;
  /** The number of avisos joined into this aviso. */
  count: number;
}
