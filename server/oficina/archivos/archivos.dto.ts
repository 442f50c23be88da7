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

/** What is done with a file whose name is taken in its place. */
export const SI_EXISTE = ['nueva_version', 'conservar_ambos', 'omitir'] as const;
export type SiExiste = (typeof SI_EXISTE)[number];

/** How many things one call may change. */
const MAX_LOTE = 500;
/** How many paths of directorios one call may make. */
const MAX_RUTAS = 100;
const UN_NOMBRE = /^(?!\.*$)[^/\\]*$/;

/** Which part of a directorio is listed. */
export class ArchivosQuery {
  /** The directorio; none for what is in no directorio. */
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

  /** The id of the last archivo of the part before this one; none for the first part. */
  @MayBeOmitted()
  @Transform(idOf)
  @IsUUID('all', { message: 'El archivo después del cual sigue la lista no es válido.' })
  despues?: string;

  /** How many archivos at most. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'El límite debe ser un número entero.' })
  @Min(1, { message: 'El límite debe ser 1 o mayor.' })
  @Max(500, { message: 'El límite no puede pasar de 500.' })
  limite: number = 200;
}

/** What is looked for in the whole drive. */
export class BuscarArchivosQuery {
  @Transform(trimmed)
  @IsString({ message: 'Escriba qué busca.' })
  @Length(1, 200, { message: 'Escriba entre 1 y 200 caracteres.' })
  buscar: string;

  /** How many of each kind at most. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'El límite debe ser un número entero.' })
  @Min(1, { message: 'El límite debe ser 1 o mayor.' })
  @Max(200, { message: 'El límite no puede pasar de 200.' })
  limite: number = 100;
}

/** A new directorio. */
export class CrearDirectorioDto {
  @Transform(trimmed)
  @IsString({ message: 'Escriba el nombre del directorio.' })
  @Length(1, 120, { message: 'El nombre del directorio debe tener entre 1 y 120 caracteres.' })
  @Matches(UN_NOMBRE, { message: 'El nombre no puede llevar barras ni ser solo puntos.' })
  nombre: string;

  /** The directorio that contains it; none for the outermost level. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El directorio de destino no es válido.' })
  padreId?: string | null;

  @IsOptional()
  @Transform(trimmed)
  @IsString({ message: 'La descripción debe ser un texto.' })
  @MaxLength(2000, { message: 'La descripción puede tener hasta 2000 caracteres.' })
  descripcion?: string | null;

  /** Whether titulares and adscriptos alone see it and what it holds. Only they may say so. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si es restringido.' })
  restringido?: boolean;
}

/** Paths of directorios, of which those that are not there are made. */
export class RutasDeDirectoriosDto {
  /** The directorio that contains them; none for the outermost level. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El directorio de destino no es válido.' })
  padreId?: string | null;

  /** «Modelos/Poderes»: the names, the outermost first. */
  @IsArray({ message: 'Indique las rutas de los directorios.' })
  @ArrayMinSize(1, { message: 'Indique al menos una ruta.' })
  @ArrayMaxSize(MAX_RUTAS, { message: `Se crean hasta ${MAX_RUTAS} rutas a la vez.` })
  @IsString({ each: true, message: 'Una de las rutas no es un texto.' })
  @Length(1, 2000, { each: true, message: 'Una ruta debe tener entre 1 y 2000 caracteres.' })
  rutas: string[];
}

/** Changes of a directorio. Its place is changed by the call that moves several. */
export class ModificarDirectorioDto {
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'El nombre debe ser un texto.' })
  @Length(1, 120, { message: 'El nombre del directorio debe tener entre 1 y 120 caracteres.' })
  @Matches(UN_NOMBRE, { message: 'El nombre no puede llevar barras ni ser solo puntos.' })
  nombre?: string;

  /** null or '' for none. */
  @IsOptional()
  @Transform(trimmed)
  @IsString({ message: 'La descripción debe ser un texto.' })
  @MaxLength(2000, { message: 'La descripción puede tener hasta 2000 caracteres.' })
  descripcion?: string | null;

  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si es restringido.' })
  restringido?: boolean;

  /** Of a copy of a document of a reserved carpeta: that people who do not see the carpeta will see it. */
  @LoVeranOtros()
  loVeranOtros?: boolean;
}

/** Changes of an archivo. Its place is changed by the call that moves several. */
export class CambiarArchivoDto {
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'El nombre debe ser un texto.' })
  @Length(1, 255, { message: 'El nombre debe tener entre 1 y 255 caracteres.' })
  @Matches(UN_NOMBRE, { message: 'El nombre no puede llevar barras ni ser solo puntos.' })
  nombre?: string;

  /** null or '' for none. */
  @IsOptional()
  @Transform(trimmed)
  @IsString({ message: 'La descripción debe ser un texto.' })
  @MaxLength(2000, { message: 'La descripción puede tener hasta 2000 caracteres.' })
  descripcion?: string | null;
}

/** Archivos and directorios, at least one of them in all. */
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

/** Archivos and directorios, and where they go. */
export class MoverArchivosDto extends ElegidosDto {
  /** null for the outermost level. */
  @ValidateIf((_, directorioId) => directorioId !== null)
  @Transform(idOf)
  @IsUUID('all', { message: 'El directorio de destino no es válido.' })
  directorioId: string | null;

  /** What happens to one whose name is taken there; without it, that one is refused. */
  @ApiProperty({ enum: ['conservar_ambos', 'omitir'] })
  @MayBeOmitted()
  @IsIn(['conservar_ambos', 'omitir'], { message: 'Indique si se conservan ambos o se omite.' })
  siExiste?: 'conservar_ambos' | 'omitir';

  /** Of a copy of a document of a reserved carpeta: that people who do not see the carpeta will see it. */
  @LoVeranOtros()
  loVeranOtros?: boolean;
}

/** The carpeta in which a copy of an archivo becomes a document. */
export class ArchivoADocumentoDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'La carpeta no es válida.' })
  carpetaId: string;

  /** null or none: in the carpeta itself. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'La sección no es válida.' })
  seccionId?: string | null;

  /** Of a copy of a document of a reserved carpeta: that people who do not see the carpeta will see it. */
  @LoVeranOtros()
  loVeranOtros?: boolean;
}

/** The document of which a copy becomes an archivo, and where. */
export class DocumentoAArchivoDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'El documento no es válido.' })
  documentoId: string;

  /** null or none: the outermost level. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El directorio no es válido.' })
  directorioId?: string | null;

  @ApiProperty({ enum: SI_EXISTE })
  @MayBeOmitted()
  @IsIn(SI_EXISTE, { message: 'Indique qué se hace si el nombre ya existe.' })
  siExiste?: SiExiste;

  /** Of a document of a reserved carpeta: that people who do not see the carpeta will see the copy. */
  @LoVeranOtros()
  loVeranOtros?: boolean;
}

/** One directorio of the way to something. */
export class DirectorioDeRutaDto {
  id: string;
  nombre: string;
  /** Whether titulares and adscriptos alone see it. */
  reservado: boolean;
}

/** A directorio in the whole tree. */
export class RamaDto extends DirectorioDeRutaDto {
  padreId: string | null;
}

export class DirectorioDto {
  id: string;
  /** The directorio that contains it; null at the outermost level. */
  padreId: string | null;
  nombre: string;
  descripcion: string | null;
  /** Whether this one is marked for titulares and adscriptos alone. */
  restringido: boolean;
  /** Whether it, or one above it, is marked so. */
  reservado: boolean;
  /** The archivos directly in it. */
  archivos: number;
  /** The directorios directly in it. */
  directorios: number;
  /** The size of all that is in it, at any depth. */
  bytes: number;
  creadoPor: NombradoDto;
  creadoEn: Date;
  actualizadoEn: Date;
  eliminadoEn: Date | null;
  /** When it is deleted for good, if it stays in the trash. */
  seEliminaEn: Date | null;
}

/** A version of an archivo; it never changes. */
export class VersionArchivoDto {
  /** Counts from 1. */
  n: number;
  /** The hash of the content, in hexadecimal. */
  sha256: string;
  bytes: number;
  /** Detected from the content. */
  mime: string;
  /** The name of the file that was uploaded. */
  nombreOriginal: string;
  autor: NombradoDto;
  /** Why there is a new version. */
  motivo: string | null;
  creadaEn: Date;
  /** Whether it can be shown in the page; otherwise it is only downloaded. */
  previsualizable: boolean;
  /** What became of its text, which is read to be searched; null while texts are not read. */
  texto?: EstadoDeTextoDto | null;
}

export class ArchivoDto {
  id: string;
  /** Null at the outermost level. */
  directorioId: string | null;
  nombre: string;
  descripcion: string | null;
  /** The extension in capitals, as a badge shows it; «Archivo» for none. */
  tipo: string;
  /** The address of a small picture of it; null for what is no picture, and until it is made. */
  miniatura: string | null;
  /** The number of versions. */
  versiones: number;
  /** The newest version. */
  actual: VersionArchivoDto;
  /** Whether titulares and adscriptos alone see it, as its directorio. */
  reservado: boolean;
  creadoPor: NombradoDto;
  creadoEn: Date;
  /** When its name, its description or its content was changed last. */
  actualizadoEn: Date;
  eliminadoEn: Date | null;
  /** When it is deleted for good, if it stays in the trash. */
  seEliminaEn: Date | null;
}

/** Who saw an archivo, and when last. */
export class LecturaDto {
  persona: NombradoDto;
  vistoEn: Date;
}

/** An archivo with what its details show. */
export class ArchivoDetalleDto extends ArchivoDto {
  /** The directorios from the outermost one to that of the archivo. */
  ruta: DirectorioDeRutaDto[];
  /** The last who saw or downloaded it, at most 20. */
  lecturas: LecturaDto[];
}

/** A directorio with what its details show. */
export class DirectorioDetalleDto extends DirectorioDto {
  /** The directorios from the outermost one to the one that contains it. */
  ruta: DirectorioDeRutaDto[];
}

/** A part of what is in a directorio. */
export class ListaArchivosDto {
  /** Null at the outermost level. */
  directorio: DirectorioDto | null;
  /** The directorios from the outermost one to this one. */
  ruta: DirectorioDeRutaDto[];
  /** Those directly in it, by name; in the first part of the list alone. */
  directorios: DirectorioDto[];
  archivos: ArchivoDto[];
  /** What `despues` is for the next part; null when this is the last one. */
  siguiente: string | null;
  /** How many archivos are directly in it. */
  totalArchivos: number;
  /** Their size. */
  totalBytes: number;
  /** The largest file that may be uploaded, in MiB. */
  archivoMaxMib: number;
}

export class ArchivoHalladoDto extends ArchivoDto {
  ruta: DirectorioDeRutaDto[];
  /** Where its text has the words of a search; null when its name does. */
  pasaje?: TrozoDto[] | null;
}

export class DirectorioHalladoDto extends DirectorioDto {
  ruta: DirectorioDeRutaDto[];
}

/** What was found, or is in the trash, each with the directorios that lead to it. */
export class HalladosDto {
  directorios: DirectorioHalladoDto[];
  archivos: ArchivoHalladoDto[];
}

/** A file that was not stored, since its name is taken. */
export class OmitidoDto {
  /** The name that was sent. */
  archivo: string;
  /** The one that has the name. */
  archivoId: string;
}

/** The outcome of an upload. */
export class SubidaArchivosDto {
  archivos: ArchivoDto[];
  omitidos: OmitidoDto[];
  rechazados: RechazadoDto[];
}

/** One that was not changed, though others of the same call were. */
export class ElegidoRechazadoDto {
  id: string;
  /** Null when it was not found. */
  nombre: string | null;
  code: string;
  message: string;
}

/** The outcome of a call about several archivos and directorios. */
export class LoteArchivosDto {
  /** Those that are now as was asked; of a copy, the new ones. */
  archivos: ArchivoDto[];
  directorios: DirectorioDto[];
  /** Those left out as was asked, by id, since their names are taken. */
  omitidos: string[];
  rechazados: ElegidoRechazadoDto[];
}

/** An archivo that the global search found. */
export class ArchivoEncontradoDto {
  id: string;
  nombre: string;
  /** Where it is: «Modelos / Poderes»; null at the outermost level. */
  lugar: string | null;
  /** The page that shows it. */
  link: string;
  /** Its name. */
  value: string;
  /** Where its text has the words; null when its name does. */
  pasaje?: TrozoDto[] | null;
}
