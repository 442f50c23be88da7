import { Type } from 'class-transformer';
import { IsObject, IsUUID, ValidateNested } from 'class-validator';
import { CambiosEtiquetaDto, EtiquetaTituladaDto } from '../etiquetas/etiquetas.dto.js';

/** An etiqueta as it is to be. */
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

/** What one person files their notas under. */
export class NotaEtiquetaDto extends EtiquetaTituladaDto {
  createdAt: Date;
}
