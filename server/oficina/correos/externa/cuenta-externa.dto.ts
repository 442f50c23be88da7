import { Transform, type TransformFnParams } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { MayBeOmitted } from '../../../common/input/may-be-omitted.js';
import { Nested } from '../../../common/input/nested.js';
import { PLAIN_EMAIL } from '../../../common/input/plain-email.js';
import { trimmed } from '../../../common/input/trimmed.js';

/** How a connection is encrypted: from the start, or before anything is said. */
export const SEGURIDADES = ['tls', 'starttls'] as const;

/**
 * `sincronizando`: its mails are being fetched for the first time. `sin-conexion`: it is tried again by itself.
 * `clave-rechazada`: it waits for the person.
 */
export const ESTADOS_DE_CUENTA = ['sincronizando', 'al-dia', 'sin-conexion', 'clave-rechazada'] as const;

function inLowerCase(params: TransformFnParams): unknown {
  const value = trimmed(params);
  return typeof value === 'string' ? value.toLowerCase() : value;
}

function allInLowerCase(params: TransformFnParams): unknown {
  const { value } = params;
  const inForm = (one: unknown) => inLowerCase({ ...params, value: one });
  // A text that is no list is looked at as an address all the same, which halves of characters would end.
  return Array.isArray(value) ? [...new Set(value.map(inForm))] : inForm(value);
}

/** Where a server is. */
export class ServidorDeCorreoDto {
  /** Its name, or its address. */
  @Transform(inLowerCase)
  @IsString({ message: 'Escriba el servidor.' })
  @Length(1, 253, { message: 'Escriba el servidor.' })
  @Matches(/^[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)*\.?$|^[0-9a-f:.]+$/u, {
    message: 'Escriba el nombre del servidor solo, como correo.ejemplo.com.',
  })
  servidor: string;

  @IsInt({ message: 'El puerto debe ser un número.' })
  @Min(1, { message: 'El puerto debe ser 1 o mayor.' })
  @Max(65_535, { message: 'El puerto debe ser 65535 o menor.' })
  puerto: number;

  @IsIn(SEGURIDADES, { message: 'La seguridad debe ser tls o starttls.' })
  seguridad: (typeof SEGURIDADES)[number];
}

/** The mail account that the person has elsewhere. Its password is never answered. */
export class CuentaExternaDto {
  id: string;
  direccion: string;
  usuario: string;
  imap: ServidorDeCorreoDto;
  smtp: ServidorDeCorreoDto;
  /** Whether what the person writes to addresses outside leaves through it. */
  enviarPorElla: boolean;
  /** The other addresses from which the person writes there. */
  alias: string[];
  estado: (typeof ESTADOS_DE_CUENTA)[number];
  /** Whether it has not begun, since others are followed first. */
  enEspera: boolean;
  /** What is wrong and how it is mended, in Spanish; null when all is well. */
  mensaje: string | null;
  /** How many mails of it are here, and how many there are; null until the server has said it. */
  sincronizados: number;
  total: number | null;
  /** When all of it was last compared. */
  sincronizadaEn: Date | null;
  version: number;
}

export class CuentaExternaDisponibleDto {
  /** Whether people may connect one. */
  disponible: boolean;
  /** Null when there is none. */
  cuenta: CuentaExternaDto | null;
}

/** The whole account. It is tried before it is kept. */
export class GuardarCuentaExternaDto {
  @Transform(inLowerCase)
  @IsEmail(PLAIN_EMAIL, { message: 'Escriba una dirección de correo válida.' })
  @Length(3, 320, { message: 'La dirección es demasiado larga.' })
  direccion: string;

  @Transform(trimmed)
  @IsString({ message: 'Escriba el usuario.' })
  @Length(1, 320, { message: 'El usuario debe tener entre 1 y 320 caracteres.' })
  usuario: string;

  /** May be left out while the user and the servers stay as they are. */
  @MayBeOmitted()
  @IsString({ message: 'Escriba la contraseña.' })
  @Length(1, 1_000, { message: 'La contraseña debe tener entre 1 y 1000 caracteres.' })
  clave?: string;

  @Nested(() => ServidorDeCorreoDto, 'Falta el servidor de entrada.')
  imap: ServidorDeCorreoDto;

  @Nested(() => ServidorDeCorreoDto, 'Falta el servidor de salida.')
  smtp: ServidorDeCorreoDto;

  @IsBoolean({ message: 'Indique con true o false si se envía por ella.' })
  enviarPorElla: boolean;

  /** The other addresses from which the person writes there. Left out, they stay. */
  @MayBeOmitted()
  @Transform(allInLowerCase)
  @IsArray({ message: 'Las otras direcciones deben ser una lista.' })
  @ArrayMaxSize(20, { message: 'Puede haber hasta 20 direcciones más.' })
  @IsEmail(PLAIN_EMAIL, { each: true, message: 'Una de las otras direcciones no es válida.' })
  @Length(3, 320, { each: true, message: 'Una de las otras direcciones es demasiado larga.' })
  alias?: string[];

  /** The one that was seen; what changed since is not written over. */
  @MayBeOmitted()
  @IsInt({ message: 'La versión debe ser un número entero.' })
  version?: number;
}

export class ModificarCuentaExternaDto {
  @IsBoolean({ message: 'Indique con true o false si se envía por ella.' })
  enviarPorElla: boolean;
}

export class QuitarCuentaExternaQuery {
  /** What becomes of the mails that it brought in. */
  @IsOptional()
  @IsIn(['conservar', 'borrar'], { message: 'Indique si los correos se conservan o se borran.' })
  correos: 'conservar' | 'borrar' = 'conservar';
}
