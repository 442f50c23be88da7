import { Transform, Type } from 'class-transformer';
import { IsObject, IsUUID, ValidateNested } from 'class-validator';
import { idOf } from '../common/input/ids.js';
import { MayBeOmitted } from '../common/input/may-be-omitted.js';
import { EtiquetaTituladaDto, NuevaEtiquetaDto, TituloTecleado } from '../etiquetas/etiquetas.dto.js';

/** The board whose labels are asked for. */
export class EtiquetasDeTableroQuery {
  @Transform(idOf)
  @IsUUID('all', { message: 'El tablero no es válido.' })
  boardId: string;
}

export class NuevaEtiquetaDeTableroDto extends NuevaEtiquetaDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'El tablero no es válido.' })
  boardId: string;
}

/** The changes to a label. */
export class CambiosEtiquetaDeTableroDto {
  @MayBeOmitted()
  @TituloTecleado()
  title?: string;
}

export class CrearEtiquetaDeTableroDto {
  @IsObject({ message: 'Falta la etiqueta.' })
  @ValidateNested()
  @Type(() => NuevaEtiquetaDeTableroDto)
  label: NuevaEtiquetaDeTableroDto;
}

export class ModificarEtiquetaDeTableroDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'El id no es válido.' })
  id: string;

  @IsObject({ message: 'Falta la etiqueta.' })
  @ValidateNested()
  @Type(() => CambiosEtiquetaDeTableroDto)
  label: CambiosEtiquetaDeTableroDto;
}

/** A label for the cards of one board. */
export class EtiquetaDeTableroDto extends EtiquetaTituladaDto {
  boardId: string;
}
