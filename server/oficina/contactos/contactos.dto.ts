import { Transform, type TransformFnParams } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsEmail, IsOptional, IsString, IsUUID, Length, MaxLength } from 'class-validator';
import { textOf } from '../../common/input/html-text.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { Nested, NestedEach } from '../../common/input/nested.js';
import { NewId } from '../../common/input/new-id.js';
import { sanitizeHtml } from '../../common/input/safe-html.js';
import { tidied, trimmed, trimmedOrNull } from '../../common/input/trimmed.js';
import { MAX_ROWS, MAX_TAGS } from './limits.js';

const MAX_NOTES = 50_000;
const LABEL_LENGTH = { message: 'La etiqueta de cada dato puede tener hasta 60 caracteres.' };

const lowerCase = (params: TransformFnParams) => {
  const value = trimmed(params);
  return typeof value === 'string' ? value.toLowerCase() : value;
};

/** For `@Transform`: the label of a row; '' when there is no label. */
const labelText = (params: TransformFnParams) => trimmed(params) ?? '';

/** For `@Transform`: removes empty rows, since forms begin with an empty row. */
const filledRows =
  (field: 'email' | 'phoneNumber') =>
  ({ value }: TransformFnParams): unknown =>
    Array.isArray(value) ? value.filter((row) => !isBlank(row, field)) : value;

const isBlank = (row: unknown, field: string): boolean =>
  typeof row === 'object' && row !== null && ((row as Record<string, unknown>)[field] ?? '') === '';

/**
 * For `@Transform`: sanitised HTML; null when it has no text. Text that is far too long goes unchanged to validation,
 * which refuses it.
 */
const safeNotes = ({ value }: TransformFnParams): unknown => {
  if (typeof value !== 'string' || value.length > 2 * MAX_NOTES) {
    return value;
  }
  const html = sanitizeHtml(tidied(value));
  return textOf(html) === '' ? null : html;
};

export class ContactoCorreoDto {
  @Transform(trimmed)
  @IsEmail({}, { message: 'Uno de los correos no es válido.' })
  @MaxLength(254, { message: 'Los correos pueden tener hasta 254 caracteres.' })
  email: string;

  @Transform(labelText)
  @IsString(LABEL_LENGTH)
  @MaxLength(60, LABEL_LENGTH)
  label: string = '';
}

export class ContactoTelefonoDto {
  /** The country as two lower-case letters, as in ISO 3166. */
  @Transform(lowerCase)
  @IsString({ message: 'Elija el país de cada teléfono.' })
  @Length(2, 2, { message: 'Elija el país de cada teléfono.' })
  country: string;

  /** The number without the country's code. */
  @Transform(trimmed)
  @IsString({ message: 'Cada teléfono debe ser un texto.' })
  @MaxLength(40, { message: 'Los teléfonos pueden tener hasta 40 caracteres.' })
  phoneNumber: string;

  @Transform(labelText)
  @IsString(LABEL_LENGTH)
  @MaxLength(60, LABEL_LENGTH)
  label: string = '';
}

/** The writable fields of a contact. Fields that are not sent stay as they are. */
export class CamposContactoDto {
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'Escriba el nombre del contacto.' })
  @Length(1, 200, { message: 'El nombre debe tener entre 1 y 200 caracteres.' })
  name?: string;

  @MayBeOmitted()
  @Transform(filledRows('email'))
  @IsArray({ message: 'Los correos deben ser una lista.' })
  @ArrayMaxSize(MAX_ROWS, { message: `Un contacto puede tener hasta ${MAX_ROWS} correos.` })
  @NestedEach(() => ContactoCorreoDto, 'Uno de los correos no es válido.')
  emails?: ContactoCorreoDto[];

  @MayBeOmitted()
  @Transform(filledRows('phoneNumber'))
  @IsArray({ message: 'Los teléfonos deben ser una lista.' })
  @ArrayMaxSize(MAX_ROWS, { message: `Un contacto puede tener hasta ${MAX_ROWS} teléfonos.` })
  @NestedEach(() => ContactoTelefonoDto, 'Uno de los teléfonos no es válido.')
  phoneNumbers?: ContactoTelefonoDto[];

  /** The job title of the contact. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El cargo debe ser un texto.' })
  @MaxLength(120, { message: 'El cargo puede tener hasta 120 caracteres.' })
  title?: string | null;

  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'La empresa debe ser un texto.' })
  @MaxLength(200, { message: 'La empresa puede tener hasta 200 caracteres.' })
  company?: string | null;

  /** The date of birth as `YYYY-MM-DD` or as a time. Of a time, only the day is stored. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'La fecha de nacimiento debe ser un texto.' })
  @MaxLength(40, { message: 'La fecha de nacimiento no es válida.' })
  birthday?: string | null;

  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'La dirección debe ser un texto.' })
  @MaxLength(500, { message: 'La dirección puede tener hasta 500 caracteres.' })
  address?: string | null;

  /** HTML. */
  @IsOptional()
  @Transform(safeNotes)
  @IsString({ message: 'Las notas deben ser un texto.' })
  @MaxLength(MAX_NOTES, { message: 'Las notas son demasiado largas.' })
  notes?: string | null;

  /** The ids of all tags of the contact. */
  @MayBeOmitted()
  @IsArray({ message: 'Las etiquetas deben ser una lista.' })
  @ArrayMaxSize(MAX_TAGS, { message: `Un contacto puede tener hasta ${MAX_TAGS} etiquetas.` })
  @IsUUID('all', { each: true, message: 'Una de las etiquetas no es válida.' })
  tags?: string[];

  /** Null or empty removes the picture. Any address other than the present one is refused. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'La foto debe ser una dirección.' })
  avatar?: string | null;

  /** Null or empty removes the wide picture. Any address other than the present one is refused. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El fondo debe ser una dirección.' })
  background?: string | null;

  /** The persona of carpetas that is the same person as the contact. */
  @IsOptional()
  @IsUUID('all', { message: 'La persona no es válida.' })
  personaId?: string | null;
}

export class NuevoContactoDto extends CamposContactoDto {
  @NewId()
  id?: string | null;
}

export class CrearContactoDto {
  /** The data of the contact. Without this field, an empty contact is added. */
  @IsOptional()
  @Nested(() => NuevoContactoDto, 'El contacto debe ser un objeto.')
  contact?: NuevoContactoDto | null;
}

export class ModificarContactoDto {
  @IsUUID('all', { message: 'El id no es válido.' })
  id: string;

  @Nested(() => CamposContactoDto, 'Falta el contacto.')
  contact: CamposContactoDto;
}

export class BuscarContactosQuery {
  /** A part of the name. Letter case and accents do not matter. Blank finds all contacts. */
  @IsOptional()
  @Transform(trimmed)
  @IsString({ message: 'La búsqueda debe ser un texto.' })
  @MaxLength(200, { message: 'La búsqueda puede tener hasta 200 caracteres.' })
  query?: string;
}

export class ContactosContadosDto {
  /** The number of contacts, at most 1,000. */
  total: number;
}

export class ContactoPuestoDto {
  title: string;
  company: string;
}

/** A contact of the address book. The field names are those of the reference client. */
export class ContactoDto {
  id: string;
  /** The address of the contact's picture. */
  avatar: string | null;
  /** The address of the wide picture behind the contact. */
  background: string | null;
  name: string;
  emails: ContactoCorreoDto[];
  phoneNumbers: ContactoTelefonoDto[];
  title: string;
  company: string;
  /** `title` and `company` once more, in the place where the specification has them. */
  job: ContactoPuestoDto;
  /** Noon of the day of birth, in UTC. It is the same day in every time zone. */
  birthday: string | null;
  address: string | null;
  /** Sanitised HTML. */
  notes: string | null;
  /** The ids of the contact's tags. */
  tags: string[];
  /** The persona of carpetas that is the same person. Also null for people who may not see the persona. */
  personaId: string | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A contact that the global search found. */
export class ContactoHalladoDto extends ContactoDto {
  link: string;
  /** The contact's name. */
  value: string;
}
