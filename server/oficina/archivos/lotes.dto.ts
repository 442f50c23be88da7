import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsUUID, ValidateIf } from 'class-validator';
import { idOf, idsOf } from '../../common/input/ids.js';
import { LoVeranOtros } from '../../common/input/lo-veran-otros.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { ArchivoDto } from './archivos.dto.js';
import { DirectorioDto } from './directorios.dto.js';

/** The most archivos, and the most directorios, that one call may change. */
const MAX_LOTE = 500;

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
