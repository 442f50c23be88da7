import { ApiProperty } from '@nestjs/swagger';
import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Transform } from 'class-transformer';
import { IsObject, IsString, Length, MaxLength } from 'class-validator';
import { trimmed } from '../common/input/trimmed.js';

/** `desafio`, as it was given out. */
export class DesafioDto {
  @IsString({ message: 'Falta el desafío.' })
  @MaxLength(100, { message: 'El desafío no es válido.' })
  desafio: string;
}

/** The codes of an app. */
export class EstadoTotpDto {
  activo: boolean;
  desde: Date | null;
}

export class PasskeyDto {
  id: string;
  nombre: string;
  creadaEn: Date;
  usadaEn: Date | null;
  /** Kept by a provider and on several devices, and so not lost with one. */
  esSincronizada: boolean;
}

/** The second factor of the person who asks. It is on while the codes of an app are. */
export class EstadoSegundoFactorDto {
  totp: EstadoTotpDto;
  /** Recovery codes that were not used. */
  codigosRestantes: number;
  passkeys: PasskeyDto[];
}

/** What to set an app up with; not shown again. */
export class SecretoTotpDto {
  /** In base32, for who types it. */
  secreto: string;
  /** `otpauth://…`, for the picture that the app reads. */
  uri: string;
}

export class CodigoTotpDto {
  /** The six digits that the app shows. */
  @Transform(trimmed)
  @IsString({ message: 'Escriba el código.' })
  @Length(1, 40, { message: 'Escriba el código.' })
  codigo: string;
}

/** Recovery codes; not shown again. */
export class CodigosRecuperacionDto {
  codigos: string[];
}

export class NombrePasskeyDto {
  @Transform(trimmed)
  @IsString({ message: 'Escriba un nombre.' })
  @Length(1, 60, { message: 'El nombre debe tener entre 1 y 60 caracteres.' })
  nombre: string;
}

/** What to make a passkey with, and what to send with it. */
export class AltaPasskeyDto {
  desafio: string;
  /** PublicKeyCredentialCreationOptions as JSON, for navigator.credentials.create(). */
  @ApiProperty({ type: 'object', additionalProperties: true })
  opciones: PublicKeyCredentialCreationOptionsJSON;
}

/** A passkey that was made. */
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
