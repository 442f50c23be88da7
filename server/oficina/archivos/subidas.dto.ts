import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { RechazadoDto } from '../../common/files/rechazado.dto.js';
import { idOf } from '../../common/input/ids.js';
import { LoVeranOtros } from '../../common/input/lo-veran-otros.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { ArchivoDto } from './archivos.dto.js';

/** The choices for an uploaded file when its place already has an archivo with its name. */
export const SI_EXISTE = ['nueva_version', 'conservar_ambos', 'omitir'] as const;
export type SiExiste = (typeof SI_EXISTE)[number];

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
