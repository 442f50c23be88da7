import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { idsOf } from '../../common/input/ids.js';
import { trimmed } from '../../common/input/trimmed.js';

const MAX_TAREAS = 20_000;

/** A task that the body names by its id. Other fields are ignored. */
export class TareaNombradaDto {
  id: string;
}

/** A new order of the list. */
export class OrdenarTareasDto {
  /** Whole tasks or `{id}`, in their new order. Other tasks follow in their present order. */
  @ApiProperty({ type: [TareaNombradaDto] })
  @Transform(idsOf)
  @IsArray({ message: 'Falta la lista de tareas.' })
  @ArrayMaxSize(MAX_TAREAS, { message: 'Son demasiadas tareas.' })
  @IsUUID('all', { each: true, message: 'Una de las tareas no es válida.' })
  tasks: string[];
}

export class BuscarTareasQuery {
  /** Words that must all be in the title or the notes. Accents, upper and lower case make no difference. */
  @IsOptional()
  @Transform(trimmed)
  @IsString({ message: 'La búsqueda debe ser un texto.' })
  @MaxLength(200, { message: 'La búsqueda puede tener hasta 200 caracteres.' })
  query?: string;
}
