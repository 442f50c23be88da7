import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
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
import { idOf } from '../../common/input/ids.js';
import { LoVeranOtros } from '../../common/input/lo-veran-otros.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { trimmed } from '../../common/input/trimmed.js';
import { UN_NOMBRE } from './nombres.js';

/** The most paths of directorios that one call may send. */
const MAX_RUTAS = 100;

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

/** A directorio with all that its details show. */
export class DirectorioDetalleDto extends DirectorioDto {
  /** The directorios from the outermost one to the one that contains this directorio. */
  ruta: DirectorioDeRutaDto[];
}

export class DirectorioHalladoDto extends DirectorioDto {
  ruta: DirectorioDeRutaDto[];
}
