import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { NombradoDto } from '../../common/http/nombrado.dto.js';
import { idOf, idsOf } from '../../common/input/ids.js';
import { IsDay } from '../../common/input/is-day.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { NestedEach } from '../../common/input/nested.js';
import { NewId } from '../../common/input/new-id.js';
import { trimmed, trimmedOrNull } from '../../common/input/trimmed.js';
import type { EstadoCertificado } from '../../vocabulario/certificado-estado.js';
import { ESTADOS_REQUISITO, type EstadoRequisito } from '../../vocabulario/requisito-estados.js';
import { TIPOS_CERTIFICADO, type TipoCertificado } from '../../vocabulario/tipos-certificado.js';

/** The fields that every requisito can get, from the acto or not. */
export class CamposRequisitoDto {
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El responsable no es válido.' })
  responsableId?: string | null;

  /** The last day to fulfil the requisito, `YYYY-MM-DD`. */
  @IsOptional()
  @IsDay()
  vence?: string | null;
}

/** A requisito of this carpeta alone. */
export class AgregarRequisitoDto extends CamposRequisitoDto {
  @NewId()
  id?: string | null;

  @Transform(trimmed)
  @IsString({ message: 'Escriba qué hace falta.' })
  @Length(1, 200, { message: 'El requisito debe tener entre 1 y 200 caracteres.' })
  nombre: string;

  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'La descripción debe ser un texto.' })
  @MaxLength(1000, { message: 'La descripción puede tener hasta 1000 caracteres.' })
  descripcion?: string | null;

  /** Whether the signature waits for the requisito. True when missing. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si es obligatorio.' })
  obligatorio?: boolean;

  /** The kind of certificate that fulfils the requisito. */
  @IsOptional()
  @IsIn(TIPOS_CERTIFICADO, { message: 'Ese tipo de certificado no se conoce.' })
  certificado?: TipoCertificado | null;
}

/** A new state of a requisito, with its responsable and its last day. */
export class MarcarRequisitoDto extends CamposRequisitoDto {
  @MayBeOmitted()
  @IsIn(ESTADOS_REQUISITO, { message: 'Ese estado no existe.' })
  estado?: EstadoRequisito;

  /** Why the requisito does not apply. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El motivo debe ser un texto.' })
  @MaxLength(500, { message: 'El motivo puede tener hasta 500 caracteres.' })
  motivo?: string | null;
}

/** The changed fields of a requisito. Fields that are not sent stay. */
export class ModificarRequisitoDto extends MarcarRequisitoDto {
  /** Only for a requisito of this carpeta alone. Requisitos of the acto keep the acto's name. */
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'El requisito debe ser un texto.' })
  @Length(1, 200, { message: 'El requisito debe tener entre 1 y 200 caracteres.' })
  nombre?: string;

  /** Only for a requisito of this carpeta alone, as `nombre`. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'La descripción debe ser un texto.' })
  @MaxLength(1000, { message: 'La descripción puede tener hasta 1000 caracteres.' })
  descripcion?: string | null;

  /** Only for a requisito of this carpeta alone, as `nombre`. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si es obligatorio.' })
  obligatorio?: boolean;

  /** The document of the same carpeta that fulfils the requisito. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El documento no es válido.' })
  documentoId?: string | null;

  /** The place of the requisito, from 1. The others move. */
  @MayBeOmitted()
  @IsInt({ message: 'El orden debe ser un número entero.' })
  @Min(1, { message: 'El orden debe ser 1 o mayor.' })
  @Max(10_000, { message: 'El orden es demasiado grande.' })
  orden?: number;
}

/** The same change for several requisitos of a carpeta: for all, or for none. */
export class MarcarRequisitosDto extends MarcarRequisitoDto {
  @Transform(idsOf)
  @IsArray({ message: 'Indique los requisitos.' })
  @ArrayMinSize(1, { message: 'Elija al menos un requisito.' })
  @ArrayMaxSize(200, { message: 'Se pueden elegir hasta 200 requisitos a la vez.' })
  @IsUUID('all', { each: true, message: 'Uno de los requisitos no es válido.' })
  ids: string[];
}

/** The values of a requisito before a change of several. Unchanged fields are left out. */
export class RequisitoAnteriorDto extends CamposRequisitoDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'Uno de los requisitos no es válido.' })
  id: string;

  /** The version of the requisito after the change. */
  @IsInt({ message: 'La versión debe ser un número entero.' })
  version: number;
}

/** Takes back a change of responsable or last day in several requisitos. */
export class DeshacerRequisitosDto {
  @IsArray({ message: 'Indique los requisitos.' })
  @ArrayMinSize(1, { message: 'Elija al menos un requisito.' })
  @ArrayMaxSize(200, { message: 'Se pueden elegir hasta 200 requisitos a la vez.' })
  @NestedEach(() => RequisitoAnteriorDto, 'Uno de los requisitos no es válido.')
  requisitos: RequisitoAnteriorDto[];
}

/** A certificate that fulfils a requisito. */
export class CertificadoDeRequisitoDto {
  id: string;
  nombre: string;
  estado: EstadoCertificado;
  /** The last day on which it is valid, `YYYY-MM-DD`. */
  vence: string | null;
}

/** A requirement that a carpeta fulfils before its signature. */
export class RequisitoDto {
  id: string;
  /** The clave of the acto's requisito. Null for a requisito of this carpeta alone. */
  clave: string | null;
  nombre: string;
  descripcion: string | null;
  /** The norm of the requisito. */
  fuente: string | null;
  /** Whether nobody of the office has confirmed the acto's requisitos by the norms in force yet. */
  porConfirmar: boolean;
  /** Whether the signature waits for the requisito. */
  obligatorio: boolean;
  estado: EstadoRequisito;
  /** Why the requisito does not apply. */
  motivo: string | null;
  responsable: NombradoDto | null;
  /** The last day to fulfil the requisito, `YYYY-MM-DD`. */
  vence: string | null;
  /** Whether the last day is over, and the requisito is undecided. */
  vencido: boolean;
  /** The document that fulfils the requisito. Null when the document is in the trash. */
  documento: NombradoDto | null;
  /**
   * The document in the trash. Before the signature the approval is suspended: the requisito is pendiente until the
   * document is restored.
   */
  documentoEnPapelera: NombradoDto | null;
  /** The kind of certificate that fulfils the requisito. Null when no certificate does. */
  certificado: TipoCertificado | null;
  /** The certificates of the carpeta that fulfil the requisito. Its state follows theirs. */
  certificados: CertificadoDeRequisitoDto[];
  /** The place in the carpeta, from 1. */
  orden: number;
  /** The person who approved the requisito, or marked it as not applicable. */
  decididoPor: NombradoDto | null;
  decididoEn: Date | null;
  /** Whether the requisito can be removed. A demanded requisito of the acto can only be marked as not applicable. */
  quitable: boolean;
  /** The version that If-Match must name in a change. */
  version: number;
}
