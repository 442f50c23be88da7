import { Transform } from 'class-transformer';
import { IsEmail, IsIn, IsOptional, IsString, IsUUID, Length, MaxLength } from 'class-validator';
import { PLAIN_EMAIL } from '../../common/input/plain-email.js';
import { tidied, trimmed } from '../../common/input/trimmed.js';
import { ROLES } from '../../vocabulario/roles.js';
import { IsNewPassword } from '../auth/password-rules.js';
import type { SessionMode } from '../auth/refresh-tokens.service.js';
import type { EstadoInvitacion } from './invitaciones.repository.js';

const MAX_TOKEN = 200;
const lowerCase = ({ value }: { value: unknown }) => (typeof value === 'string' ? tidied(value).toLowerCase() : value);

/** The address to invite, and its role. */
export class InvitarDto {
  @Transform(lowerCase)
  @IsEmail(PLAIN_EMAIL, { message: 'Escriba un correo electrónico válido.' })
  @MaxLength(254, { message: 'El correo es demasiado largo.' })
  email: string;

  /** 1 titular, 2 adscripto, 3 oficial, 4 gestor, 5 lectura. */
  @IsIn(ROLES, { message: 'Elija un rol que exista.' })
  rolId: number;
}

/** The token in the link of an invitation. */
export class TokenInvitacionDto {
  @IsString({ message: 'Falta el token de la invitación.' })
  @Length(1, MAX_TOKEN, { message: 'El token de la invitación no es válido.' })
  token: string;
}

/** The invitation that the person saw and now uses. */
export class InvitacionVistaDto extends TokenInvitacionDto {
  /**
   * The `id` of the invitation on the page. When the token belongs to another invitation, the answer is 409
   * INVITACION_DISTINTA.
   */
  @IsOptional()
  @IsUUID('all', { message: 'El id de la invitación no es válido.' })
  invitacionId?: string;
}

/** The bearer token says who accepts. An identity provider's token comes with its nonce. */
export class AceptarInvitacionDto extends InvitacionVistaDto {
  @IsOptional()
  @IsString({ message: 'El nonce no es válido.' })
  @Length(1, 200, { message: 'El nonce no es válido.' })
  nonce?: string;

  /** Where the refresh token of the new session travels. Only for a token of the identity provider. */
  @IsOptional()
  @IsIn(['json', 'cookie'], { message: 'El modo debe ser json o cookie.' })
  mode?: SessionMode;
}

/** The sign-up of an invited person who has no usuario yet. */
export class RegistrarseDto extends InvitacionVistaDto {
  @Transform(trimmed)
  @IsString({ message: 'Escriba su nombre.' })
  @Length(1, 120, { message: 'El nombre debe tener entre 1 y 120 caracteres.' })
  name: string;

  @IsNewPassword()
  password: string;

  /** `json` puts the refresh token in the body (API clients), `cookie` in an HttpOnly cookie (browsers). */
  @IsOptional()
  @IsIn(['json', 'cookie'], { message: 'El modo debe ser json o cookie.' })
  mode?: SessionMode;
}

export class QuienInvitaDto {
  id: string;
  nombre: string;
}

/** An invitation, for people who administer the team. */
export class InvitacionDto {
  id: string;
  email: string;
  rolId: number;
  /** The name of the role. */
  rol: string;
  estado: EstadoInvitacion;
  invitadaPor: QuienInvitaDto;
  creadaEn: Date;
  /** When the link was last mailed. */
  enviadaEn: Date;
  expiraEn: Date;
}

/** An invitation, for anybody who has its link. */
export class InfoInvitacionDto {
  id: string;
  /** The name of the cuenta. */
  cuenta: string;
  rolId: number;
  /** The name of the role. */
  rol: string;
  email: string;
  expiraEn: Date;
  estado: EstadoInvitacion;
  /** The name of the person who invited. */
  invitadaPor: string;
  /** Whether the invited address already has a confirmed usuario. */
  tieneUsuario: boolean;
}
