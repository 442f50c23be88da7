import { IsUUID } from 'class-validator';
import { Nested } from '../../common/input/nested.js';
import { CambiosEtiquetaDto, EtiquetaTituladaDto } from '../../plataforma/etiquetas/etiquetas.dto.js';

export class NotaEtiquetaEscritaDto extends CambiosEtiquetaDto {
  @IsUUID('all', { message: 'El id no es válido.' })
  id: string;
}

export class ModificarNotaEtiquetaDto {
  @Nested(() => NotaEtiquetaEscritaDto, 'Falta la etiqueta.')
  label: NotaEtiquetaEscritaDto;
}

/** A label for the notas of one person. */
export class NotaEtiquetaDto extends EtiquetaTituladaDto {
  createdAt: Date;
}
