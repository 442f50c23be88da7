import { Transform } from 'class-transformer';
import { IsString, IsUUID, Length } from 'class-validator';
import { idOf } from '../../common/input/ids.js';
import { Nested } from '../../common/input/nested.js';
import { NewId } from '../../common/input/new-id.js';
import { trimmed } from '../../common/input/trimmed.js';
import { TypedTitle } from '../../common/input/typed-title.js';
import { TITLE_MAX } from './etiqueta.entity.js';

const TITLE_LENGTH = `El nombre de la etiqueta debe tener entre 1 y ${TITLE_MAX} caracteres.`;

/** The new title of a tag. The web saves it while it is typed. */
export const TituloTecleado = (): PropertyDecorator => TypedTitle(TITLE_MAX, TITLE_LENGTH);

/** A new tag. */
export class NuevaEtiquetaDto {
  @NewId()
  id?: string | null;

  @Transform(trimmed)
  @IsString({ message: 'Escriba el nombre de la etiqueta.' })
  @Length(1, TITLE_MAX, { message: TITLE_LENGTH })
  title: string;
}

/** The changes to a tag. */
export class CambiosEtiquetaDto {
  @TituloTecleado()
  title: string;
}

export class CrearEtiquetaDto {
  @Nested(() => NuevaEtiquetaDto, 'Falta la etiqueta.')
  tag: NuevaEtiquetaDto;
}

export class ModificarEtiquetaDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'El id no es válido.' })
  id: string;

  @Nested(() => CambiosEtiquetaDto, 'Falta la etiqueta.')
  tag: CambiosEtiquetaDto;
}

/** A tag, as contactos and tareas return it. */
export class EtiquetaTituladaDto {
  id: string;
  title: string;
  version: number;
}
