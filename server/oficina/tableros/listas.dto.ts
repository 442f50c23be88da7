import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsOptional, IsString, IsUUID, Length } from 'class-validator';
import { idOf } from '../../common/input/ids.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { Nested, NestedEach } from '../../common/input/nested.js';
import { NewId } from '../../common/input/new-id.js';
import { trimmed } from '../../common/input/trimmed.js';
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

  /** The position on the board; the end when it is not sent. */
  @IsOptional()
  @IsPosicion()
  position?: number | null;
}

/** The changes to a list. Its cards, which clients of the reference template send too, are ignored. */
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

/** The new position of a list; other fields are ignored. */
export class LugarDeListaDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'El id no es válido.' })
  id: string;

  @IsPosicion()
  position: number;
}

export class CrearListaDto {
  @Nested(() => NuevaListaDto, 'Falta la lista.')
  list: NuevaListaDto;
}

export class ModificarListaDto {
  @Nested(() => CambiosListaDto, 'Falta la lista.')
  list: CambiosListaDto;
}

export class MoverListasDto {
  @IsArray({ message: 'Faltan las listas.' })
  @ArrayMaxSize(500, { message: 'Se pueden mover hasta 500 listas a la vez.' })
  @NestedEach(() => LugarDeListaDto, 'Una de las listas no es válida.')
  @ArrayUnique((list?: { id?: unknown }) => list?.id, { message: 'Una lista está dos veces.' })
  lists: LugarDeListaDto[];
}

/** A column of a board. */
export class ListaDto {
  id: string;
  boardId: string;
  /** The order among the lists of the board; lists with equal positions are ordered by id. */
  position: number;
  title: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  /** The cards, in their order. */
  cards: TarjetaDto[];
}
