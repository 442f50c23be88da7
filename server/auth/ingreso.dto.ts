import { ApiProperty } from '@nestjs/swagger';
import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { Type } from 'class-transformer';
import { IsIn, IsObject, IsOptional, IsString, Length, ValidateNested } from 'class-validator';
import { DesafioDto } from '../segundo-factor/segundo-factor.dto.js';
import type { SessionMode } from './refresh-tokens.service.js';

/** A passkey that was shown when it was asked for. */
export class PasskeyProofDto extends DesafioDto {
  /** The PublicKeyCredential as JSON, from navigator.credentials.get(). */
  @ApiProperty({ type: 'object', additionalProperties: true })
  @IsObject({ message: 'Falta la respuesta del navegador.' })
  respuesta: AuthenticationResponseJSON;
}

/** What a browser answers when it is asked to show a passkey. */
export class PasskeyMostradaDto {
  /** The PublicKeyCredential as JSON, from navigator.credentials.get(). */
  @ApiProperty({ type: 'object', additionalProperties: true })
  @IsObject({ message: 'Falta la respuesta del navegador.' })
  respuesta: AuthenticationResponseJSON;
}

/** The second step: a code or a passkey. */
export class SegundoPasoDto extends DesafioDto {
  /** Of the app, or one of recovery. */
  @IsOptional()
  @IsString({ message: 'Escriba el código.' })
  @Length(1, 40, { message: 'Escriba el código.' })
  codigo?: string;

  @IsOptional()
  @IsObject({ message: 'La passkey no es válida.' })
  @ValidateNested()
  @Type(() => PasskeyMostradaDto)
  passkey?: PasskeyMostradaDto;

  /** As in the sign-in. */
  @IsOptional()
  @IsIn(['json', 'cookie'], { message: 'El modo debe ser json o cookie.' })
  mode?: SessionMode;
}

/** A sign-in by passkey alone. */
export class IngresoPasskeyDto extends PasskeyProofDto {
  /** As in the sign-in. */
  @IsOptional()
  @IsIn(['json', 'cookie'], { message: 'El modo debe ser json o cookie.' })
  mode?: SessionMode;
}

/** What to show a passkey with. */
export class OpcionesPasskeyDto {
  /** PublicKeyCredentialRequestOptions as JSON, for navigator.credentials.get(). */
  @ApiProperty({ type: 'object', additionalProperties: true })
  opciones: PublicKeyCredentialRequestOptionsJSON;
}

/** What to show a passkey with, and what to send with it. */
export class DesafioPasskeyDto extends OpcionesPasskeyDto {
  desafio: string;
}
