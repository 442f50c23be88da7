import { Transform } from 'class-transformer';
import { IsDateString, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { MayBeOmitted } from '../../../common/input/may-be-omitted.js';
import { trimmedOrNull } from '../../../common/input/trimmed.js';
import { CLASES_ARCHIVO, type ClaseArchivo } from './clases.js';

const DIA = /^\d{4}-\d{2}-\d{2}$/;

/** The number and the dates of a document that is kept on a persona. Empty text clears a field. */
class CamposArchivoDto {
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El número debe ser un texto.' })
  @MaxLength(60, { message: 'El número puede tener hasta 60 caracteres.' })
  numero?: string | null;

  /** The day on which the document was issued, `YYYY-MM-DD`. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @Matches(DIA, { message: 'La fecha de expedición debe tener la forma AAAA-MM-DD.' })
  @IsDateString({ strict: true }, { message: 'La fecha de expedición no existe.' })
  expedido?: string | null;

  /** `YYYY-MM-DD`, the last day on which it is valid. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @Matches(DIA, { message: 'El vencimiento debe tener la forma AAAA-MM-DD.' })
  @IsDateString({ strict: true }, { message: 'El vencimiento no existe.' })
  vence?: string | null;
}

/** The fields that come before the file of a new document. */
export class NuevoArchivoDto extends CamposArchivoDto {
  @IsIn(CLASES_ARCHIVO, { message: 'Elija qué documento es.' })
  clase: ClaseArchivo;
}

/** The changed fields of a document. Fields that are not sent stay. */
export class ModificarArchivoDto extends CamposArchivoDto {
  @MayBeOmitted()
  @IsIn(CLASES_ARCHIVO, { message: 'Elija qué documento es.' })
  clase?: ClaseArchivo;
}

/** A document that is kept on a persona. */
export class PersonaArchivoDto {
  id: string;
  personaId: string;
  clase: ClaseArchivo;
  numero: string | null;
  /** The day on which the document was issued, `YYYY-MM-DD`. */
  expedido: string | null;
  /** `YYYY-MM-DD`, the last day on which it is valid. */
  vence: string | null;
  /** The name of the file. */
  nombre: string;
  mime: string;
  bytes: number;
  /** Whether the page can show the document. Other documents can only be downloaded. */
  previsualizable: boolean;
  creadoEn: Date;
  /** The version that If-Match must name to change it. */
  version: number;
}
