import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsEmail,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  MaxLength,
} from 'class-validator';
import { NewId } from '../../common/input/new-id.js';
import { PLAIN_EMAIL } from '../../common/input/plain-email.js';
import { trimmed, trimmedVisible } from '../../common/input/trimmed.js';
import type { EstadoDeSolicitud } from './solicitud.entity.js';

const NOMBRE = { message: 'Escriba su nombre, de hasta 120 caracteres.' };
const ASUNTO = { message: 'Escriba el asunto, de hasta 200 caracteres.' };
const MENSAJE = { message: 'Escriba el mensaje, de hasta 10.000 caracteres.' };

export class NuevaSolicitudDto {
  @NewId()
  id?: string | null;

  @Transform(trimmedVisible)
  @IsString(NOMBRE)
  @Length(1, 120, NOMBRE)
  name: string;

  /** The e-mail address to which the answer goes. */
  @Transform(trimmed)
  @IsEmail(PLAIN_EMAIL, { message: 'El correo no es válido.' })
  @MaxLength(254, { message: 'El correo puede tener hasta 254 caracteres.' })
  email: string;

  @Transform(trimmedVisible)
  @IsString(ASUNTO)
  @Length(1, 200, ASUNTO)
  subject: string;

  @Transform(trimmed)
  @IsString(MENSAJE)
  @Length(1, 10_000, MENSAJE)
  message: string;

  /** The ids of the files that were uploaded for the request, in their order. */
  @IsOptional()
  @ArrayMaxSize(10, { message: 'Puede adjuntar hasta 10 archivos.' })
  @ArrayUnique({ message: 'Un archivo está dos veces.' })
  @IsUUID('all', { each: true, message: 'Uno de los archivos no se conoce.' })
  files?: string[] | null;
}

export class CambioDeSolicitudDto {
  /** The author can only close a request. The people who answer it set its other estados. */
  @IsIn(['cerrada'], { message: 'El estado solo puede ser «cerrada».' })
  state: 'cerrada';
}

export class SolicitudAdjuntoDto {
  id: string;
  nombre: string;
  mime: string;
  bytes: number;
  /** Whether the page can show the file; otherwise people can only download it. */
  previsualizable: boolean;
}

export class SolicitudDto {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  state: EstadoDeSolicitud;
  createdAt: Date;
  stateChangedAt: Date;
  files: SolicitudAdjuntoDto[];
  /** When the files of the request are removed. Null without files, and while the request waits for an answer. */
  filesUntil: Date | null;
}

export class SoporteDto {
  /** Whether the operator set an address to which requests go. */
  isAnswered: boolean;
  /** My requests in this cuenta, newest first. */
  requests: SolicitudDto[];
}
