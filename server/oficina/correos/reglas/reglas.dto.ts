import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { idOf, idsOf } from '../../../common/input/ids.js';
import { MayBeOmitted } from '../../../common/input/may-be-omitted.js';
import { NewId } from '../../../common/input/new-id.js';
import { trimmed } from '../../../common/input/trimmed.js';
import { CarpetaDeCorreoDto } from '../correos.dto.js';

/** The most rules of a person. */
export const MAX_REGLAS = 100;
const MAX_TEXTO = 200;
const TOO_LONG = { message: `El texto puede tener hasta ${MAX_TEXTO} caracteres.` };
const NO_TEXT = { message: 'La condición debe ser un texto.' };

/** What a rule of mails looks for, and what it does. All conditions must hold; an empty text is none. */
export class ReglaDeCorreoEscritaDto {
  /** A part of the sender's name or address. */
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString(NO_TEXT)
  @MaxLength(MAX_TEXTO, TOO_LONG)
  de?: string;

  /** A part of the name or address of a recipient. */
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString(NO_TEXT)
  @MaxLength(MAX_TEXTO, TOO_LONG)
  para?: string;

  @MayBeOmitted()
  @Transform(trimmed)
  @IsString(NO_TEXT)
  @MaxLength(MAX_TEXTO, TOO_LONG)
  asunto?: string;

  /** A part of the people, the subject or the text. */
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString(NO_TEXT)
  @MaxLength(MAX_TEXTO, TOO_LONG)
  contiene?: string;

  /** Whether the mail must have files, or none; null or left out for either. */
  @IsOptional()
  @IsBoolean({ message: 'Indique con true o false si el correo tiene archivos.' })
  conAdjunto?: boolean | null;

  /** The label that the mail gets. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'La etiqueta no es válida.' })
  etiquetaId?: string | null;

  /** Whether the mail skips the inbox, and goes to the folder `archive`. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si el correo va a Apartados.' })
  apartar?: boolean;

  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si el correo queda leído.' })
  marcarLeido?: boolean;

  /** The carpeta in which the mail is filed. Everybody who sees the carpeta reads it there. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'La carpeta no es válida.' })
  carpetaId?: string | null;
}

export class OrdenDeReglasDto {
  /** The ids of my rules in their new order. Rules that are not named follow in their present order. */
  @Transform(idsOf)
  @IsArray({ message: 'Falta la lista de reglas.' })
  @ArrayMaxSize(MAX_REGLAS, { message: `Puede tener hasta ${MAX_REGLAS} reglas.` })
  @IsUUID('all', { each: true, message: 'Una de las reglas no es válida.' })
  reglas: string[];
}

/**
 * Why a rule does not file: its carpeta is archived or annulled, is in the trash, is gone or hidden from the person, or
 * their role does not file mails.
 */
export type MotivoSinArchivar = 'cerrada' | 'papelera' | 'no_esta' | 'sin_permiso';

export class NuevaReglaDeCorreoDto extends ReglaDeCorreoEscritaDto {
  @NewId()
  id?: string;
}

/** A rule for the mails that a person receives. */
export class ReglaDeCorreoDto {
  id: string;
  de: string;
  para: string;
  asunto: string;
  contiene: string;
  conAdjunto: boolean | null;
  etiquetaId: string | null;
  apartar: boolean;
  marcarLeido: boolean;
  /** Whether the rule files mails in a carpeta, also when that carpeta is gone. */
  archivar: boolean;
  carpetaId: string | null;
  /** The carpeta; null for none, and for one that the person does not see. */
  carpeta: CarpetaDeCorreoDto | null;
  /** Why the rule does not file at present; null when it does, or has no carpeta. */
  sinArchivar: MotivoSinArchivar | null;
}

/** The received mails, outside spam and trash, that a rule finds. */
export class AlcanceDeReglaDeCorreoDto {
  correos: number;
  /** Whether there are more than `correos`. */
  esMinimo: boolean;
}

export class ReglaDeCorreoAplicadaDto {
  /** The number of mails that the rule found. */
  correos: number;
  /** Whether a job goes on with them. */
  enCurso: boolean;
}
