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

/** How a connection is encrypted: from its start, or by a command before any data. */
export const SEGURIDADES = ['tls', 'starttls'] as const;

/**
 * `sincronizando`: the mails are fetched for the first time. `sin-conexion`: the server tries again by itself.
 * `clave-rechazada`: the person must enter the password.
 */
export const ESTADOS_DE_CUENTA = ['sincronizando', 'al-dia', 'sin-conexion', 'clave-rechazada'] as const;

function inLowerCase(params: TransformFnParams): unknown {
  const value = trimmed(params);
  return typeof value === 'string' ? value.toLowerCase() : value;
}

function allInLowerCase(params: TransformFnParams): unknown {
  const { value } = params;
  const inForm = (one: unknown) => inLowerCase({ ...params, value: one });
  // A text that is no list is checked as an address too. It is not spread, since that would cut characters in half.
  return Array.isArray(value) ? [...new Set(value.map(inForm))] : inForm(value);
}

/** The place of a mail server. */
export class ServidorDeCorreoDto {
  /** The name or the IP address of the server. */
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

/** The external mail account of a person. Answers never have its password. */
export class CuentaExternaDto {
  id: string;
  direccion: string;
  usuario: string;
  imap: ServidorDeCorreoDto;
  smtp: ServidorDeCorreoDto;
  /** Whether mails to addresses outside leave through the account. */
  enviarPorElla: boolean;
  /** The other addresses of the account from which the person writes. */
  alias: string[];
  estado: (typeof ESTADOS_DE_CUENTA)[number];
  /** Whether the account waits for its first synchronisation, since other accounts are followed first. */
  enEspera: boolean;
  /** What is wrong and how the person mends it, in Spanish; null when all is well. */
  mensaje: string | null;
  /** The number of its mails that are here. `total` is the number at the server; null until the server says it. */
  sincronizados: number;
  total: number | null;
  /** When all folders were last compared. */
  sincronizadaEn: Date | null;
  version: number;
}

export class CuentaExternaDisponibleDto {
  /** Whether people may connect an external account. */
  disponible: boolean;
  /** The person's external account; null when there is none. */
  cuenta: CuentaExternaDto | null;
}

/** All fields of the account. The servers are tried before the account is stored. */
export class GuardarCuentaExternaDto {
  @Transform(inLowerCase)
  @IsEmail(PLAIN_EMAIL, { message: 'Escriba una dirección de correo válida.' })
  @Length(3, 320, { message: 'La dirección es demasiado larga.' })
  direccion: string;

  @Transform(trimmed)
  @IsString({ message: 'Escriba el usuario.' })
  @Length(1, 320, { message: 'El usuario debe tener entre 1 y 320 caracteres.' })
  usuario: string;

  /** The password. It may be left out when the user and the servers do not change. */
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

  /** The other addresses of the account from which the person writes. Left out, they stay as they are. */
  @MayBeOmitted()
  @Transform(allInLowerCase)
  @IsArray({ message: 'Las otras direcciones deben ser una lista.' })
  @ArrayMaxSize(20, { message: 'Puede haber hasta 20 direcciones más.' })
  @IsEmail(PLAIN_EMAIL, { each: true, message: 'Una de las otras direcciones no es válida.' })
  @Length(3, 320, { each: true, message: 'Una de las otras direcciones es demasiado larga.' })
  alias?: string[];

  /** The version that the person saw. Later changes are not overwritten. */
  @MayBeOmitted()
  @IsInt({ message: 'La versión debe ser un número entero.' })
  version?: number;
}

export class ModificarCuentaExternaDto {
  @IsBoolean({ message: 'Indique con true o false si se envía por ella.' })
  enviarPorElla: boolean;
}

export class QuitarCuentaExternaQuery {
  /** Whether the mails of the account are kept or deleted. */
  @IsOptional()
  @IsIn(['conservar', 'borrar'], { message: 'Indique si los correos se conservan o se borran.' })
  correos: 'conservar' | 'borrar' = 'conservar';
}
