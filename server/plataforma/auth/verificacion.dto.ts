import { ApiProperty } from '@nestjs/swagger';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { IsObject, IsString, Length } from 'class-validator';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { Nested } from '../../common/input/nested.js';

export class PasskeyVerificacionDto {
  @IsString({ message: 'Falta el desafío.' })
  @Length(1, 100, { message: 'El desafío no es válido.' })
  desafio: string;

  /** The PublicKeyCredential as JSON, from navigator.credentials.get(). */
  @ApiProperty({ type: 'object', additionalProperties: true })
  @IsObject({ message: 'Falta la respuesta del navegador.' })
  respuesta: AuthenticationResponseJSON;
}

/** A proof, by one of the methods that GET verificar names. */
export class VerificarDto {
  @MayBeOmitted()
  @IsString({ message: 'Escriba la contraseña.' })
  @Length(1, 128, { message: 'La contraseña debe tener entre 1 y 128 caracteres.' })
  password?: string;

  /** A code of the app, or a recovery code. */
  @MayBeOmitted()
  @IsString({ message: 'Escriba el código.' })
  @Length(1, 40, { message: 'Escriba el código.' })
  codigo?: string;

  @MayBeOmitted()
  @Nested(() => PasskeyVerificacionDto, 'La passkey no es válida.')
  passkey?: PasskeyVerificacionDto;
}

export class VerificacionDto {
  /** Until when no further proof is required. */
  verificadaHasta: Date;
}

const METODOS_VERIFICACION = ['clave', 'totp', 'recuperacion', 'passkey', 'proveedor'] as const;
export type MetodoVerificacion = (typeof METODOS_VERIFICACION)[number];

export class OpcionesVerificacionDto {
  /** The methods for a proof. With a second factor, the password is no method. */
  @ApiProperty({ enum: METODOS_VERIFICACION, isArray: true })
  metodos: MetodoVerificacion[];
  verificadaHasta: Date | null;
}
