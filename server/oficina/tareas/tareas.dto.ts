import { ApiProperty } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
} from 'class-validator';
import { idOf, idsOf } from '../../common/input/ids.js';
import { IsMoment } from '../../common/input/is-moment.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { Nested, NestedEach } from '../../common/input/nested.js';
import { NewId } from '../../common/input/new-id.js';
import { asWritten } from '../../common/input/trimmed.js';
import { PRIORIDADES, type Prioridad, TIPOS_TAREA, type TipoTarea } from './tarea.entity.js';

const ID = { message: 'El id no es válido.' };
const TITLE_TEXT = { message: 'El título debe ser un texto.' };
const TITLE_LENGTH = { message: 'El título puede tener hasta 500 caracteres.' };
const TYPE = { message: 'El tipo debe ser task o section.' };

/** For `@Transform`: a null title becomes an empty one, since the reference client shows it so. */
const titleOf = (params: TransformFnParams) => (params.value === null ? '' : asWritten(params));

export class SubtareaDto {
  /** The id of the step. Without an id, the server makes one. */
  @MayBeOmitted()
  @IsUUID('all', ID)
  id: string;

  @Transform(titleOf)
  @IsString(TITLE_TEXT)
  @MaxLength(500, TITLE_LENGTH)
  title: string;

  @IsBoolean({ message: 'Indique con true o false si la subtarea está hecha.' })
  completed: boolean;
}

/** The fields of a task. Fields that are left out stay as they are. */
export class CamposTareaDto {
  /** Plain text. */
  @MayBeOmitted()
  @Transform(titleOf)
  @IsString(TITLE_TEXT)
  @MaxLength(500, TITLE_LENGTH)
  title?: string;

  /** Plain text of several lines. */
  @IsOptional()
  @IsString({ message: 'Las notas deben ser un texto.' })
  @MaxLength(20_000, { message: 'Las notas pueden tener hasta 20.000 caracteres.' })
  notes?: string | null;

  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si está completada.' })
  completed?: boolean;

  /** In ISO 8601. */
  @IsOptional()
  @IsMoment({ message: 'El vencimiento debe ser una fecha, por ejemplo 2026-11-21T15:00:00Z.' })
  dueDate?: string | null;

  /** 0 is low, 1 normal, 2 high. */
  @MayBeOmitted()
  @IsIn(PRIORIDADES, { message: 'La prioridad debe ser 0, 1 o 2.' })
  @ApiProperty({ enum: PRIORIDADES })
  priority?: Prioridad;

  /** The ids of all tags of the task, or objects with an `id`. */
  @MayBeOmitted()
  @Transform(idsOf)
  @IsArray({ message: 'Las etiquetas deben ser una lista.' })
  @ArrayMaxSize(50, { message: 'Una tarea puede tener hasta 50 etiquetas.' })
  @IsUUID('all', { each: true, message: 'Una de las etiquetas no es válida.' })
  tags?: string[];

  /** The id of an active member of the cuenta. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'La persona asignada no es válida.' })
  assignedTo?: string | null;

  /** The id of a carpeta that I may see. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'La carpeta no es válida.' })
  carpetaId?: string | null;

  /** All steps, in their order. */
  @MayBeOmitted()
  @IsArray({ message: 'Las subtareas deben ser una lista.' })
  @ArrayMaxSize(100, { message: 'Una tarea puede tener hasta 100 subtareas.' })
  @ArrayUnique(({ id }: SubtareaDto) => id ?? Symbol('new'), { message: 'Hay subtareas repetidas.' })
  @NestedEach(() => SubtareaDto, 'Una de las subtareas no es válida.')
  subTasks?: SubtareaDto[];
}

export class NuevaTareaDto extends CamposTareaDto {
  @NewId()
  id?: string | null;
}

/** A new task or section. It comes to the front unless `before` is sent. */
export class CrearTareaDto {
  @IsIn(TIPOS_TAREA, TYPE)
  type: TipoTarea;

  @MayBeOmitted()
  @Nested(() => NuevaTareaDto, 'La tarea debe ser un objeto.')
  task?: NuevaTareaDto;

  /** The id of the task before which it is put. */
  @MayBeOmitted()
  @Transform(idOf)
  @IsUUID('all', ID)
  before?: string;
}

export class CambiosTareaDto extends CamposTareaDto {
  @MayBeOmitted()
  @IsIn(TIPOS_TAREA, TYPE)
  type?: TipoTarea;
}

export class ModificarTareaDto {
  @IsUUID('all', ID)
  id: string;

  @Nested(() => CambiosTareaDto, 'Falta la tarea.')
  task: CambiosTareaDto;
}

/** The new place of a task. */
export class MoverTareaDto {
  /** The id of the task before which it is put; null for the end. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', ID)
  before: string | null;
}

export class TareasQuery {
  /** Returns only the tasks of this carpeta. */
  @MayBeOmitted()
  @IsUUID('all', { message: 'La carpeta no es válida.' })
  carpetaId?: string;

  /** `yo` returns only the tasks that are assigned to me. */
  @MayBeOmitted()
  @IsIn(['yo'], { message: 'asignada solo puede ser «yo».' })
  asignada?: 'yo';
}

export class TareasPendientesDto {
  /** The number of tasks that are not completed. Sections do not count. */
  pendientes: number;
}

export class CarpetaDeTareaDto {
  id: string;
  /** The number of the carpeta, such as `ESC-2026-000123`; null for a draft. */
  codigo: string | null;
  caratula: string;
}

/** A task or section. The field names are those of the reference client. */
export class TareaDto {
  id: string;
  type: TipoTarea;
  title: string;
  /** Plain text of several lines. */
  notes: string | null;
  completed: boolean;
  completedAt: Date | null;
  dueDate: Date | null;
  /** 0 is low, 1 normal, 2 high. */
  @ApiProperty({ enum: PRIORIDADES })
  priority: Prioridad;
  /** The ids of the task's tags. */
  tags: string[];
  /** The place in my list, from 0. */
  order: number;
  /** A text that sorts as the list does. It stays valid when other tasks move. Equal texts are ordered by id. */
  place: string;
  /** The id of the member to whom the task is assigned. */
  assignedTo: string | null;
  subTasks: SubtareaDto[];
  carpetaId: string | null;
  carpeta: CarpetaDeTareaDto | null;
  /** The id of the member who made the task. */
  createdBy: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A task that the global search found. */
export class TareaHalladaDto extends TareaDto {
  link: string;
  value: string;
}
