import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsObject, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { idOf, idsOf } from '../../common/input/ids.js';
import { IsMoment } from '../../common/input/is-moment.js';
import { Nested, NestedEach } from '../../common/input/nested.js';
import { NewId } from '../../common/input/new-id.js';
import { asWritten } from '../../common/input/trimmed.js';

/** The most lines of the list of a nota. */
export const MAX_TAREAS = 300;
const MAX_ETIQUETAS = 50;
const TAREA_LARGA = { message: 'Cada tarea puede tener hasta 1000 caracteres.' };

/** A line in the list of a nota, as a client writes it. */
export class NotaTareaEscritaDto {
  /** The id of the line. Without an id, the server makes one. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El id de la tarea no es válido.' })
  id?: string | null;

  @Transform(asWritten)
  @IsString({ message: 'Cada tarea debe tener un texto.' })
  @MaxLength(1000, TAREA_LARGA)
  content: string;

  @IsOptional()
  @IsBoolean({ message: 'Indique con true o false si la tarea está hecha.' })
  completed?: boolean | null;
}

/** The changes to a nota. Fields that are left out stay as they are. */
export class CambiosNotaDto {
  @IsOptional()
  @Transform(asWritten)
  @IsString({ message: 'El título debe ser un texto.' })
  @MaxLength(500, { message: 'El título puede tener hasta 500 caracteres.' })
  title?: string | null;

  /** Plain text. */
  @IsOptional()
  @Transform(asWritten)
  @IsString({ message: 'La nota debe ser un texto.' })
  @MaxLength(50_000, { message: 'La nota puede tener hasta 50.000 caracteres.' })
  content?: string | null;

  /** The list of the nota; null removes it. */
  @IsOptional()
  @IsArray({ message: 'Las tareas deben ser una lista.' })
  @ArrayMaxSize(MAX_TAREAS, { message: `Una nota puede tener hasta ${MAX_TAREAS} tareas.` })
  @IsObject({ each: true, message: 'Cada tarea debe tener un texto.' })
  @NestedEach(() => NotaTareaEscritaDto, 'Cada tarea debe tener un texto.')
  tasks?: NotaTareaEscritaDto[] | null;

  @IsOptional()
  @IsMoment({ message: 'El recordatorio debe ser una fecha con su hora.' })
  reminder?: string | null;

  /** The ids of etiquetas, or objects with an `id`. */
  @IsOptional()
  @Transform(idsOf)
  @IsArray({ message: 'Las etiquetas deben ser una lista.' })
  @ArrayMaxSize(MAX_ETIQUETAS, { message: `Una nota puede tener hasta ${MAX_ETIQUETAS} etiquetas.` })
  @IsUUID('all', { each: true, message: 'Una de las etiquetas no es válida.' })
  labels?: string[] | null;

  @IsOptional()
  @IsBoolean({ message: 'Indique con true o false si la nota está archivada.' })
  archived?: boolean | null;
}

/** A whole nota. Fields that are left out are empty. */
export class NotaEscritaDto extends CambiosNotaDto {
  /** `data:image/png;base64,…` (PNG, JPEG, WebP or GIF up to 5 MiB), or the nota's present address. */
  @IsOptional()
  @IsString({ message: 'La imagen debe ser un texto.' })
  image?: string | null;
}

export class NuevaNotaDto extends NotaEscritaDto {
  @NewId()
  id?: string | null;
}

export class CrearNotaDto {
  @Nested(() => NuevaNotaDto, 'Falta la nota.')
  note: NuevaNotaDto;
}

/** A line in the list of a nota. */
export class NotaTareaDto {
  id: string;
  content: string;
  completed: boolean;
}

/** The size in pixels of a nota's picture. */
export class TamanoDeImagenDto {
  width: number;
  height: number;
}

/** A nota without its etiquetas. The field names are those of the reference client. */
export class NotaSinEtiquetasDto {
  id: string;
  title: string;
  /** Plain text. */
  content: string;
  /** The list of the nota; null when it has no list. */
  tasks: NotaTareaDto[] | null;
  /** The address of the nota's picture. */
  image: string | null;
  imageSize: TamanoDeImagenDto | null;
  reminder: Date | null;
  archived: boolean;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

/** A nota with the ids of its etiquetas. */
export class NotaDto extends NotaSinEtiquetasDto {
  labels: string[];
}

/** An etiqueta in the list of notas. */
export class EtiquetaDeNotaDto {
  id: string;
  title: string;
}

export class NotaConEtiquetasDto extends NotaSinEtiquetasDto {
  labels: EtiquetaDeNotaDto[];
}
