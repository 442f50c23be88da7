import { ApiProperty } from '@nestjs/swagger';
import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { IsIn, IsObject, IsOptional, IsString, Length } from 'class-validator';
import { Nested } from '../../common/input/nested.js';
import { DesafioDto } from '../segundo-factor/segundo-factor.dto.js';
import type { SessionMode } from './refresh-tokens.service.js';

/** A passkey's answer to a challenge. */
export class PasskeyProofDto extends DesafioDto {
  /** The PublicKeyCredential as JSON, from navigator.credentials.get(). */
  @ApiProperty({ type: 'object', additionalProperties: true })
  @IsObject({ message: 'Falta la respuesta del navegador.' })
  respuesta: AuthenticationResponseJSON;
}

/** The browser's answer to a request for a passkey. */
export class PasskeyMostradaDto {
  /** The PublicKeyCredential as JSON, from navigator.credentials.get(). */
  @ApiProperty({ type: 'object', additionalProperties: true })
  @IsObject({ message: 'Falta la respuesta del navegador.' })
  respuesta: AuthenticationResponseJSON;
}

/** The second step: a code or a passkey. */
export class SegundoPasoDto extends DesafioDto {
  /** A code of the app, or a recovery code. */
  @IsOptional()
  @IsString({ message: 'Escriba el código.' })
  @Length(1, 40, { message: 'Escriba el código.' })
  codigo?: string;

  @IsOptional()
  @Nested(() => PasskeyMostradaDto, 'La passkey no es válida.')
  passkey?: PasskeyMostradaDto;

  /** How the refresh token travels, as in the sign-in. */
  @IsOptional()
  @IsIn(['json', 'cookie'], { message: 'El modo debe ser json o cookie.' })
  mode?: SessionMode;
}

/** A sign-in by passkey alone. */
export class IngresoPasskeyDto extends PasskeyProofDto {
  /** How the refresh token travels, as in the sign-in. */
  @IsOptional()
  @IsIn(['json', 'cookie'], { message: 'El modo debe ser json o cookie.' })
  mode?: SessionMode;
}

/** The options to ask the browser for a passkey. */
export class OpcionesPasskeyDto {
  /** PublicKeyCredentialRequestOptions as JSON, for navigator.credentials.get(). */
  @ApiProperty({ type: 'object', additionalProperties: true })
  opciones: PublicKeyCredentialRequestOptionsJSON;
}

/** The options to ask the browser for a passkey. Also the challenge to send with its answer. */
export class DesafioPasskeyDto extends OpcionesPasskeyDto {
  desafio: string;
}
