import { Transform, type TransformFnParams } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { idOf, idsOf } from '../../common/input/ids.js';
import { IsMoment } from '../../common/input/is-moment.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { NewId } from '../../common/input/new-id.js';
import { sanitizeHtml } from '../../common/input/safe-html.js';
import { asWritten, tidied } from '../../common/input/trimmed.js';
import { TypedTitle } from '../../common/input/typed-title.js';
import { CATEGORIA_SLUGS } from './categorias.js';

/** How many steps a course of the cuenta may have. */
export const MAX_PASOS = 100;
const MAX_CONTENIDO = 50_000;
const MAX_PERSONAS = 200;
const CATEGORIA = { message: `La categoría debe ser una de estas: ${CATEGORIA_SLUGS.join(', ')}.` };
const MINUTOS = { message: 'La duración debe ser de 1 a 600 minutos.' };
const PASO = { message: 'El paso debe ser un número desde 0.' };
const VECES = { message: 'Las veces terminado deben ser un número desde 0.' };

/** For `@Transform`: sanitised HTML. Text that is far too long goes unchanged to validation, which refuses it. */
const safeContent = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' && value.length <= 2 * MAX_CONTENIDO ? sanitizeHtml(tidied(value)) : value;

/** The id of a course. A course of the product may also be named by its slug. */
export class CursoQuery {
  @IsString({ message: 'El curso no es válido.' })
  @IsNotEmpty({ message: 'Falta el id del curso.' })
  @MaxLength(100, { message: 'El curso no es válido.' })
  id: string;
}

/** The changes to a course of the cuenta. Fields that are left out stay as they are. */
export class CambiosCursoDto {
  @MayBeOmitted()
  @TypedTitle(150, 'El título debe tener entre 1 y 150 caracteres.')
  title?: string;

  /** Plain text. */
  @MayBeOmitted()
  @Transform(asWritten)
  @IsString({ message: 'La descripción debe ser un texto.' })
  @MaxLength(500, { message: 'La descripción puede tener hasta 500 caracteres.' })
  description?: string;

  /** The slug of a category. */
  @MayBeOmitted()
  @IsIn(CATEGORIA_SLUGS, CATEGORIA)
  category?: string;

  /** The time that the course takes, in minutes. */
  @MayBeOmitted()
  @IsInt(MINUTOS)
  @Min(1, MINUTOS)
  @Max(600, MINUTOS)
  duration?: number;

  /** False for a draft, which only titulares and adscriptos see. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si el curso está publicado.' })
  published?: boolean;
}

/** A new course of the cuenta, which is a draft. */
export class NuevoCursoDto {
  @NewId()
  id?: string | null;

  @TypedTitle(150, 'El título debe tener entre 1 y 150 caracteres.')
  title: string;
}

/** The changes to a step. Fields that are left out stay as they are. */
export class CambiosPasoDto {
  @MayBeOmitted()
  @TypedTitle(150, 'El título debe tener entre 1 y 150 caracteres.')
  title?: string;

  /** Plain text. */
  @MayBeOmitted()
  @Transform(asWritten)
  @IsString({ message: 'El subtítulo debe ser un texto.' })
  @MaxLength(300, { message: 'El subtítulo puede tener hasta 300 caracteres.' })
  subtitle?: string;

  /** HTML. */
  @MayBeOmitted()
  @Transform(safeContent)
  @IsString({ message: 'El contenido debe ser un texto.' })
  @MaxLength(MAX_CONTENIDO, { message: 'El contenido puede tener hasta 50.000 caracteres.' })
  content?: string;

  /** Describes the picture for people who cannot see it. */
  @MayBeOmitted()
  @Transform(asWritten)
  @IsString({ message: 'El texto de la imagen debe ser un texto.' })
  @MaxLength(300, { message: 'El texto de la imagen puede tener hasta 300 caracteres.' })
  imageText?: string;
}

/** A new step, at the end of its course. */
export class NuevoPasoDto {
  @NewId()
  id?: string | null;

  @TypedTitle(150, 'El título debe tener entre 1 y 150 caracteres.')
  title: string;
}

export class OrdenPasosDto {
  /** The ids of the steps in their new order. Steps that are not named follow in their present order. */
  @Transform(idsOf)
  @IsArray({ message: 'Falta la lista de pasos.' })
  @ArrayMaxSize(MAX_PASOS, { message: `Un curso puede tener hasta ${MAX_PASOS} pasos.` })
  @IsUUID('all', { each: true, message: 'Uno de los pasos no es válido.' })
  steps: string[];
}

/** How far the person is. Progress never goes back: a value behind the stored progress changes nothing. */
export class AvanceDto {
  /** The furthest step that the person reached since they last began the course, from 0. */
  @IsInt(PASO)
  @Min(0, PASO)
  @Max(MAX_PASOS, PASO)
  currentStep: number;

  /** How often the course was completed. One more than the stored number completes the course. */
  @IsInt(VECES)
  @Min(0, VECES)
  @Max(10_000, VECES)
  completed: number;
}

export class PedirCursoDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'El curso no es válido.' })
  courseId: string;

  /** The ids of members. */
  @Transform(idsOf)
  @IsArray({ message: 'Faltan las personas.' })
  @ArrayMinSize(1, { message: 'Elija al menos una persona.' })
  @ArrayMaxSize(MAX_PERSONAS, { message: `Se puede pedir a ${MAX_PERSONAS} personas a la vez.` })
  @IsUUID('all', { each: true, message: 'Una de las personas no es válida.' })
  people: string[];

  /** When the course should be completed. */
  @IsMoment({ message: 'La fecha límite no es válida.' })
  dueDate: string;
}

/** A course that somebody was asked to take. */
export class PedidoQuery {
  @Transform(idOf)
  @IsUUID('all', { message: 'El curso no es válido.' })
  courseId: string;

  @Transform(idOf)
  @IsUUID('all', { message: 'La persona no es válida.' })
  person: string;
}

export class CategoriaDto {
  id: string;
  title: string;
  slug: string;
}

/** How far a person is in a course. */
export class ProgresoDto {
  /** The furthest step that the person reached since they last began the course, from 0. */
  currentStep: number;
  /** How often the course was completed. */
  completed: number;
}

/** A request to a person to take a course. */
export class PedidoDto {
  dueDate: Date;
  /** The name of the person who made the request. */
  requestedBy: string;
  /** When the person completed the course after the request; null until then. */
  doneAt: Date | null;
}

/** A course. The field names are those of the reference client. */
export class CursoDto {
  id: string;
  title: string;
  slug: string;
  description: string;
  /** The slug of the course's category. */
  category: string;
  /** The time that the course takes, in minutes. */
  duration: number;
  totalSteps: number;
  /** The day of the last change, as text in Spanish: «26 nov 2026». */
  updatedAt: string;
  featured: boolean;
  progress: ProgresoDto;
  /** True for a course that the cuenta wrote, false for a course of the product. */
  own: boolean;
  /** False for a draft of the cuenta. */
  published: boolean;
  /** 0 for a course of the product. */
  version: number;
  /** The request to the person to take this course; null when nobody asked. */
  request: PedidoDto | null;
}

/** The size in pixels of a step's picture. */
export class TamanoDeImagenDePasoDto {
  width: number;
  height: number;
}

export class PasoDto {
  /** Null in a course of the product. */
  id: string | null;
  /** From 0. */
  order: number;
  title: string;
  subtitle: string;
  /** HTML. */
  content: string;
  /** The address of the step's picture. */
  image: string | null;
  imageSize: TamanoDeImagenDePasoDto | null;
  imageText: string;
  /** 0 in a course of the product. */
  version: number;
}

export class CursoConPasosDto extends CursoDto {
  steps: PasoDto[];
}

/** How far a member is in a course, or the request to take it. */
export class CursoDePersonaDto extends ProgresoDto {
  courseId: string;
  /** When the person last completed the course. */
  completedAt: Date | null;
  /** When the person last went further; null before the first step. */
  seenAt: Date | null;
  request: PedidoDto | null;
}

/** A member with the courses that they began or were asked to take. */
export class PersonaDeAcademiaDto {
  id: string;
  name: string;
  avatar: string | null;
  /** The role's name. */
  role: string;
  courses: CursoDePersonaDto[];
}

/** A course that the global search found. */
export class CursoHalladoDto {
  id: string;
  link: string;
  value: string;
  /** The title of the course's category. */
  category: string;
}
