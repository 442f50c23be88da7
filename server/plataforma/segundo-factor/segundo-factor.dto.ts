import { ApiProperty } from '@nestjs/swagger';
import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Transform } from 'class-transformer';
import { IsObject, IsString, Length, MaxLength } from 'class-validator';
import { trimmed } from '../../common/input/trimmed.js';

/** The `desafio` as the server gave it. */
export class DesafioDto {
  @IsString({ message: 'Falta el desafío.' })
  @MaxLength(100, { message: 'El desafío no es válido.' })
  desafio: string;
}

/** The state of the codes of an app. */
export class EstadoTotpDto {
  activo: boolean;
  desde: Date | null;
}

export class PasskeyDto {
  id: string;
  nombre: string;
  creadaEn: Date;
  usadaEn: Date | null;
  /** Whether devices share the passkey. A shared passkey survives the loss of a device. */
  esSincronizada: boolean;
}

/** The second factor of the person who sends the request. It is on while an app is in use. */
export class EstadoSegundoFactorDto {
  totp: EstadoTotpDto;
  /** The number of unused recovery codes. */
  codigosRestantes: number;
  passkeys: PasskeyDto[];
}

/** The secret of a new app; it is not shown again. */
export class SecretoTotpDto {
  /** The secret in base32, to be typed. */
  secreto: string;
  /** `otpauth://…`, for the QR code that the app reads. */
  uri: string;
}

export class CodigoTotpDto {
  /** The six digits that the app shows. */
  @Transform(trimmed)
  @IsString({ message: 'Escriba el código.' })
  @Length(1, 40, { message: 'Escriba el código.' })
  codigo: string;
}

/** Recovery codes; they are not shown again. */
export class CodigosRecuperacionDto {
  codigos: string[];
}

export class NombrePasskeyDto {
  @Transform(trimmed)
  @IsString({ message: 'Escriba un nombre.' })
  @Length(1, 60, { message: 'El nombre debe tener entre 1 y 60 caracteres.' })
  nombre: string;
}

/** The options to ask the browser for a new passkey. Also the `desafio` to send with its answer. */
export class AltaPasskeyDto {
  desafio: string;
  /** PublicKeyCredentialCreationOptions as JSON, for navigator.credentials.create(). */
  @ApiProperty({ type: 'object', additionalProperties: true })
  opciones: PublicKeyCredentialCreationOptionsJSON;
}

/** A new passkey. */
export class NuevaPasskeyDto extends DesafioDto {
  /** The PublicKeyCredential as JSON, from navigator.credentials.create(). */
  @ApiProperty({ type: 'object', additionalProperties: true })
  @IsObject({ message: 'Falta la respuesta del navegador.' })
  respuesta: RegistrationResponseJSON;

  @Transform(trimmed)
  @IsString({ message: 'Escriba un nombre.' })
  @Length(1, 60, { message: 'El nombre debe tener entre 1 y 60 caracteres.' })
  nombre: string;
}
