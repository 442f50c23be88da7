import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
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
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { RechazadoDto } from '../../common/files/rechazado.dto.js';
import { NombradoDto } from '../../common/http/nombrado.dto.js';
import { idOf, idsOf } from '../../common/input/ids.js';
import { LoVeranOtros } from '../../common/input/lo-veran-otros.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { trimmed } from '../../common/input/trimmed.js';
import { EstadoDeTextoDto, TrozoDto } from '../../plataforma/textos/textos.dto.js';
import { ORDENES, type Orden } from './archivos.repository.js';

/** The choices for an uploaded file when its place already has an archivo with its name. */
export const SI_EXISTE = ['nueva_version', 'conservar_ambos', 'omitir'] as const;
export type SiExiste = (typeof SI_EXISTE)[number];

/** The most archivos, and the most directorios, that one call may change. */
const MAX_LOTE = 500;
/** The most paths of directorios that one call may send. */
const MAX_RUTAS = 100;
const UN_NOMBRE = /^(?!\.*$)[^/\\]*$/;

/** Which directorio is listed, in which order, and which part of the list. */
export class ArchivosQuery {
  /** The directorio; left out for the outermost level. */
  @MayBeOmitted()
  @Transform(idOf)
  @IsUUID('all', { message: 'El directorio no es válido.' })
  directorioId?: string;

  @ApiProperty({ enum: ORDENES })
  @IsOptional()
  @IsIn(ORDENES, { message: 'El orden no es válido.' })
  orden: Orden = 'nombre';

  @ApiProperty({ enum: ['asc', 'desc'] })
  @IsOptional()
  @IsIn(['asc', 'desc'], { message: 'El sentido del orden no es válido.' })
  sentido: 'asc' | 'desc' = 'asc';

  /** The id of the last archivo of the previous part; left out for the first part. */
  @MayBeOmitted()
  @Transform(idOf)
  @IsUUID('all', { message: 'El archivo después del cual sigue la lista no es válido.' })
  despues?: string;

  /** The most archivos that the answer has. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'El límite debe ser un número entero.' })
  @Min(1, { message: 'El límite debe ser 1 o mayor.' })
  @Max(500, { message: 'El límite no puede pasar de 500.' })
  limite: number = 200;
}

/** A search in the whole drive. */
export class BuscarArchivosQuery {
  @Transform(trimmed)
  @IsString({ message: 'Escriba qué busca.' })
  @Length(1, 200, { message: 'Escriba entre 1 y 200 caracteres.' })
  buscar: string;

  /** The most archivos, and the most directorios, that the answer has. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'El límite debe ser un número entero.' })
  @Min(1, { message: 'El límite debe ser 1 o mayor.' })
  @Max(200, { message: 'El límite no puede pasar de 200.' })
  limite: number = 100;
}

export class CrearDirectorioDto {
  @Transform(trimmed)
  @IsString({ message: 'Escriba el nombre del directorio.' })
  @Length(1, 120, { message: 'El nombre del directorio debe tener entre 1 y 120 caracteres.' })
  @Matches(UN_NOMBRE, { message: 'El nombre no puede llevar barras ni ser solo puntos.' })
  nombre: string;

  /** The directorio that will contain the new one; left out for the outermost level. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El directorio de destino no es válido.' })
  padreId?: string | null;

  @IsOptional()
  @Transform(trimmed)
  @IsString({ message: 'La descripción debe ser un texto.' })
  @MaxLength(2000, { message: 'La descripción puede tener hasta 2000 caracteres.' })
  descripcion?: string | null;

  /** Whether only titulares and adscriptos see the directorio and its content. Only they may send this field. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si es restringido.' })
  restringido?: boolean;
}

/** Paths of directorios. The directorios that do not exist yet are made. */
export class RutasDeDirectoriosDto {
  /** The directorio in which the paths begin; left out for the outermost level. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El directorio de destino no es válido.' })
  padreId?: string | null;

  /** Each path is the names of directorios, the outermost first: «Modelos/Poderes». */
  @IsArray({ message: 'Indique las rutas de los directorios.' })
  @ArrayMinSize(1, { message: 'Indique al menos una ruta.' })
  @ArrayMaxSize(MAX_RUTAS, { message: `Se crean hasta ${MAX_RUTAS} rutas a la vez.` })
  @IsString({ each: true, message: 'Una de las rutas no es un texto.' })
  @Length(1, 2000, { each: true, message: 'Una ruta debe tener entre 1 y 2000 caracteres.' })
  rutas: string[];
}

/** The changes to a directorio. Another call moves directorios and archivos. */
export class ModificarDirectorioDto {
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'El nombre debe ser un texto.' })
  @Length(1, 120, { message: 'El nombre del directorio debe tener entre 1 y 120 caracteres.' })
  @Matches(UN_NOMBRE, { message: 'El nombre no puede llevar barras ni ser solo puntos.' })
  nombre?: string;

  /** The new description; null or '' removes it. */
  @IsOptional()
  @Transform(trimmed)
  @IsString({ message: 'La descripción debe ser un texto.' })
  @MaxLength(2000, { message: 'La descripción puede tener hasta 2000 caracteres.' })
  descripcion?: string | null;

  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si es restringido.' })
  restringido?: boolean;

  /**
   * Confirms that others will see the copies of documents of reserved carpetas in this directorio. These people do not
   * see the carpetas.
   */
  @LoVeranOtros()
  loVeranOtros?: boolean;
}

/** The changes to an archivo. Another call moves directorios and archivos. */
export class CambiarArchivoDto {
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'El nombre debe ser un texto.' })
  @Length(1, 255, { message: 'El nombre debe tener entre 1 y 255 caracteres.' })
  @Matches(UN_NOMBRE, { message: 'El nombre no puede llevar barras ni ser solo puntos.' })
  nombre?: string;

  /** The new description; null or '' removes it. */
  @IsOptional()
  @Transform(trimmed)
  @IsString({ message: 'La descripción debe ser un texto.' })
  @MaxLength(2000, { message: 'La descripción puede tener hasta 2000 caracteres.' })
  descripcion?: string | null;
}

/** Archivos and directorios. The two lists together have at least one id. */
export class ElegidosDto {
  @MayBeOmitted()
  @Transform(idsOf)
  @IsArray({ message: 'Los archivos no son válidos.' })
  @ArrayMaxSize(MAX_LOTE, { message: `Se pueden elegir hasta ${MAX_LOTE} archivos a la vez.` })
  @IsUUID('all', { each: true, message: 'Uno de los archivos no es válido.' })
  archivos?: string[];

  @MayBeOmitted()
  @Transform(idsOf)
  @IsArray({ message: 'Los directorios no son válidos.' })
  @ArrayMaxSize(MAX_LOTE, { message: `Se pueden elegir hasta ${MAX_LOTE} directorios a la vez.` })
  @IsUUID('all', { each: true, message: 'Uno de los directorios no es válido.' })
  directorios?: string[];
}

/** Archivos and directorios, and the directorio to which they go. */
export class MoverArchivosDto extends ElegidosDto {
  /** The directorio to which they go; null for the outermost level. */
  @ValidateIf((_, directorioId) => directorioId !== null)
  @Transform(idOf)
  @IsUUID('all', { message: 'El directorio de destino no es válido.' })
  directorioId: string | null;

  /** What happens to an archivo or directorio whose name is taken there. Without this field it is refused. */
  @ApiProperty({ enum: ['conservar_ambos', 'omitir'] })
  @MayBeOmitted()
  @IsIn(['conservar_ambos', 'omitir'], { message: 'Indique si se conservan ambos o se omite.' })
  siExiste?: 'conservar_ambos' | 'omitir';

  /** Confirms that people will see copies of documents of a reserved carpeta that they do not see. */
  @LoVeranOtros()
  loVeranOtros?: boolean;
}

/** The carpeta that gets a copy of an archivo as a document. */
export class ArchivoADocumentoDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'La carpeta no es válida.' })
  carpetaId: string;

  /** The folder of the carpeta; null or left out for the carpeta itself. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'La sección no es válida.' })
  seccionId?: string | null;

  /** Confirms that people will see a copy of a document of a reserved carpeta that they do not see. */
  @LoVeranOtros()
  loVeranOtros?: boolean;
}

/** The document of which a copy becomes an archivo, and the place of the archivo. */
export class DocumentoAArchivoDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'El documento no es válido.' })
  documentoId: string;

  /** The directorio of the new archivo; null or left out for the outermost level. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El directorio no es válido.' })
  directorioId?: string | null;

  @ApiProperty({ enum: SI_EXISTE })
  @MayBeOmitted()
  @IsIn(SI_EXISTE, { message: 'Indique qué se hace si el nombre ya existe.' })
  siExiste?: SiExiste;

  /** Confirms that people will see the copy though they do not see the document's reserved carpeta. */
  @LoVeranOtros()
  loVeranOtros?: boolean;
}

/** One directorio of the path to an archivo or directorio. */
export class DirectorioDeRutaDto {
  id: string;
  nombre: string;
  /** Whether only titulares and adscriptos see the directorio. */
  reservado: boolean;
}

/** A directorio in the tree of all directorios. */
export class RamaDto extends DirectorioDeRutaDto {
  padreId: string | null;
}

export class DirectorioDto {
  id: string;
  /** The directorio that contains it; null at the outermost level. */
  padreId: string | null;
  nombre: string;
  descripcion: string | null;
  /** Whether the directorio itself is marked for titulares and adscriptos only. */
  restringido: boolean;
  /** Whether the directorio, or one above it, is marked for titulares and adscriptos only. */
  reservado: boolean;
  /** The number of archivos directly in the directorio. */
  archivos: number;
  /** The number of directorios directly in the directorio. */
  directorios: number;
  /** The size in bytes of all archivos in the directorio, at any depth. */
  bytes: number;
  creadoPor: NombradoDto;
  creadoEn: Date;
  actualizadoEn: Date;
  eliminadoEn: Date | null;
  /** When the directorio is deleted for good, if it stays in the trash. */
  seEliminaEn: Date | null;
}

/** A version of an archivo; it never changes. */
export class VersionArchivoDto {
  /** The number of the version, from 1. */
  n: number;
  /** The hash of the content, in hexadecimal. */
  sha256: string;
  bytes: number;
  /** The MIME type, detected from the content. */
  mime: string;
  /** The name of the file that was uploaded. */
  nombreOriginal: string;
  autor: NombradoDto;
  /** Why the person uploaded a new version. */
  motivo: string | null;
  creadaEn: Date;
  /** Whether the page can show the content; otherwise people can only download it. */
  previsualizable: boolean;
  /** The state of reading the version's text for searches; null while the product reads no texts. */
  texto?: EstadoDeTextoDto | null;
}

export class ArchivoDto {
  id: string;
  /** The directorio that contains the archivo; null at the outermost level. */
  directorioId: string | null;
  nombre: string;
  descripcion: string | null;
  /** The extension in capitals, for a badge; «Archivo» when there is none. */
  tipo: string;
  /**
   * The address of a small picture of the archivo. Null when the archivo is no picture, or until a job makes the small
   * one.
   */
  miniatura: string | null;
  /** The number of versions. */
  versiones: number;
  actual: VersionArchivoDto;
  /** Whether only titulares and adscriptos see the archivo, since its directorio is restricted. */
  reservado: boolean;
  creadoPor: NombradoDto;
  creadoEn: Date;
  /** When the name, the description or the content was last changed. */
  actualizadoEn: Date;
  eliminadoEn: Date | null;
  /** When the archivo is deleted for good, if it stays in the trash. */
  seEliminaEn: Date | null;
}

/** A person who saw an archivo, and when last. */
export class LecturaDto {
  persona: NombradoDto;
  vistoEn: Date;
}

/** An archivo with all that its details show. */
export class ArchivoDetalleDto extends ArchivoDto {
  /** The directorios from the outermost one to the one that contains the archivo. */
  ruta: DirectorioDeRutaDto[];
  /** The people who saw or downloaded the archivo last, at most 20. */
  lecturas: LecturaDto[];
}

/** A directorio with all that its details show. */
export class DirectorioDetalleDto extends DirectorioDto {
  /** The directorios from the outermost one to the one that contains this directorio. */
  ruta: DirectorioDeRutaDto[];
}

/** A part of the content of a directorio. */
export class ListaArchivosDto {
  /** The directorio that is listed; null at the outermost level. */
  directorio: DirectorioDto | null;
  /** The directorios from the outermost one to the listed one. */
  ruta: DirectorioDeRutaDto[];
  /** The directorios directly in the listed one, by name. Only the first part of the list has them. */
  directorios: DirectorioDto[];
  archivos: ArchivoDto[];
  /** The value of `despues` that asks for the next part; null when this is the last part. */
  siguiente: string | null;
  /** The number of archivos directly in the directorio. */
  totalArchivos: number;
  /** The size in bytes of the archivos directly in the directorio. */
  totalBytes: number;
  /** The largest file that may be uploaded, in MiB. */
  archivoMaxMib: number;
}

export class ArchivoHalladoDto extends ArchivoDto {
  ruta: DirectorioDeRutaDto[];
  /** The place in the text that has the words of the search; null when the name has them. */
  pasaje?: TrozoDto[] | null;
}

export class DirectorioHalladoDto extends DirectorioDto {
  ruta: DirectorioDeRutaDto[];
}

/** Archivos and directorios of a search or of the trash, each with its path. */
export class HalladosDto {
  directorios: DirectorioHalladoDto[];
  archivos: ArchivoHalladoDto[];
}

/** A file that was not stored, since its name is taken. */
export class OmitidoDto {
  /** The name of the file that was sent. */
  archivo: string;
  /** The id of the archivo that has the name. */
  archivoId: string;
}

/** The outcome of an upload. */
export class SubidaArchivosDto {
  archivos: ArchivoDto[];
  omitidos: OmitidoDto[];
  rechazados: RechazadoDto[];
}

/** An archivo or directorio that was refused, though others of the same call were changed. */
export class ElegidoRechazadoDto {
  id: string;
  /** Its name; null when it was not found. */
  nombre: string | null;
  code: string;
  message: string;
}

/** The outcome of a call that changes several archivos and directorios. */
export class LoteArchivosDto {
  /** The archivos that now are as the call asked. After a copy, the new archivos. */
  archivos: ArchivoDto[];
  directorios: DirectorioDto[];
  /** The ids that were left out on request, since their names are taken. */
  omitidos: string[];
  rechazados: ElegidoRechazadoDto[];
}

/** An archivo that the global search found. */
export class ArchivoEncontradoDto {
  id: string;
  nombre: string;
  /** The directorios that contain the archivo: «Modelos / Poderes»; null at the outermost level. */
  lugar: string | null;
  /** The address of the page that shows the archivo. */
  link: string;
  /** The archivo's name. */
  value: string;
  /** The place in the text that has the words; null when the name has them. */
  pasaje?: TrozoDto[] | null;
}
