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

/** What is written of a template: what is left out stays as it is. */
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

  /** The actos that it is offered for; none for all. */
  @MayBeOmitted()
  @Transform(idsOf)
  @IsArray({ message: 'Los actos deben ser una lista.' })
  @ArrayMaxSize(100, { message: 'Elija hasta 100 actos.' })
  @IsUUID('all', { each: true, message: 'Uno de los actos no es válido.' })
  tiposActo?: string[];

  /** Whether it is offered. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si está activa.' })
  activa?: boolean;
}

/** The fields of a new template, before its file. */
export class NuevaPlantillaDto {
  /** The name of the file when it is missing. */
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
  /** Whether it is one of ours. */
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
  /** As the template has it, without its braces. */
  escrito: string;
  nombre: string;
  /** What it is a field of. */
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
  /** How a template names it, with its braces. */
  escrito: string;
  nombre: string;
}

/** Fields that go together. */
export class GrupoDeCamposDto {
  nombre: string;
  /** How a template goes through them, all of them or some; none when there is one alone. */
  secciones: CampoDePlantillaDto[];
  campos: CampoDePlantillaDto[];
}

/** What a field may go through. */
export class FiltroDto {
  nombre: string;
  que: string;
  ejemplo: string;
}

/** All that templates may name. */
export class CamposDePlantillasDto {
  grupos: GrupoDeCamposDto[];
  filtros: FiltroDto[];
}

/** What is written of a clause: what is left out stays as it is. */
export class ModificarClausulaDto {
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'El nombre debe ser un texto.' })
  @Length(1, 120, { message: 'El nombre debe tener entre 1 y 120 caracteres.' })
  nombre?: string;

  /** It may name fields, but has neither loops nor conditions. */
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'El texto debe ser un texto.' })
  @Length(1, 10_000, { message: 'El texto debe tener entre 1 y 10.000 caracteres.' })
  texto?: string;
}

export class CrearClausulaDto {
  @NewId()
  id?: string | null;

  /** By it templates name it: `{clausula.precio}`. */
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

/** A document that was made of a template before. */
export class DocumentoDePlantillaDto {
  id: string;
  nombre: string;
  versiones: number;
}

/** A template that a carpeta can use. */
export class PlantillaParaCarpetaDto {
  id: string;
  nombre: string;
  descripcion: string | null;
  /** Whether it is meant for the carpeta's acto. */
  esDelActo: boolean;
  /** The documents of the carpeta that were made of it, the latest first. */
  documentos: DocumentoDePlantillaDto[];
}

/** A field that nobody filled. */
export class CampoFaltanteDto {
  nombre: string;
  /** Whose it is; null where it goes without saying. */
  de: string | null;
  /** The page on which it is filled. */
  lugar: string;
  /** A whole sentence. */
  mensaje: string;
}

/** What a template would say of a carpeta. */
export class PruebaDePlantillaDto {
  /** A line for each paragraph; where something is missing, its name in brackets. */
  texto: string;
  faltan: CampoFaltanteDto[];
}

export class GenerarDocumentoDto {
  /** The document that gets a new version; when it is missing, the first one of the template in the carpeta. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El documento no es válido.' })
  documentoId?: string | null;

  /** Why there is a new version, which a document from before the signature needs. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El motivo debe ser un texto.' })
  @MaxLength(300, { message: 'El motivo puede tener hasta 300 caracteres.' })
  motivo?: string | null;

  /** Whether another document is made beside those that the carpeta has of the template. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si es otro documento.' })
  otro?: boolean;

  /** The section of a new document. */
  @IsOptional()
  @IsUUID('all', { message: 'La sección no es válida.' })
  seccionId?: string | null;

  /** The name of a new document; that of the template when it is missing. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El nombre debe ser un texto.' })
  @MaxLength(200, { message: 'El nombre puede tener hasta 200 caracteres.' })
  nombre?: string | null;
}

export class DocumentoGeneradoDto {
  documento: DocumentoDto;
  /** The number of the version that was made. */
  n: number;
}
