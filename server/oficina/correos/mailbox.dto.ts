import { Transform } from 'class-transformer';
import { IsIn, IsUUID } from 'class-validator';
import { idOf } from '../../common/input/ids.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { Nested } from '../../common/input/nested.js';
import { NuevaEtiquetaDto, TituloTecleado } from '../../plataforma/etiquetas/etiquetas.dto.js';
import { COLORES, type ColorDeEtiqueta } from './etiquetas-de-correo.js';

const COLOR = { message: `El color debe ser uno de estos: ${COLORES.join(', ')}.` };

/** A folder. The field names are those of the reference client. */
export class MailFolderDto {
  id: string;
  title: string;
  slug: string;
  icon: string;
  /** The number beside the folder: 0 for sent and trash, all mails for drafts and spam, unread mails for inbox. */
  count: number;
  /** Of the drafts, the number of mails that wait for their moment; 0 for other folders. */
  programados: number;
}

export class MailLabelDto {
  id: string;
  title: string;
  slug: string;
  color: ColorDeEtiqueta;
  version: number;
}

export class NuevaMailLabelDto extends NuevaEtiquetaDto {
  @IsIn(COLORES, COLOR)
  color: ColorDeEtiqueta;
}

export class CrearMailLabelDto {
  @Nested(() => NuevaMailLabelDto, 'Falta la etiqueta.')
  label: NuevaMailLabelDto;
}

/** The new state of a label. The server makes its slug from the title. */
export class MailLabelEscritaDto {
  @MayBeOmitted()
  @TituloTecleado()
  title?: string;

  @MayBeOmitted()
  @IsIn(COLORES, COLOR)
  color?: ColorDeEtiqueta;
}

export class ModificarMailLabelDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'El id no es válido.' })
  id: string;

  @Nested(() => MailLabelEscritaDto, 'Falta la etiqueta.')
  label: MailLabelEscritaDto;
}
