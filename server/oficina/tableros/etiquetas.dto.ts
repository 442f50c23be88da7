import { Transform } from 'class-transformer';
import { IsUUID } from 'class-validator';
import { idOf } from '../../common/input/ids.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { Nested } from '../../common/input/nested.js';
import { EtiquetaTituladaDto, NuevaEtiquetaDto, TituloTecleado } from '../../plataforma/etiquetas/etiquetas.dto.js';

export class NuevaEtiquetaDeTableroDto extends NuevaEtiquetaDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'El tablero no es válido.' })
  boardId: string;
}

export class CambiosEtiquetaDeTableroDto {
  @MayBeOmitted()
  @TituloTecleado()
  title?: string;
}

export class CrearEtiquetaDeTableroDto {
  @Nested(() => NuevaEtiquetaDeTableroDto, 'Falta la etiqueta.')
  label: NuevaEtiquetaDeTableroDto;
}

export class ModificarEtiquetaDeTableroDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'El id no es válido.' })
  id: string;

  @Nested(() => CambiosEtiquetaDeTableroDto, 'Falta la etiqueta.')
  label: CambiosEtiquetaDeTableroDto;
}

/** A label for the cards of one board. */
export class EtiquetaDeTableroDto extends EtiquetaTituladaDto {
  boardId: string;
}
