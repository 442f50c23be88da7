import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsOptional, IsString, IsUUID, Length, MaxLength } from 'class-validator';
import { idOf, idsFromText, idsOf } from '../../common/input/ids.js';
import { IsMoment } from '../../common/input/is-moment.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { Nested } from '../../common/input/nested.js';
import { NestedInTurn } from '../../common/input/nested-in-turn.js';
import { NewId } from '../../common/input/new-id.js';
import { trimmed, trimmedOrNull } from '../../common/input/trimmed.js';
import { EtiquetaDeTableroDto } from './etiquetas.dto.js';
import { IsPosicion } from './is-posicion.js';

const ID_INVALID = { message: 'El id no es válido.' };
const TITLE_LENGTH = { message: 'El título de la tarjeta debe tener entre 1 y 500 caracteres.' };

/** The fields of a card, besides its title. */
export class CamposTarjetaDto {
  /** Plain text. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'La descripción debe ser un texto.' })
  @MaxLength(20_000, { message: 'La descripción puede tener hasta 20.000 caracteres.' })
  description?: string | null;

  /** The ids of labels of the board, or objects with an `id`. */
  @MayBeOmitted()
  @Transform(idsOf)
  @IsArray({ message: 'Las etiquetas deben ser una lista.' })
  @ArrayMaxSize(100, { message: 'Una tarjeta puede llevar hasta 100 etiquetas.' })
  @IsUUID('all', { each: true, message: 'Una de las etiquetas no es válida.' })
  labels?: string[];

  /** ISO 8601. */
  @IsOptional()
  @IsMoment({ message: 'El vencimiento no es una fecha que exista.' })
  dueDate?: string | null;
}

export class NuevaTarjetaDto extends CamposTarjetaDto {
  @NewId()
  id?: string | null;

  @Transform(idOf)
  @IsUUID('all', { message: 'La lista no es válida.' })
  listId: string;

  /** The board that the list must be on, if it is sent. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El tablero no es válido.' })
  boardId?: string | null;

  @Transform(trimmed)
  @IsString({ message: 'Escriba el título de la tarjeta.' })
  @Length(1, 500, TITLE_LENGTH)
  title: string;

  /** The position in the list; the end when it is not sent. */
  @IsOptional()
  @IsPosicion()
  position?: number | null;
}

/** The changes to a card. Its place changes by another call. So clients that send whole cards do not move them. */
export class CambiosTarjetaDto extends CamposTarjetaDto {
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'Escriba el título de la tarjeta.' })
  @Length(1, 500, TITLE_LENGTH)
  title?: string;
}

/** The new place of a card; other fields are ignored. */
export class LugarDeTarjetaDto {
  @Transform(idOf)
  @IsUUID('all', ID_INVALID)
  id: string;

  @Transform(idOf)
  @IsUUID('all', { message: 'La lista no es válida.' })
  listId: string;

  @IsPosicion()
  position: number;
}

export class CrearTarjetaDto {
  @Nested(() => NuevaTarjetaDto, 'Falta la tarjeta.')
  card: NuevaTarjetaDto;
}

export class ModificarTarjetaDto {
  @Transform(idOf)
  @IsUUID('all', ID_INVALID)
  id: string;

  @Nested(() => CambiosTarjetaDto, 'Falta la tarjeta.')
  card: CambiosTarjetaDto;
}

export class MoverTarjetasDto {
  @IsArray({ message: 'Faltan las tarjetas.' })
  @ArrayMaxSize(5000, { message: 'Se pueden mover hasta 5.000 tarjetas a la vez.' })
  @NestedInTurn(() => LugarDeTarjetaDto, 'Una de las tarjetas no es válida.')
  @ArrayUnique((card?: { id?: unknown }) => card?.id, { message: 'Una tarjeta está dos veces.' })
  cards: LugarDeTarjetaDto[];
}

/** Selects cards by their ids. */
export class TarjetasQuery {
  /** At most 100 ids, separated by commas. */
  @Transform(idsFromText)
  @IsArray({ message: 'Faltan los ids.' })
  @ArrayMaxSize(100, { message: 'Se pueden pedir hasta 100 tarjetas a la vez.' })
  @IsUUID('all', { each: true, message: 'Uno de los ids no es válido.' })
  ids: string[];
}

/** A card of a board. */
export class TarjetaDto {
  id: string;
  boardId: string;
  listId: string;
  /** The order among the cards of the list; cards with equal positions are ordered by id. */
  position: number;
  title: string;
  /** Plain text. */
  description: string | null;
  labels: EtiquetaDeTableroDto[];
  /** ISO 8601. */
  dueDate: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
}
