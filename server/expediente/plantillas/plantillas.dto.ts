import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  MaxLength,
} from 'class-validator';
import { NombradoDto } from '../../common/http/nombrado.dto.js';
import { idOf, idsOf } from '../../common/input/ids.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { NewId } from '../../common/input/new-id.js';
import { trimmed, trimmedOrNull } from '../../common/input/trimmed.js';
import { DocumentoDto } from '../documentos/documentos.dto.js';

/** The fields of a template that change. Fields that are not sent stay. */
export class ModificarPlantillaDto {
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'El nombre debe ser un texto.' })
  @Length(1, 120, { message: 'El nombre debe tener entre 1 y 120 caracteres.' })
  nombre?: string;

  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'La descripción debe ser un texto.' })
  @MaxLength(500, { message: 'La descripción puede tener hasta 500 caracteres.' })
  descripcion?: string | null;

  /** The actos for which the template is offered. An empty list means all actos. */
  @MayBeOmitted()
  @Transform(idsOf)
  @IsArray({ message: 'Los actos deben ser una lista.' })
  @ArrayMaxSize(100, { message: 'Elija hasta 100 actos.' })
  @IsUUID('all', { each: true, message: 'Uno de los actos no es válido.' })
  tiposActo?: string[];

  /** Whether the template is offered. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si está activa.' })
  activa?: boolean;
}

/** The fields of a new template, before its file. */
export class NuevaPlantillaDto {
  /** The name. Without it, the name of the file. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El nombre debe ser un texto.' })
  @MaxLength(120, { message: 'El nombre puede tener hasta 120 caracteres.' })
  nombre?: string | null;

  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'La descripción debe ser un texto.' })
  @MaxLength(500, { message: 'La descripción puede tener hasta 500 caracteres.' })
  descripcion?: string | null;
}

/** The fields of a new version of a template, before its file. */
export class NuevaVersionDePlantillaDto {
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El motivo debe ser un texto.' })
  @MaxLength(300, { message: 'El motivo puede tener hasta 300 caracteres.' })
  motivo?: string | null;
}

/** A template of the office. */
export class PlantillaDto {
  id: string;
  /** Whether the template comes with the product. */
  esInicial: boolean;
  nombre: string;
  descripcion: string | null;
  tiposActo: string[];
  versionActual: number;
  activa: boolean;
  actualizadaEn: Date;
  /** The version that If-Match must name to change it. */
  version: number;
}

/** A field that a template names. */
export class CampoUsadoDto {
  /** The text between the braces of the template. */
  escrito: string;
  nombre: string;
  /** The name of the thing with this field. */
  grupo: string;
  /** Whether it opens a loop or a condition. */
  isSection: boolean;
}

export class VersionDePlantillaDto {
  n: number;
  nombreOriginal: string;
  bytes: number;
  sha256: string;
  motivo: string | null;
  autor: NombradoDto;
  creadaEn: Date;
}

/** A template with its versions, newest first, and the fields of the newest. */
export class PlantillaDetalleDto extends PlantillaDto {
  campos: CampoUsadoDto[];
  versiones: VersionDePlantillaDto[];
}

/** A field that templates may name. */
export class CampoDePlantillaDto {
  /** The text in the template, with its braces. */
  escrito: string;
  nombre: string;
}

/** Fields that go together. */
export class GrupoDeCamposDto {
  nombre: string;
  /** The loops over the things of this group. Empty when there is a single thing. */
  secciones: CampoDePlantillaDto[];
  campos: CampoDePlantillaDto[];
}

/** A filter that changes a field. */
export class FiltroDto {
  nombre: string;
  que: string;
  ejemplo: string;
}

/** All names that templates may use, and all filters. */
export class CamposDePlantillasDto {
  grupos: GrupoDeCamposDto[];
  filtros: FiltroDto[];
}

/** The fields of a clause that change. Fields that are not sent stay. */
export class ModificarClausulaDto {
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'El nombre debe ser un texto.' })
  @Length(1, 120, { message: 'El nombre debe tener entre 1 y 120 caracteres.' })
  nombre?: string;

  /** The text. It may name fields, but has neither loops nor conditions. */
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'El texto debe ser un texto.' })
  @Length(1, 10_000, { message: 'El texto debe tener entre 1 y 10.000 caracteres.' })
  texto?: string;
}

export class CrearClausulaDto {
  @NewId()
  id?: string | null;

  /** The name that templates use for it: `{clausula.precio}`. */
  @Matches(/^[a-z][A-Za-z0-9]{0,39}$/, {
    message: 'La clave empieza con minúscula y lleva solo letras sin acentos y números, hasta 40: formaDePago.',
  })
  clave: string;

  @Transform(trimmed)
  @IsString({ message: 'Escriba el nombre.' })
  @Length(1, 120, { message: 'El nombre debe tener entre 1 y 120 caracteres.' })
  nombre: string;

  @Transform(trimmed)
  @IsString({ message: 'Escriba el texto.' })
  @Length(1, 10_000, { message: 'El texto debe tener entre 1 y 10.000 caracteres.' })
  texto: string;
}

export class ClausulaDto {
  id: string;
  clave: string;
  nombre: string;
  texto: string;
  actualizadaEn: Date;
  version: number;
}

/** A document that was made from a template before. */
export class DocumentoDePlantillaDto {
  id: string;
  nombre: string;
  versiones: number;
}

/** A template that can be used in a carpeta. */
export class PlantillaParaCarpetaDto {
  id: string;
  nombre: string;
  descripcion: string | null;
  /** Whether the template is for the carpeta's acto. */
  esDelActo: boolean;
  /** The documents of the carpeta that were made from this template, the latest first. */
  documentos: DocumentoDePlantillaDto[];
}

/** An empty field. */
export class CampoFaltanteDto {
  nombre: string;
  /** The owner of the field. Null when the owner is obvious. */
  de: string | null;
  /** The path of the page on which the field is filled. */
  lugar: string;
  /** The message, as a sentence. */
  mensaje: string;
}

/** The text of a template in a carpeta, without making a document. */
export class PruebaDePlantillaDto {
  /** A line for each paragraph. Brackets hold the names of missing fields. */
  texto: string;
  faltan: CampoFaltanteDto[];
}

export class GenerarDocumentoDto {
  /** The document that gets a new version. Without it, the template's first document in the carpeta is made. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El documento no es válido.' })
  documentoId?: string | null;

  /** The reason for a new version. A document from before the signature needs a reason. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El motivo debe ser un texto.' })
  @MaxLength(300, { message: 'El motivo puede tener hasta 300 caracteres.' })
  motivo?: string | null;

  /** Whether to make a further document of the template in this carpeta. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si es otro documento.' })
  otro?: boolean;

  /** The seccion of a new document. */
  @IsOptional()
  @IsUUID('all', { message: 'La sección no es válida.' })
  seccionId?: string | null;

  /** The name of a new document. Without it, the name of the template. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El nombre debe ser un texto.' })
  @MaxLength(200, { message: 'El nombre puede tener hasta 200 caracteres.' })
  nombre?: string | null;
}

export class DocumentoGeneradoDto {
  documento: DocumentoDto;
  /** The number of the new version. */
  n: number;
}
