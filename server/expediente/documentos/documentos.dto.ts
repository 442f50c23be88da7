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

/** The filter of the documents of a carpeta. */
export class DocumentosQuery {
  /** Whether the answer has the documents in the trash instead of the others. */
  @IsOptional()
  @Transform(booleanFromText)
  @IsBoolean({ message: 'Indique con true o false si es la papelera.' })
  papelera: boolean = false;
}

/** Options for reading the content of a version. */
export class ContenidoQuery {
  /** Whether the content is sent as an attachment, whatever its type. */
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

  /** The seccion that contains the new seccion. Without it, the seccion is in the carpeta itself. */
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

  /** The seccion that contains this seccion. Null moves it to the carpeta itself. */
  @IsOptional()
  @IsUUID('all', { message: 'La sección de destino no es válida.' })
  padreId?: string | null;
}

/** The reason for a change. Documents from before the signature need a reason. */
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

  /** The new seccion. Null moves the document to the carpeta itself. */
  @IsOptional()
  @IsUUID('all', { message: 'La sección no es válida.' })
  seccionId?: string | null;
}

/** The most documents that a call may change. */
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

/** The documents of a carpeta that are downloaded as a ZIP. */
export class PedirZipDto {
  @Transform(idsOf)
  @IsArray({ message: 'Los documentos no son válidos.' })
  @ArrayMinSize(1, { message: 'Elija al menos un documento.' })
  @IsUUID('all', { each: true, message: 'Uno de los documentos no es válido.' })
  ids: string[];
}

/** The address at which this browser can download the ZIP for a few minutes. */
export class DescargaZipDto {
  url: string;
}

/** Documents of a carpeta, and their new seccion. */
export class MoverDocumentosDto extends DocumentosElegidosDto {
  /** The new seccion. Null moves the documents to the carpeta itself. */
  @ValidateIf((_, seccionId) => seccionId !== null)
  @IsUUID('all', { message: 'La sección no es válida.' })
  seccionId: string | null;
}

export class SeccionDto {
  id: string;
  /** The seccion that contains this seccion. Null when the carpeta itself contains it. */
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
  /** The type, detected from the content. */
  mime: string;
  /** The name of the uploaded file. */
  nombreOriginal: string;
  autor: NombradoDto;
  /** Why there is a new version, as the person wrote it. */
  motivo: string | null;
  creadaEn: Date;
  /** Whether the page can show the version. Other versions can only be downloaded. */
  previsualizable: boolean;
  /** The state of reading the version's text for the search. Null when the server reads no texts. */
  texto: EstadoDeTextoDto | null;
}

export class DocumentoDto {
  id: string;
  carpetaId: string;
  /** Null when the document is in the carpeta itself. */
  seccionId: string | null;
  nombre: string;
  /** The address of a small picture of the document. Null until it is made, and for a document that is no picture. */
  miniatura: string | null;
  /** The number of versions. */
  versiones: number;
  /** The newest version. */
  actual: VersionDocumentoDto;
  eliminadoEn: Date | null;
  /** When a document in the trash will be deleted for good. */
  seEliminaEn: Date | null;
  creadoEn: Date;
  actualizadoEn: Date;
}

/** The number of a seccion's documents in the trash. A seccion with such documents cannot be deleted. */
export class PapeleraDeSeccionDto {
  /** Null for documents that were in the carpeta itself. */
  seccionId: string | null;
  total: number;
}

/** The documents of a carpeta, and its tree of secciones. */
export class DocumentosDto {
  secciones: SeccionDto[];
  documentos: DocumentoDto[];
  /** The documents in the trash, counted by seccion. Secciones without any are left out. */
  enPapelera: PapeleraDeSeccionDto[];
  /** When the carpeta was signed. Older documents are changed or deleted only by who may sign, with a reason. */
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
  /** The name of the file that was sent. */
  archivo: string;
  mensaje: string;
  duplicadoDe: DuplicadoDto;
}

/** A document that was not changed, while other documents of the same call were. */
export class DocumentoRechazadoDto {
  id: string;
  /** Null when the document is not in the carpeta. */
  nombre: string | null;
  code: string;
  message: string;
}

/** The outcome of a call about several documents. */
export class LoteDto {
  /** The documents that have the requested state now, in the order of the call. */
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
  /** The path of the page that shows the document. */
  link: string;
  /** The document's name. */
  value: string;
  /** The passage of the text with the words. Null when the name has the words. */
  pasaje: TrozoDto[] | null;
}

/** The words to look for in the texts of a carpeta's documents. */
export class BuscarEnTextosQuery {
  /** The words. A text must have them all; accents, letter case and endings do not matter. */
  @Transform(trimmed)
  @IsString({ message: 'La búsqueda debe ser un texto.' })
  @Length(1, 200, { message: 'La búsqueda debe tener entre 1 y 200 caracteres.' })
  buscar: string;
}

/** A document of the carpeta whose text has the words. */
export class TextoHalladoDto {
  documentoId: string;
  /** The passage around the first of the words. */
  pasaje: TrozoDto[];
}

/** A document that was filed from a file of a message or a mail. */
export class DocumentoArchivadoDto {
  documentoId: string;
  carpetaId: string;
  /** A warning that says where the same file was already. Null when there was none. */
  aviso: string | null;
}
