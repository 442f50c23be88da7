import { Transform } from 'class-transformer';
import { IsIn, IsUUID } from 'class-validator';
import { idOf } from '../../common/input/ids.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { Nested } from '../../common/input/nested.js';
import { NuevaEtiquetaDto, TituloTecleado } from '../../plataforma/etiquetas/etiquetas.dto.js';
import { COLORES, type ColorDeEtiqueta } from './etiquetas-de-correo.js';

const COLOR = { message: `El color debe ser uno de estos: ${COLORES.join(', ')}.` };

/** A folder, in the words of the reference client. */
export class MailFolderDto {
  id: string;
  title: string;
  slug: string;
  icon: string;
  /** sent, trash: 0; drafts, spam: all mails; inbox: those that are unread. */
  count: number;
}

export class MailLabelDto {
  id: string;
  title: string;
  slug: string;
  color: ColorDeEtiqueta;
  version: number;
}

/** A new label. */
export class NuevaMailLabelDto extends NuevaEtiquetaDto {
  @IsIn(COLORES, COLOR)
  color: ColorDeEtiqueta;
}

export class CrearMailLabelDto {
  @Nested(() => NuevaMailLabelDto, 'Falta la etiqueta.')
  label: NuevaMailLabelDto;
}

/** The new state of a label; the server makes its slug of the title. */
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
