import { ArrayUnique, IsIn, IsOptional, IsUUID } from 'class-validator';
import { CarpetaDePersonaDto } from './carpetas-de-persona.dto.js';
import { type CampoPropio, PROPIOS } from './persona-fields.js';
import { PersonaDto, PersonaResumenDto } from './personas.dto.js';
import type { Destino } from './uniones.repository.js';

const OTRA = { message: 'La otra persona no es válida.' };

/** The persona that would be merged. */
export class UnionQuery {
  @IsUUID('all', OTRA)
  otraId: string;
}

/** The persona that is merged into the persona of the path. */
export class UnirPersonaDto {
  @IsUUID('all', OTRA)
  otraId: string;

  /** The fields that the staying persona takes over. Each is a `campo` in `valores` of the preview. */
  @IsOptional()
  @ArrayUnique({ message: 'Los datos elegidos se repiten.' })
  @IsIn(PROPIOS, { each: true, message: 'Ese dato no se puede tomar.' })
  tomar?: CampoPropio[];
}

/** A parte of the persona that would be merged, in its carpeta. */
export class ParteAUnirDto extends CarpetaDePersonaDto {
  /**
   * `pasa`: moves to the staying persona. `queda`: stays in a signed or closed carpeta. `repetida`: is removed, since
   * the staying persona has the role.
   */
  destino: Destino;
  /** The share of the parte. A `repetida` parte loses it, and the staying parte keeps its own. */
  porcentaje: string | null;
}

/** A value of the other persona for a field that is empty in the staying persona. */
export class ValorQueFaltaDto {
  campo: CampoPropio;
  /** The Spanish name of the field. */
  nombre: string;
  /** The value: a day as `YYYY-MM-DD`, a document as people write it. */
  valor: string;
}

/** A preview of a merge. */
export class UnionPreviaDto {
  /** The persona that stays. */
  persona: PersonaResumenDto;
  otra: PersonaResumenDto;
  /** The names of the fields whose values differ, which the staying persona does not get. */
  noPasan: string[];
  /** The values for empty fields of the staying persona, which it may take over. */
  valores: ValorQueFaltaDto[];
  /** At most 200 partes, the latest carpetas first. */
  partes: ParteAUnirDto[];
  /** Whether the other persona may have partes that the reader does not see. It depends only on the reader's role. */
  puedeHaberMas: boolean;
}

/** The persona that had stayed, after its merge was undone. */
export class UnionDeshechaDto extends PersonaDto {
  /** The partes that did not return. Their role was given again, or their carpeta was closed since. */
  noVolvieron: CarpetaDePersonaDto[];
  /** The partes that returned without their share, since their role would exceed 100 %. */
  sinPorcentaje: CarpetaDePersonaDto[];
}
