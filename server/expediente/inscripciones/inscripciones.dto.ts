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

  /** What of the carpeta is presented, where there is more than one thing. */
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

  /** That of the register. */
  @EsTexto(60, 'El número puede tener hasta 60 caracteres.')
  numero?: string | null;

  /** Until when the presentation holds the place, where the rule that the acto ties to it does not say it. */
  @IsOptional()
  @IsDay()
  vence?: string | null;

  /** Where it is found in the register, once it is entered. */
  @EsTexto(120, 'El asiento puede tener hasta 120 caracteres.')
  asiento?: string | null;

  /** The documento of the carpeta that proves it. */
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

/** What a register observed. */
export class ObservarInscripcionDto {
  @Transform(trimmed)
  @IsString({ message: 'Escriba qué observó el registro.' })
  @Length(1, 1000, { message: 'La observación debe tener entre 1 y 1000 caracteres.' })
  texto: string;

  /** Today without it. */
  @IsOptional()
  @IsDay()
  dia?: string | null;

  /** Until when the presentation holds the place since then; as it is without it. */
  @MayBeOmitted()
  @IsDay()
  vence?: string;
}

/** What holds a place from which day on. */
export class VenceOfrecidoQuery {
  @IsIn(['en_inscripcion', 'observada'], { message: 'Indique en_inscripcion u observada.' })
  desde: 'en_inscripcion' | 'observada';

  @IsDay()
  dia: string;

  /** The day of the presentation of what is observed. */
  @IsOptional()
  @IsDay()
  presentada?: string;
}

/** Until when a presentation holds its place, by the rule that the acto ties to it; nulls without one. */
export class VenceOfrecidoDto {
  vence: string | null;
  /** The name of the rule. */
  regla: string | null;
  fuente: string | null;
  /** Whether nobody of the office has confirmed that rule by the norm in force yet. */
  porConfirmar: boolean;
}

/** How an observation was answered. */
export class ContestarInscripcionDto {
  @EsTexto(1000, 'La respuesta puede tener hasta 1000 caracteres.')
  respuesta?: string | null;

  /** Today without it. */
  @IsOptional()
  @IsDay()
  dia?: string | null;
}

/** What a register answered in the end. */
export class ResolverInscripcionDto {
  @IsIn(RESULTADOS, { message: 'El resultado debe ser inscripta o rechazada.' })
  resultado: ResultadoDeInscripcion;

  /** Today without it. */
  @IsOptional()
  @IsDay()
  dia?: string | null;

  /** Where it is found in the register. */
  @EsTexto(120, 'El asiento puede tener hasta 120 caracteres.')
  asiento?: string | null;

  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El documento no es válido.' })
  documentoId?: string | null;
}

/** What a register asked to be mended, and how it was answered. */
export class ObservacionDto {
  id: string;
  texto: string;
  observada: string;
  /** Null until it is answered. */
  contestada: string | null;
  respuesta: string | null;
}

export class DocumentoDeInscripcionDto {
  id: string;
  nombre: string;
}

/** What of a carpeta is entered in a register. */
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
  /** The newest first. */
  observaciones: ObservacionDto[];
  version: number;
}

/** Which inscripciones the office looks at. */
export class InscripcionesQuery extends PageQuery {
  /** Without it, all that are not entered yet. */
  @IsOptional()
  @IsIn(GRUPOS_INSCRIPCIONES, { message: 'Ese grupo de inscripciones no existe.' })
  grupo?: GrupoInscripciones;

  /** Words in the carátula, the number of the carpeta, the register, what is presented, the entry or the asiento. */
  @IsOptional()
  @IsString({ message: 'La búsqueda debe ser un texto.' })
  @MaxLength(200, { message: 'La búsqueda es demasiado larga.' })
  buscar?: string;

  /** Only those of carpetas of which I am in charge. */
  @MayBeOmitted()
  @Transform(booleanFromText)
  @IsBoolean({ message: 'Indique true o false.' })
  mias: boolean = false;
}

/** Who is in charge of the carpeta of an inscripción. */
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
  /** Whether the person who asked may change its inscripciones. */
  editable: boolean;
}

/** An inscripción on the board of the office. */
export class InscripcionDeOficinaDto extends InscripcionDto {
  grupo: GrupoInscripciones;
  /** The last day for what comes next, `YYYY-MM-DD`: to present it, to answer, or to enter it. */
  limite: string | null;
  carpeta: CarpetaDeInscripcionDto;
}

/** How many inscripciones there are in each group, with the same filters. */
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
