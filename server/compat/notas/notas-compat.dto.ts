import { Transform } from 'class-transformer';
import { IsString, IsUUID, Length, ValidateIf } from 'class-validator';
import { Nested } from '../../common/input/nested.js';
import { trimmed } from '../../common/input/trimmed.js';
import { NotaEscritaDto } from '../../oficina/notas/notas.dto.js';

/** The new state of a whole nota. */
export class NotaReescritaDto extends NotaEscritaDto {
  /** Null for a nota that the reference client has not stored yet. Such a nota is answered, but not stored. */
  @ValidateIf(({ id }: NotaReescritaDto) => id !== null)
  @IsUUID('all', { message: 'El id no es válido.' })
  id: string | null;
}

export class ModificarNotaDto {
  @Nested(() => NotaReescritaDto, 'Falta la nota.')
  updatedNote: NotaReescritaDto;
}

/** The nota that gets the new line. */
export class NotaNombradaDto {
  @IsUUID('all', { message: 'El id no es válido.' })
  id: string;
}

export class AgregarTareaANotaDto {
  @Nested(() => NotaNombradaDto, 'Falta la nota.')
  note: NotaNombradaDto;

  @Transform(trimmed)
  @IsString({ message: 'Escriba la tarea.' })
  @Length(1, 1000, { message: 'La tarea debe tener entre 1 y 1000 caracteres.' })
  task: string;
}
