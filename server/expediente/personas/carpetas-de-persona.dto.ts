import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import { PersonaNombreDto } from './personas.dto.js';

/** A carpeta in which a persona is a parte. */
export class CarpetaDePersonaDto {
  /** The id of the parte. */
  id: string;
  carpetaId: string;
  codigo: string | null;
  caratula: string;
  estado: EstadoCarpeta;
  rol: string;
  /** The name of the role. The list of carpetas joins all roles in the carpeta: «Socio, Firmante». */
  rolNombre: string;
}

/** The carpetas that keep a persona from being deleted. Several partes in a carpeta count once. */
export class UsoDePersonaDto {
  /** The number of carpetas that the reader sees. */
  carpetas: number;
  /** The number of further carpetas, in the trash. */
  enPapelera: number;
}

/** The visible carpetas of a persona, and of personas that were merged into it. */
export class CarpetasDePersonaDto {
  /** At most 100 carpetas, each once, the latest first. */
  carpetas: CarpetaDePersonaDto[];
  /** The number of all these carpetas. */
  total: number;
  /** Null for a reader who may not delete personas. */
  uso: UsoDePersonaDto | null;
}

/** A carpeta in which a persona acts for another. */
export class RepresentacionDto extends CarpetaDePersonaDto {
  /** The other persona. `rol` is the role of that persona. */
  persona: PersonaNombreDto;
  /** The capacity in which the representative acts: «con poder general». */
  caracter: string | null;
}

/** Who acts for a persona, and for whom it acts, in carpetas that the reader sees. At most 100, the latest first. */
export class RepresentacionesDto {
  representaA: RepresentacionDto[];
  representadaPor: RepresentacionDto[];
}
