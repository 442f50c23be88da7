import { ArrayUnique, IsIn, IsOptional, IsUUID } from 'class-validator';
import { type CampoPropio, PROPIOS } from './persona-campos.js';
import { CarpetaDePersonaDto, PersonaDto, PersonaResumenDto } from './personas.dto.js';
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

  /** The fields that the persona that stays lacks and takes over: `campo` of the preview's `valores`. */
  @IsOptional()
  @ArrayUnique({ message: 'Los datos elegidos se repiten.' })
  @IsIn(PROPIOS, { each: true, message: 'Ese dato no se puede tomar.' })
  tomar?: CampoPropio[];
}

/** A parte of the persona that would be merged. */
export class ParteAUnirDto extends CarpetaDePersonaDto {
  /** `pasa` to the persona that stays; `queda` as it was signed or closed; `repetida` goes: the role is taken. */
  destino: Destino;
  /** Its share, which is lost when it is `repetida`: the parte that stays keeps its own. */
  porcentaje: string | null;
}

/** What the other persona has, and nothing is known of in the one that stays. */
export class ValorQueFaltaDto {
  campo: CampoPropio;
  /** The field as people call it. */
  nombre: string;
  /** A day as `YYYY-MM-DD`, a document as people write it. */
  valor: string;
}

/** What a merge would move. */
export class UnionPreviaDto {
  /** The persona that stays. */
  persona: PersonaResumenDto;
  otra: PersonaResumenDto;
  /** What the other persona has and the one that stays does not: the fields as people call them. */
  noPasan: string[];
  /** Those of them that the one that stays lacks, and may take over. */
  valores: ValorQueFaltaDto[];
  /** At most 200, the latest carpetas first. */
  partes: ParteAUnirDto[];
  /** Whether it may take part in others, which the reader does not see. It depends on the reader's role alone. */
  puedeHaberMas: boolean;
}

/** The persona that had stayed, after its merge was undone. */
export class UnionDeshechaDto extends PersonaDto {
  /** The partes that did not come back, since their role was given anew or the carpeta was closed since. */
  noVolvieron: CarpetaDePersonaDto[];
  /** The partes that came back without their share, since their role would be over 100 %. */
  sinPorcentaje: CarpetaDePersonaDto[];
}
