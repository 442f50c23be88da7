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
  ValidateIf,
} from 'class-validator';
import { RechazadoDto } from '../../common/files/rechazado.dto.js';
import { NombradoDto } from '../../common/http/nombrado.dto.js';
import { booleanFromText } from '../../common/input/boolean-from-text.js';
import { idsOf } from '../../common/input/ids.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { trimmed, trimmedOrNull } from '../../common/input/trimmed.js';
import { EstadoDeTextoDto, TrozoDto } from '../../plataforma/textos/textos.dto.js';

/** Chooses the documents of a carpeta. */
export class DocumentosQuery {
  /** Whether the documents in the trash are listed instead of the others. */
  @IsOptional()
  @Transform(booleanFromText)
  @IsBoolean({ message: 'Indique con true o false si es la papelera.' })
  papelera: boolean = false;
}

/** Options for reading the content of a version. */
export class ContenidoQuery {
  /** Whether it is sent as an attachment, whatever its type. */
  @IsOptional()
  @Transform(booleanFromText)
  @IsBoolean({ message: 'Indique con true o false si se descarga.' })
  descargar: boolean = false;
}

/** A new seccion. */
export class CrearSeccionDto {
  @Transform(trimmed)
  @IsString({ message: 'Escriba el nombre de la sección.' })
  @Length(1, 120, { message: 'El nombre de la sección debe tener entre 1 y 120 caracteres.' })
  nombre: string;

  /** The seccion that contains it; none for the carpeta itself. */
  @IsOptional()
  @IsUUID('all', { message: 'La sección de destino no es válida.' })
  padreId?: string | null;
}

/** A new name or place for a seccion. */
export class ModificarSeccionDto {
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'El nombre de la sección debe ser un texto.' })
  @Length(1, 120, { message: 'El nombre de la sección debe tener entre 1 y 120 caracteres.' })
  nombre?: string;

  /** null moves it to the carpeta itself. */
  @IsOptional()
  @IsUUID('all', { message: 'La sección de destino no es válida.' })
  padreId?: string | null;
}

/** The reason for a change, which documents from before the signature need. */
export class MotivoDeDocumentoDto {
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El motivo debe ser un texto.' })
  @MaxLength(300, { message: 'El motivo puede tener hasta 300 caracteres.' })
  motivo?: string | null;
}

/** A new name or place for a document. */
export class ModificarDocumentoDto extends MotivoDeDocumentoDto {
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'El nombre debe ser un texto.' })
  @Length(1, 255, { message: 'El nombre debe tener entre 1 y 255 caracteres.' })
  @Matches(/^[^/\\]*$/, { message: 'El nombre no puede llevar barras.' })
  nombre?: string;

  /** null moves it to the carpeta itself. */
  @IsOptional()
  @IsUUID('all', { message: 'La sección no es válida.' })
  seccionId?: string | null;
}

/** How many documents one call may change. */
const MAX_LOTE = 500;

/** Documents of one carpeta. */
export class DocumentosElegidosDto extends MotivoDeDocumentoDto {
  @Transform(idsOf)
  @IsArray({ message: 'Los documentos no son válidos.' })
  @ArrayMinSize(1, { message: 'Elija al menos un documento.' })
  @ArrayMaxSize(MAX_LOTE, { message: `Se pueden cambiar hasta ${MAX_LOTE} documentos a la vez.` })
  @IsUUID('all', { each: true, message: 'Uno de los documentos no es válido.' })
  ids: string[];
}

/** Documents of one carpeta that are downloaded as one ZIP. */
export class PedirZipDto {
  @Transform(idsOf)
  @IsArray({ message: 'Los documentos no son válidos.' })
  @ArrayMinSize(1, { message: 'Elija al menos un documento.' })
  @IsUUID('all', { each: true, message: 'Uno de los documentos no es válido.' })
  ids: string[];
}

/** Where a browser downloads a ZIP, for a few minutes. */
export class DescargaZipDto {
  url: string;
}

/** Documents of one carpeta, and where they go. */
export class MoverDocumentosDto extends DocumentosElegidosDto {
  /** null moves them to the carpeta itself. */
  @ValidateIf((_, seccionId) => seccionId !== null)
  @IsUUID('all', { message: 'La sección no es válida.' })
  seccionId: string | null;
}

export class SeccionDto {
  id: string;
  /** The seccion that contains it; null when that is the carpeta itself. */
  padreId: string | null;
  nombre: string;
  /** The position among its siblings. */
  orden: number;
}

/** A version of a document; it never changes. */
export class VersionDocumentoDto {
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
  texto: EstadoDeTextoDto | null;
}

export class DocumentoDto {
  id: string;
  carpetaId: string;
  /** Null when it is in the carpeta itself. */
  seccionId: string | null;
  nombre: string;
  /** The address of a small picture of it; null for what is no picture, and until it is made. */
  miniatura: string | null;
  /** The number of versions. */
  versiones: number;
  /** The newest version. */
  actual: VersionDocumentoDto;
  eliminadoEn: Date | null;
  /** When it is deleted for good, if it stays in the trash. */
  seEliminaEn: Date | null;
  creadoEn: Date;
  actualizadoEn: Date;
}

/** How many documents in the trash were in a seccion, which cannot be deleted meanwhile. */
export class PapeleraDeSeccionDto {
  /** Null for those that were in the carpeta itself. */
  seccionId: string | null;
  total: number;
}

/** The documents of a carpeta and the tree that they are in. */
export class DocumentosDto {
  secciones: SeccionDto[];
  documentos: DocumentoDto[];
  /** What the trash holds; secciones with nothing in it are left out. */
  enPapelera: PapeleraDeSeccionDto[];
  /** When the carpeta was signed. Older documents are replaced or deleted by who may sign, with a reason. */
  firmadaEn: Date | null;
  /** The largest file that may be uploaded, in MiB. */
  archivoMaxMib: number;
}

export class DuplicadoDto {
  documentoId: string;
  nombre: string;
  version: number;
}

/** A warning that a stored file has the same content as an earlier version. */
export class AvisoDto {
  /** The name that was sent. */
  archivo: string;
  mensaje: string;
  duplicadoDe: DuplicadoDto;
}

/** A document that was not changed, though others of the same call were. */
export class DocumentoRechazadoDto {
  id: string;
  /** Null when it is not in the carpeta. */
  nombre: string | null;
  code: string;
  message: string;
}

/** The outcome of a call about several documents. */
export class LoteDto {
  /** Those that are now as was asked, in the order of the call. */
  documentos: DocumentoDto[];
  rechazados: DocumentoRechazadoDto[];
}

/** The outcome of an upload. */
export class SubidaDto {
  documentos: DocumentoDto[];
  avisos: AvisoDto[];
  rechazados: RechazadoDto[];
}

/** The carpeta of a document that a search found. */
export class CarpetaDeDocumentoDto {
  id: string;
  codigo: string | null;
  caratula: string;
}

/** A document that the global search found. */
export class DocumentoHalladoDto {
  id: string;
  nombre: string;
  carpeta: CarpetaDeDocumentoDto;
  /** The page that shows it. */
  link: string;
  /** The document's name. */
  value: string;
  /** Where its text has the words; null when its name does. */
  pasaje: TrozoDto[] | null;
}

/** Words to look for in the texts of a carpeta's documents. */
export class BuscarEnTextosQuery {
  /** Words that must all be in the text: accents, letter case and endings do not matter. */
  @Transform(trimmed)
  @IsString({ message: 'La búsqueda debe ser un texto.' })
  @Length(1, 200, { message: 'La búsqueda debe tener entre 1 y 200 caracteres.' })
  buscar: string;
}

/** A document of the carpeta whose text has the words. */
export class TextoHalladoDto {
  documentoId: string;
  /** Around the first of the words. */
  pasaje: TrozoDto[];
}

/** The document that a file became. */
export class DocumentoArchivadoDto {
  documentoId: string;
  carpetaId: string;
  /** Says where the same file was already; null when it was nowhere. */
  aviso: string | null;
}
