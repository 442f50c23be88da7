import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, IsIn, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { PERMISSION_NAMES, type Permission } from '../../common/access/permissions.js';
import { PLAIN_EMAIL } from '../../common/input/plain-email.js';
import { trimmed } from '../../common/input/trimmed.js';
import { SessionUserDto } from '../usuarios/usuarios.dto.js';
import type { SessionMode } from './refresh-tokens.service.js';

/** Credentials. The e-mail is not case-sensitive. */
export class SignInDto {
  @Transform(trimmed)
  @IsEmail(PLAIN_EMAIL, { message: 'Escriba un correo electrónico válido.' })
  @MaxLength(254, { message: 'El correo es demasiado largo.' })
  email: string;

  @IsString({ message: 'Escriba la contraseña.' })
  @Length(1, 128, { message: 'La contraseña debe tener entre 1 y 128 caracteres.' })
  password: string;

  /** `json`: the refresh token travels in the body (API clients). `cookie`: in an HttpOnly cookie (browsers). */
  @IsOptional()
  @IsIn(['json', 'cookie'], { message: 'El modo debe ser json o cookie.' })
  mode?: SessionMode;

  /** A code of the app or a recovery code. People with a second factor may send it at once. */
  @IsOptional()
  @IsString({ message: 'El código no es válido.' })
  @Length(1, 40, { message: 'El código no es válido.' })
  codigo?: string;
}

/** Credentials, and the session to unlock. */
export class UnlockDto extends SignInDto {
  /** Only in json mode. In cookie mode the cookie holds the token. */
  @IsOptional()
  @IsString({ message: 'El token de renovación no es válido.' })
  @MaxLength(200, { message: 'El token de renovación no es válido.' })
  refreshToken?: string;
}

export class SignInWithTokenDto {
  @IsString({ message: 'Falta el token de acceso.' })
  @MaxLength(4096, { message: 'El token es demasiado largo.' })
  accessToken: string;
}

export class RefreshDto {
  /** Only in json mode. In cookie mode the cookie holds the token. */
  @IsOptional()
  @IsString({ message: 'El token de renovación no es válido.' })
  @MaxLength(200, { message: 'El token de renovación no es válido.' })
  refreshToken?: string;
}

export const SESSION_STATES = ['ACTIVE_SESSION', 'ACCOUNT_SELECTION', 'AUTHENTICATED_NO_ACCOUNT'] as const;

/** An open session, as the client sees it. */
export class SessionDto {
  user: SessionUserDto;
  accessToken: string;
  tokenType: 'bearer';
  /** Lifetime of the access token, in seconds. */
  expiresIn: number;
  /** The refresh token, only in json mode. */
  refreshToken?: string;
  estado: (typeof SESSION_STATES)[number];
  /** What the role may do in the active cuenta. Empty without an active cuenta. */
  @ApiProperty({ enum: PERMISSION_NAMES, isArray: true })
  permisos: Permission[];
}
