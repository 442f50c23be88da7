import { Transform } from 'class-transformer';
import { Equals, IsBoolean, IsEmail, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { PLAIN_EMAIL } from '../../common/input/plain-email.js';
import { trimmed, trimmedOrNull } from '../../common/input/trimmed.js';
import { IsNewPassword } from '../auth/password-rules.js';

/** An e-mail; upper and lower case are the same. */
export class EmailDto {
  @Transform(trimmed)
  @IsEmail(PLAIN_EMAIL, { message: 'Escriba un correo electrónico válido.' })
  @MaxLength(254, { message: 'El correo es demasiado largo.' })
  email: string;
}

export class SignUpDto extends EmailDto {
  @Transform(trimmed)
  @IsString({ message: 'Escriba su nombre.' })
  @Length(1, 120, { message: 'El nombre debe tener entre 1 y 120 caracteres.' })
  name: string;

  @IsNewPassword()
  password: string;

  /** The name of the office, suggested for the first cuenta. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'La oficina no es válida.' })
  @MaxLength(120, { message: 'La oficina debe tener hasta 120 caracteres.' })
  company?: string | null;

  @IsOptional()
  @Equals(true, { message: 'Para registrarse hay que aceptar los términos.' })
  agreements?: boolean;
}

const TOKEN = { message: 'El enlace no está completo.' };

/** The token of a mailed link. */
export class LinkDto {
  @IsString(TOKEN)
  @Length(1, 200, TOKEN)
  token: string;
}

export class ResetPasswordDto {
  /** The token of the link. It may be in the address (`?token=`) instead. */
  @IsOptional()
  @IsString(TOKEN)
  @Length(1, 200, TOKEN)
  token?: string;

  @IsNewPassword()
  password: string;

  /**
   * Whether passkeys, personal tokens and other access end too. The second factor stays: the mail alone must not be
   * enough.
   */
  @IsOptional()
  @IsBoolean({ message: 'Indique con true o false si se cierra todo.' })
  cerrarTodo?: boolean;
}
