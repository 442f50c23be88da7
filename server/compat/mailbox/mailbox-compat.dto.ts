import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  Min,
} from 'class-validator';
import { idOf, idsOf } from '../../common/input/ids.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { Nested } from '../../common/input/nested.js';
import { trimmed } from '../../common/input/trimmed.js';
import { MAX_ETIQUETAS } from '../../oficina/correos/etiquetas-de-correo.js';

export class MailFilterDto {
  id: string;
  title: string;
  slug: string;
  icon: string;
}

/** A page of a list: of a folder, a filter or a label, by its slug. */
export class MailsQuery {
  @IsOptional()
  @IsString({ message: 'La carpeta del correo debe ser un texto.' })
  folder?: string;

  @IsOptional()
  @IsString({ message: 'El filtro debe ser un texto.' })
  filter?: string;

  @IsOptional()
  @IsString({ message: 'La etiqueta debe ser un texto.' })
  label?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'La página debe ser un número entero.' })
  @Min(1, { message: 'La página debe ser 1 o mayor.' })
  @Max(1_000_000, { message: 'La página es demasiado grande.' })
  page: number = 1;
}

export class MailFromDto {
  avatar: string;
  /** The sender or recipient, as `Name <mail>`. */
  contact: string;
}

export class MailAttachmentDto {
  type: string;
  name: string;
  size: number;
  preview: string;
  downloadUrl: string;
}

/** A mail, with the field names of the reference client. */
export class MailDto {
  id: string;
  type: 'mail';
  from: MailFromDto;
  to: string;
  cc?: string[];
  bcc?: string[];
  date: Date;
  subject: string;
  /** HTML, sanitised. */
  content: string;
  attachments: MailAttachmentDto[];
  starred: boolean;
  important: boolean;
  unread: boolean;
  /** The id of the mail's folder. */
  folder: string;
  /** The ids of the mail's labels. */
  labels: string[];
}

export class ListedMailDto extends MailDto {
  ccCount: number;
  bccCount: number;
}

/** The position of a page; indexes count from 0. Beyond the last page, the answer has only `lastPage`. */
export class MailPaginationDto {
  totalResults?: number;
  resultsPerPage?: number;
  currentPage?: number;
  lastPage: number;
  startIndex?: number;
  endIndex?: number;
}

export class MailsDto {
  /** Null when the page is beyond the last page. */
  mails: ListedMailDto[] | null;
  pagination: MailPaginationDto;
}

/** Changes to a mail. Fields that are left out stay as they are. */
export class CambiosMailDto {
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si está sin leer.' })
  unread?: boolean;

  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si está destacado.' })
  starred?: boolean;

  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si es importante.' })
  important?: boolean;

  /** The id of a folder. */
  @MayBeOmitted()
  @Transform(idOf)
  @IsUUID('all', { message: 'La carpeta del correo no es válida.' })
  folder?: string;

  /** The ids of the mail's labels, or objects with an `id`. */
  @MayBeOmitted()
  @Transform(idsOf)
  @IsArray({ message: 'Las etiquetas deben ser una lista.' })
  @ArrayMaxSize(MAX_ETIQUETAS, { message: `Un correo puede tener hasta ${MAX_ETIQUETAS} etiquetas.` })
  @IsUUID('all', { each: true, message: 'Una de las etiquetas no es válida.' })
  labels?: string[];
}

export class ModificarMailDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'El id no es válido.' })
  id: string;

  @Nested(() => CambiosMailDto, 'Faltan los cambios del correo.')
  mail: CambiosMailDto;
}

export class MailSettingsDto {
  @Transform(trimmed)
  @IsString({ message: 'La disposición debe ser un texto.' })
  @Length(1, 40, { message: 'La disposición debe tener entre 1 y 40 caracteres.' })
  messageLayout: string;
}

export class ModificarMailSettingsDto {
  @Nested(() => MailSettingsDto, 'Faltan los ajustes.')
  settings: MailSettingsDto;
}
