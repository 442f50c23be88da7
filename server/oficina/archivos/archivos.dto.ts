import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Length, Matches, Max, MaxLength, Min } from 'class-validator';
import { NombradoDto } from '../../common/http/nombrado.dto.js';
import { idOf } from '../../common/input/ids.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { trimmed } from '../../common/input/trimmed.js';
import { EstadoDeTextoDto, TrozoDto } from '../../plataforma/textos/textos.dto.js';
import { ORDENES, type Orden } from './archivos.repository.js';
import { DirectorioDeRutaDto, DirectorioDto, DirectorioHalladoDto } from './directorios.dto.js';
import { UN_NOMBRE } from './nombres.js';

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

/** Archivos and directorios of a search or of the trash, each with its path. */
export class HalladosDto {
  directorios: DirectorioHalladoDto[];
  archivos: ArchivoHalladoDto[];
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
