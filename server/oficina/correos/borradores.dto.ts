import { Transform, type TransformFnParams } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsEmail, IsIn, IsInt, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { cleanLine } from '../../common/input/clean-text.js';
import { idOf } from '../../common/input/ids.js';
import { IsMoment } from '../../common/input/is-moment.js';
import { LoVeranOtros } from '../../common/input/lo-veran-otros.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { Nested, NestedEach } from '../../common/input/nested.js';
import { NewId } from '../../common/input/new-id.js';
import { PLAIN_EMAIL } from '../../common/input/plain-email.js';
import { asWritten, trimmedVisible } from '../../common/input/trimmed.js';

/** The most recipients of a mail that leaves, hidden ones included. */
export const MAX_DESTINATARIOS = 100;
/** The most that a list of a draft holds: an answer to all begins with those of the mail that it answers. */
const MAX_EN_LISTA = 1_000;
/** The longest text with its HTML. */
const MAX_HTML = 500_000;

/** For `@Transform`: as {@link trimmedVisible}, in one line, since a line break could forge a header. */
function inOneLine(params: TransformFnParams): unknown {
  const value = trimmedVisible(params);
  return typeof value === 'string' ? cleanLine(value) : value;
}

/** Somebody to whom a mail goes. */
export class DestinatarioDto {
  @IsOptional()
  @Transform(inOneLine)
  @IsString({ message: 'El nombre del destinatario debe ser un texto.' })
  @MaxLength(120, { message: 'El nombre del destinatario puede tener hasta 120 caracteres.' })
  nombre?: string | null;

  @Transform(trimmedVisible)
  @IsEmail(PLAIN_EMAIL, { message: 'Escriba una dirección de correo válida.' })
  @MaxLength(254, { message: 'La dirección puede tener hasta 254 caracteres.' })
  direccion: string;
}

const LIST = { message: 'Los destinatarios deben ser una lista.' };
export const DEMASIADOS_DESTINATARIOS = `Un correo puede ir a ${MAX_DESTINATARIOS} direcciones como máximo.`;
const MOST = { message: `Una lista puede tener hasta ${MAX_EN_LISTA} direcciones.` };
const EACH = 'Un destinatario no es válido.';

/** The fields of a draft that were written; those left out stay. */
export class CambiosBorradorDto {
  @MayBeOmitted()
  @IsArray(LIST)
  @ArrayMaxSize(MAX_EN_LISTA, MOST)
  @NestedEach(() => DestinatarioDto, EACH)
  para?: DestinatarioDto[];

  @MayBeOmitted()
  @IsArray(LIST)
  @ArrayMaxSize(MAX_EN_LISTA, MOST)
  @NestedEach(() => DestinatarioDto, EACH)
  cc?: DestinatarioDto[];

  /** Hidden recipients: nobody else sees that they have it. */
  @MayBeOmitted()
  @IsArray(LIST)
  @ArrayMaxSize(MAX_EN_LISTA, MOST)
  @NestedEach(() => DestinatarioDto, EACH)
  cco?: DestinatarioDto[];

  @MayBeOmitted()
  @Transform(asWritten)
  @IsString({ message: 'El asunto debe ser un texto.' })
  @MaxLength(300, { message: 'El asunto puede tener hasta 300 caracteres.' })
  asunto?: string;

  /** HTML of the new text alone. What it answers or forwards is quoted below it when it leaves. */
  @MayBeOmitted()
  @IsString({ message: 'El texto debe ser un texto.' })
  @MaxLength(MAX_HTML, { message: 'El texto es demasiado largo.' })
  html?: string;

  /**
   * The carpeta in which it is filed when it leaves; null for none. Left out, a number of a carpeta that comes into the
   * subject decides («#2026-000123»), and of an answer the carpeta of what it answers.
   */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'La carpeta no es válida.' })
  carpetaId?: string | null;
}

/** The mail that a new one follows. */
export class NuevaBaseDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'El correo que se responde no es válido.' })
  id: string;

  @IsIn(['responder', 'responder_todos', 'reenviar'], { message: 'Indique si responde, responde a todos o reenvía.' })
  tipo: 'responder' | 'responder_todos' | 'reenviar';
}

/** A new draft. With a base, its recipients and subject are made of that, and a forwarded one takes its files along. */
export class NuevoBorradorDto extends CambiosBorradorDto {
  @NewId()
  id?: string | null;

  @MayBeOmitted()
  @Nested(() => NuevaBaseDto, 'El correo que se responde no es válido.')
  base?: NuevaBaseDto;
}

/** When a mail leaves. */
export class EnviarCorreoDto {
  /** At most a year from now. Null and left out: at once, which can be undone for ten seconds. */
  @IsOptional()
  @IsMoment({ message: 'El momento del envío debe ser una fecha con su hora.', hasTime: true })
  enviarEn?: string | null;

  /** The version that was seen. A newer draft does not leave. */
  @MayBeOmitted()
  @IsInt({ message: 'La versión debe ser un número entero.' })
  version?: number;
}

/** A document of a carpeta, which is attached as it is now. */
export class AdjuntarDocumentoDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'El documento no es válido.' })
  documentoId: string;

  /** Of a document of a reserved carpeta: that who gets the mail will see it. */
  @LoVeranOtros()
  loVeranOtros?: boolean;
}
