import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsString, Length, Max, Min } from 'class-validator';
import { ROLES } from '../common/access/roles.js';
import { trimmed } from '../common/input/trimmed.js';

const DIAS = { message: 'El token puede durar entre 1 y 365 días.' };

export class CrearTokenDto {
  @Transform(trimmed)
  @IsString({ message: 'Escriba un nombre para el token.' })
  @Length(1, 60, { message: 'El nombre debe tener entre 1 y 60 caracteres.' })
  nombre: string;

  /** 1 titular, 2 adscripto, 3 oficial, 4 gestor, 5 lectura; no higher than one's own. */
  @IsIn(ROLES, { message: 'Ese rol no existe.' })
  rolId: number;

  /** How long it holds. */
  @IsInt(DIAS)
  @Min(1, DIAS)
  @Max(365, DIAS)
  dias: number;
}

/** A personal token of mine in this cuenta. */
export class TokenPersonalDto {
  id: string;
  nombre: string;
  /** What it was made for: where my own role is lower now, that one counts. */
  rolId: number;
  /** The role's name. */
  rol: string;
  /** Its last four characters. */
  final: string;
  creadoEn: Date;
  expiraEn: Date;
  /** To the minute. */
  usadoEn: Date | null;
}

export class TokenCreadoDto extends TokenPersonalDto {
  /** The whole of it, this once: what is kept is a hash. */
  token: string;
}
