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

/** The most recipients of a mail that leaves, with hidden recipients. */
export const MAX_DESTINATARIOS = 100;
/**
 * The most recipients in a list of a draft. An answer to all begins with the recipients of the mail that it answers.
 */
const MAX_EN_LISTA = 1_000;
const MAX_HTML = 500_000;

/** For `@Transform`: {@link trimmedVisible} in one line, since a line break could forge a header. */
function inOneLine(params: TransformFnParams): unknown {
  const value = trimmedVisible(params);
  return typeof value === 'string' ? cleanLine(value) : value;
}

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

/** The changes to a draft. Fields that are left out stay as they are. */
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

  /** Hidden recipients. Other recipients do not see them. */
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

  /** The HTML of the new text. The mail that is answered or forwarded is quoted below it when the mail leaves. */
  @MayBeOmitted()
  @IsString({ message: 'El texto debe ser un texto.' })
  @MaxLength(MAX_HTML, { message: 'El texto es demasiado largo.' })
  html?: string;

  /**
   * The carpeta in which the mail is filed when it leaves; null for none. When left out, a carpeta's number that is
   * added to the subject decides («#2026-000123»). An answer without such a number goes to the carpeta of the answered
   * mail.
   */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'La carpeta no es válida.' })
  carpetaId?: string | null;
}

/** The mail that a new draft answers or forwards. */
export class NuevaBaseDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'El correo que se responde no es válido.' })
  id: string;

  @IsIn(['responder', 'responder_todos', 'reenviar'], { message: 'Indique si responde, responde a todos o reenvía.' })
  tipo: 'responder' | 'responder_todos' | 'reenviar';
}

/** A new draft. Its base gives it recipients and a subject. A forwarded base also gives its files. */
export class NuevoBorradorDto extends CambiosBorradorDto {
  @NewId()
  id?: string | null;

  @MayBeOmitted()
  @Nested(() => NuevaBaseDto, 'El correo que se responde no es válido.')
  base?: NuevaBaseDto;
}

/** When a mail leaves. */
export class EnviarCorreoDto {
  /** A moment at most a year from now. Null or left out sends the mail at once; this can be undone for some seconds. */
  @IsOptional()
  @IsMoment({ message: 'El momento del envío debe ser una fecha con su hora.', hasTime: true })
  enviarEn?: string | null;

  /** The version that the person saw. A draft with a newer version does not leave. */
  @MayBeOmitted()
  @IsInt({ message: 'La versión debe ser un número entero.' })
  version?: number;
}

/** Another moment for a mail that waits. */
export class ReprogramarCorreoDto {
  /** A moment at most a year from now. Null sends the mail at once; this can be undone for some seconds. */
  @IsOptional()
  @IsMoment({ message: 'El momento del envío debe ser una fecha con su hora.', hasTime: true })
  enviarEn?: string | null;
}

/** A document of a carpeta. Its present content is attached. */
export class AdjuntarDocumentoDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'El documento no es válido.' })
  documentoId: string;

  /** Confirms that the recipients of the mail will see a document of a reserved carpeta. */
  @LoVeranOtros()
  loVeranOtros?: boolean;
}
