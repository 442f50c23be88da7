import { IsUUID } from 'class-validator';
import { CarpetaDePersonaDto, PersonaResumenDto } from './personas.dto.js';
import type { Destino } from './uniones.repository.js';

const OTRA = { message: 'La otra persona no es válida.' };

/** The persona that would be merged. */
export class UnionQuery {
  @IsUUID('all', OTRA)
  otraId: string;
}

/** The persona that is merged into the one of the path. */
export class UnirPersonaDto {
  @IsUUID('all', OTRA)
  otraId: string;
}

/** A parte of the persona that would be merged. */
export class ParteAUnirDto extends CarpetaDePersonaDto {
  /** `pasa` to the persona that stays; `queda` as it was signed or closed; `repetida` goes: the role is taken. */
  destino: Destino;
}

/** What a merge would move. */
export class UnionPreviaDto {
  /** The persona that stays. */
  persona: PersonaResumenDto;
  otra: PersonaResumenDto;
  /** What the other persona has and the one that stays does not: the fields as people call them. */
  noPasan: string[];
  /** At most 200, the latest carpetas first. */
  partes: ParteAUnirDto[];
  /** In how many carpetas that the reader does not see the other persona takes part. */
  ocultas: number;
}
