import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsString, Length, Max, Min } from 'class-validator';
import { trimmed } from '../../common/input/trimmed.js';
import { ROLES } from '../../vocabulario/roles.js';

const DIAS = { message: 'El token puede durar entre 1 y 365 días.' };

export class CrearTokenDto {
  @Transform(trimmed)
  @IsString({ message: 'Escriba un nombre para el token.' })
  @Length(1, 60, { message: 'El nombre debe tener entre 1 y 60 caracteres.' })
  nombre: string;

  /** 1 titular, 2 adscripto, 3 oficial, 4 gestor, 5 lectura. The role cannot be higher than the person's own role. */
  @IsIn(ROLES, { message: 'Elija un rol que exista.' })
  rolId: number;

  /** The number of days until the token expires. */
  @IsInt(DIAS)
  @Min(1, DIAS)
  @Max(365, DIAS)
  dias: number;
}

/** One of my personal tokens in this cuenta. */
export class TokenPersonalDto {
  id: string;
  nombre: string;
  /** The role of the token. If my own role is lower now, my own role counts. */
  rolId: number;
  /** The name of the role. */
  rol: string;
  /** The last four characters of the token. */
  final: string;
  creadoEn: Date;
  expiraEn: Date;
  /** When the token was last used, to the minute. */
  usadoEn: Date | null;
}

export class TokenCreadoDto extends TokenPersonalDto {
  /** The whole token. It is shown only this once: the server keeps a hash. */
  token: string;
}
