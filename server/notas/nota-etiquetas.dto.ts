import { Type } from 'class-transformer';
import { IsObject, IsUUID, ValidateNested } from 'class-validator';
import { CambiosEtiquetaDto, EtiquetaTituladaDto } from '../etiquetas/etiquetas.dto.js';

/** The new state of an etiqueta. */
export class NotaEtiquetaEscritaDto extends CambiosEtiquetaDto {
  @IsUUID('all', { message: 'El id no es válido.' })
  id: string;
}

export class ModificarNotaEtiquetaDto {
  @IsObject({ message: 'Falta la etiqueta.' })
  @ValidateNested()
  @Type(() => NotaEtiquetaEscritaDto)
  label: NotaEtiquetaEscritaDto;
}

/** A label for the notas of one person. */
export class NotaEtiquetaDto extends EtiquetaTituladaDto {
  createdAt: Date;
}
