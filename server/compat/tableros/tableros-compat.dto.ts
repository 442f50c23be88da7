import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { idOf } from '../../common/input/ids.js';
import { NestedInTurn } from '../../common/input/nested-in-turn.js';

/** The query of a search for boards. */
export class BuscarTablerosQuery {
  /** Words in the title or the description. */
  @IsOptional()
  @IsString({ message: 'La búsqueda debe ser un texto.' })
  @MaxLength(200, { message: 'La búsqueda puede tener hasta 200 caracteres.' })
  query?: string;
}

/** The board whose labels are requested. */
export class EtiquetasDeTableroQuery {
  @Transform(idOf)
  @IsUUID('all', { message: 'El tablero no es válido.' })
  boardId: string;
}

export class TarjetaNombradaDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'El id no es válido.' })
  id: string;
}

export class OrdenarTarjetasDto {
  @IsArray({ message: 'Faltan las tarjetas.' })
  @ArrayMaxSize(5000, { message: 'Se pueden ordenar hasta 5.000 tarjetas a la vez.' })
  @NestedInTurn(() => TarjetaNombradaDto, 'Una de las tarjetas no es válida.')
  @ArrayUnique((card?: { id?: unknown }) => card?.id, { message: 'Una tarjeta está dos veces.' })
  cards: TarjetaNombradaDto[];
}
