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

/** What can be set of a requisito, whether or not it comes from the acto. */
export class CamposRequisitoDto {
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El responsable no es válido.' })
  responsableId?: string | null;

  /** `YYYY-MM-DD`, the last day on which it is due. */
  @IsOptional()
  @IsDay()
  vence?: string | null;
}

/** A requisito of one carpeta alone. */
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

  /** Whether the signature waits for it; it does by default. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si es obligatorio.' })
  obligatorio?: boolean;

  /** The kind of certificate that fulfils it. */
  @IsOptional()
  @IsIn(TIPOS_CERTIFICADO, { message: 'Ese tipo de certificado no se conoce.' })
  certificado?: TipoCertificado | null;
}

/** A change of state, and who and when. */
export class MarcarRequisitoDto extends CamposRequisitoDto {
  @MayBeOmitted()
  @IsIn(ESTADOS_REQUISITO, { message: 'Ese estado no existe.' })
  estado?: EstadoRequisito;

  /** Why it does not apply. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El motivo debe ser un texto.' })
  @MaxLength(500, { message: 'El motivo puede tener hasta 500 caracteres.' })
  motivo?: string | null;
}

/** The changes to a requisito. */
export class ModificarRequisitoDto extends MarcarRequisitoDto {
  /** Of one that was added to the carpeta; those of the acto have the acto's. */
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'El requisito debe ser un texto.' })
  @Length(1, 200, { message: 'El requisito debe tener entre 1 y 200 caracteres.' })
  nombre?: string;

  /** As `nombre`. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'La descripción debe ser un texto.' })
  @MaxLength(1000, { message: 'La descripción puede tener hasta 1000 caracteres.' })
  descripcion?: string | null;

  /** As `nombre`. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si es obligatorio.' })
  obligatorio?: boolean;

  /** The document of the same carpeta that fulfils it. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El documento no es válido.' })
  documentoId?: string | null;

  /** Its place, from 1; the others make room. */
  @MayBeOmitted()
  @IsInt({ message: 'El orden debe ser un número entero.' })
  @Min(1, { message: 'El orden debe ser 1 o mayor.' })
  @Max(10_000, { message: 'El orden es demasiado grande.' })
  orden?: number;
}

/** The same change of several requisitos of a carpeta: all of them, or none. */
export class MarcarRequisitosDto extends MarcarRequisitoDto {
  @Transform(idsOf)
  @IsArray({ message: 'Indique los requisitos.' })
  @ArrayMinSize(1, { message: 'Elija al menos un requisito.' })
  @ArrayMaxSize(200, { message: 'Se pueden elegir hasta 200 requisitos a la vez.' })
  @IsUUID('all', { each: true, message: 'Uno de los requisitos no es válido.' })
  ids: string[];
}

/** What a requisito had before a change of several; fields that did not change are left out. */
export class RequisitoAnteriorDto extends CamposRequisitoDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'Uno de los requisitos no es válido.' })
  id: string;

  /** Its version after the change. */
  @IsInt({ message: 'La versión debe ser un número entero.' })
  version: number;
}

/** The undo of who sees to several requisitos of a carpeta, or until when. */
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

/** One thing that a carpeta needs before it is signed. */
export class RequisitoDto {
  id: string;
  /** That of the acto's requisito; null for one of this carpeta alone. */
  clave: string | null;
  nombre: string;
  descripcion: string | null;
  /** The norm that it comes from. */
  fuente: string | null;
  /** Whether nobody of the office has confirmed what its acto asks for by the norms in force yet. */
  porConfirmar: boolean;
  /** Whether the signature waits for it. */
  obligatorio: boolean;
  estado: EstadoRequisito;
  /** Why it does not apply. */
  motivo: string | null;
  responsable: NombradoDto | null;
  /** `YYYY-MM-DD`. */
  vence: string | null;
  /** Whether that day is over, and nobody decided on it. */
  vencido: boolean;
  /** The document that fulfils it, unless it is in the trash. */
  documento: NombradoDto | null;
  /** The same in the trash. Until the signature what was approved by it is pendiente, and approved again once it is restored. */
  documentoEnPapelera: NombradoDto | null;
  /** The kind of certificate that fulfils it; null for what is no certificate. */
  certificado: TipoCertificado | null;
  /** Those of the carpeta that fulfil it, whose states it follows. */
  certificados: CertificadoDeRequisitoDto[];
  /** The place in the carpeta, from 1. */
  orden: number;
  /** Who approved it, or said that it does not apply. */
  decididoPor: NombradoDto | null;
  decididoEn: Date | null;
  /** Whether it can be removed: what the acto demands can only be said not to apply. */
  quitable: boolean;
  /** The version that If-Match must name in a change. */
  version: number;
}
