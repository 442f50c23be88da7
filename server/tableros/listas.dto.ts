import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  ValidateNested,
} from 'class-validator';
import { idOf } from '../common/input/ids.js';
import { MayBeOmitted } from '../common/input/may-be-omitted.js';
import { NewId } from '../common/input/new-id.js';
import { trimmed } from '../common/input/trimmed.js';
import { IsPosicion } from './is-posicion.js';
import { TarjetaDto } from './tarjetas.dto.js';

const TITLE_LENGTH = { message: 'El nombre de la lista debe tener entre 1 y 120 caracteres.' };

export class NuevaListaDto {
  @NewId()
  id?: string | null;

  @Transform(idOf)
  @IsUUID('all', { message: 'El tablero no es válido.' })
  boardId: string;

  @Transform(trimmed)
  @IsString({ message: 'Escriba el nombre de la lista.' })
  @Length(1, 120, TITLE_LENGTH)
  title: string;

  /** Unless it is sent, the end of the board. */
  @IsOptional()
  @IsPosicion()
  position?: number | null;
}

/** What changes of a list; its cards, which clients of the reference template echo, are not taken. */
export class CambiosListaDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'El id no es válido.' })
  id: string;

  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'Escriba el nombre de la lista.' })
  @Length(1, 120, TITLE_LENGTH)
  title?: string;

  @MayBeOmitted()
  @IsPosicion()
  position?: number;
}

/** Where a list goes; what else is sent of it is not taken. */
export class LugarDeListaDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'El id no es válido.' })
  id: string;

  @IsPosicion()
  position: number;
}

export class CrearListaDto {
  @IsObject({ message: 'Falta la lista.' })
  @ValidateNested()
  @Type(() => NuevaListaDto)
  list: NuevaListaDto;
}

export class ModificarListaDto {
  @IsObject({ message: 'Falta la lista.' })
  @ValidateNested()
  @Type(() => CambiosListaDto)
  list: CambiosListaDto;
}

export class MoverListasDto {
  @IsArray({ message: 'Faltan las listas.' })
  @ArrayMaxSize(500, { message: 'Se pueden mover hasta 500 listas a la vez.' })
  @ValidateNested({ each: true, message: 'Una de las listas no es válida.' })
  @ArrayUnique((list?: { id?: unknown }) => list?.id, { message: 'Una lista está dos veces.' })
  @Type(() => LugarDeListaDto)
  lists: LugarDeListaDto[];
}

/** A column of a board. */
export class ListaDto {
  id: string;
  boardId: string;
  /** Among the lists of its board; of equal ones, the id decides. */
  position: number;
  title: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  /** In their order. */
  cards: TarjetaDto[];
}
