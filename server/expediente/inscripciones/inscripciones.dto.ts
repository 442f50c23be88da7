import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, IsString, IsUUID, Length, MaxLength } from 'class-validator';
import { booleanFromText } from '../../common/input/boolean-from-text.js';
import { idOf } from '../../common/input/ids.js';
import { IsDay } from '../../common/input/is-day.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { NewId } from '../../common/input/new-id.js';
import { PageQuery, PaginacionDto } from '../../common/input/pagination.js';
import { trimmed, trimmedOrNull } from '../../common/input/trimmed.js';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import { GRUPOS_INSCRIPCIONES, type GrupoInscripciones } from './grupos.js';
import { RESULTADOS, type ResultadoDeInscripcion } from './inscripcion.entity.js';
import type { EstadoDeInscripcion } from './inscripcion-estado.js';

const EsTexto = (max: number, message: string) =>
  applyDecorators(IsOptional(), Transform(trimmedOrNull), IsString({ message }), MaxLength(max, { message }));

/** The fields of an inscripción. Days are `YYYY-MM-DD`. */
export class CamposInscripcionDto {
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'El registro debe ser un texto.' })
  @Length(1, 120, { message: 'El registro debe tener entre 1 y 120 caracteres.' })
  registro?: string;

  /** The name of the presented thing, when the carpeta presents several. */
  @EsTexto(120, 'Lo que se presenta puede tener hasta 120 caracteres.')
  que?: string | null;

  /** The day of the presentation. */
  @IsOptional()
  @IsDay()
  presentada?: string | null;

  /** The day on which the tasa of the register was paid. */
  @IsOptional()
  @IsDay()
  tasaPagada?: string | null;

  /** The number that the register gave. */
  @EsTexto(60, 'El número puede tener hasta 60 caracteres.')
  numero?: string | null;

  /** The last day on which the presentation keeps its place. Needed only where no rule of the acto gives it. */
  @IsOptional()
  @IsDay()
  vence?: string | null;

  /** The place in the register. Sent with the result `inscripta`. */
  @EsTexto(120, 'El asiento puede tener hasta 120 caracteres.')
  asiento?: string | null;

  /** The documento of the carpeta that proves the inscripción. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El documento no es válido.' })
  documentoId?: string | null;
}

/** A new inscripción. */
export class NuevaInscripcionDto extends CamposInscripcionDto {
  @NewId()
  id?: string | null;

  @Transform(trimmed)
  @IsString({ message: 'Escriba en qué registro se inscribe.' })
  @Length(1, 120, { message: 'El registro debe tener entre 1 y 120 caracteres.' })
  declare registro: string;
}

/** An observation of a register. */
export class ObservarInscripcionDto {
  @Transform(trimmed)
  @IsString({ message: 'Escriba qué observó el registro.' })
  @Length(1, 1000, { message: 'La observación debe tener entre 1 y 1000 caracteres.' })
  texto: string;

  /** The day of the observation. Today without it. */
  @IsOptional()
  @IsDay()
  dia?: string | null;

  /** The new last day on which the presentation keeps its place. Without it, the last day stays. */
  @MayBeOmitted()
  @IsDay()
  vence?: string;
}

/** The step from which a presentation keeps its place, and its day. */
export class VenceOfrecidoQuery {
  @IsIn(['en_inscripcion', 'observada'], { message: 'Indique en_inscripcion u observada.' })
  desde: 'en_inscripcion' | 'observada';

  @IsDay()
  dia: string;

  /** The day of the presentation of the observed inscripción. */
  @IsOptional()
  @IsDay()
  presentada?: string;
}

/** The last day on which a presentation keeps its place, by a rule of the acto. All fields are null without a rule. */
export class VenceOfrecidoDto {
  vence: string | null;
  /** The name of the rule. */
  regla: string | null;
  fuente: string | null;
  /** Whether nobody of the office has confirmed the rule by the norm in force yet. */
  porConfirmar: boolean;
}

/** The answer to an observation. */
export class ContestarInscripcionDto {
  @EsTexto(1000, 'La respuesta puede tener hasta 1000 caracteres.')
  respuesta?: string | null;

  /** The day of the answer. Today without it. */
  @IsOptional()
  @IsDay()
  dia?: string | null;
}

/** The final answer of a register. */
export class ResolverInscripcionDto {
  @IsIn(RESULTADOS, { message: 'El resultado debe ser inscripta o rechazada.' })
  resultado: ResultadoDeInscripcion;

  /** The day of the result. Today without it. */
  @IsOptional()
  @IsDay()
  dia?: string | null;

  /** The place in the register: matrícula, tomo, folio. */
  @EsTexto(120, 'El asiento puede tener hasta 120 caracteres.')
  asiento?: string | null;

  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El documento no es válido.' })
  documentoId?: string | null;
}

/** A register's demand to mend something, and the office's answer. */
export class ObservacionDto {
  id: string;
  texto: string;
  observada: string;
  /** The day of the answer. Null until then. */
  contestada: string | null;
  respuesta: string | null;
}

export class DocumentoDeInscripcionDto {
  id: string;
  nombre: string;
}

/** An entry of a carpeta in a register. */
export class InscripcionDto {
  id: string;
  registro: string;
  que: string | null;
  estado: EstadoDeInscripcion;
  presentada: string | null;
  tasaPagada: string | null;
  numero: string | null;
  vence: string | null;
  /** The day of the result. */
  resuelta: string | null;
  asiento: string | null;
  documento: DocumentoDeInscripcionDto | null;
  /** The observations of the register, the newest first. */
  observaciones: ObservacionDto[];
  version: number;
}

/** The filters and the page of the office's inscripciones. */
export class InscripcionesQuery extends PageQuery {
  /** Only this group. Without it, all groups except `inscriptas`. */
  @IsOptional()
  @IsIn(GRUPOS_INSCRIPCIONES, { message: 'Ese grupo de inscripciones no existe.' })
  grupo?: GrupoInscripciones;

  /** Words of the carátula, the carpeta's number, the register, the presented part, number or asiento. */
  @IsOptional()
  @IsString({ message: 'La búsqueda debe ser un texto.' })
  @MaxLength(200, { message: 'La búsqueda es demasiado larga.' })
  buscar?: string;

  /** Only inscripciones of carpetas that I am in charge of. */
  @MayBeOmitted()
  @Transform(booleanFromText)
  @IsBoolean({ message: 'Indique true o false.' })
  mias: boolean = false;
}

/** The person in charge of the inscripción's carpeta. */
export class ResponsableDeInscripcionDto {
  id: string;
  nombre: string;
}

/** The carpeta of an inscripción. */
export class CarpetaDeInscripcionDto {
  id: string;
  codigo: string | null;
  caratula: string;
  estado: EstadoCarpeta;
  responsable: ResponsableDeInscripcionDto | null;
  /** Whether the person who asked may change the inscripciones of this carpeta. */
  editable: boolean;
}

/** An inscripción on the board of the office. */
export class InscripcionDeOficinaDto extends InscripcionDto {
  grupo: GrupoInscripciones;
  /** The last day for the next step: to present, to answer, or to enter. `YYYY-MM-DD`. */
  limite: string | null;
  carpeta: CarpetaDeInscripcionDto;
}

/** The number of inscripciones in a group of the board, with the same filters. */
export class GrupoDeInscripcionesDto {
  grupo: GrupoInscripciones;
  total: number;
}

export class InscripcionesDeOficinaDto {
  inscripciones: InscripcionDeOficinaDto[];
  grupos: GrupoDeInscripcionesDto[];
  paginacion: PaginacionDto;
  /** Today in the time zone of the cuenta. */
  hoy: string;
}

/** An inscripción that the global search found. */
export class InscripcionHalladaDto {
  id: string;
  registro: string;
  /** The number of its carpeta. */
  codigo: string | null;
  caratula: string;
  link: string;
  /** The register's numbers of the presentation and of the entry. */
  value: string;
}
