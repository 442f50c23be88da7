import { Transform } from 'class-transformer';
import {
  IsDateString,
  IsEmail,
  IsIn,
  IsInt,
  IsISO31661Alpha2,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { NewId } from '../../common/input/new-id.js';
import { PageQuery, PaginacionDto } from '../../common/input/pagination.js';
import { trimmedOrNull } from '../../common/input/trimmed.js';
import { TIPOS_DOCUMENTO } from '../../vocabulario/documentos-identidad/reglas.js';
import type { ClaseArchivo } from './archivos/clases.js';
import {
  ESTADOS_CIVILES,
  type EstadoCivil,
  GENEROS,
  type Genero,
  TIPOS_PERSONA,
  type TipoPersona,
} from './persona.entity.js';

const CODE = (params: Parameters<typeof trimmedOrNull>[0]) => {
  const value = trimmedOrNull(params);
  return typeof value === 'string' ? value.toUpperCase() : value;
};

const ORDENES_PERSONA = ['nombre', 'apellidos', 'actualizadaEn'] as const;
export type OrdenPersona = (typeof ORDENES_PERSONA)[number];

/** The search, the order and the page of the list of personas. */
export class PersonasQuery extends PageQuery {
  /** Words of the name or the numbers. Accents, letter case, dots and dashes do not matter. */
  @IsOptional()
  @IsString({ message: 'La búsqueda debe ser un texto.' })
  @MaxLength(200, { message: 'La búsqueda es demasiado larga.' })
  buscar?: string;

  /** Only personas with this identity or tax number. A form so finds a duplicate before it is added. */
  @IsOptional()
  @IsString({ message: 'El documento debe ser un texto.' })
  @Length(1, 40, { message: 'El documento debe tener entre 1 y 40 caracteres.' })
  documento?: string;

  @IsOptional()
  @IsIn(TIPOS_PERSONA, { message: 'El tipo de persona debe ser humana o juridica.' })
  tipo?: TipoPersona;

  /** `nombre` when missing. `apellidos` orders legal entities by their razón social. */
  @IsOptional()
  @IsIn(ORDENES_PERSONA, { message: 'No se puede ordenar por ese campo.' })
  orden?: OrdenPersona;

  @IsOptional()
  @IsIn(['asc', 'desc'], { message: 'La dirección debe ser asc o desc.' })
  direccion?: 'asc' | 'desc';
}

/** A number that is to be checked. */
export class DocumentoQuery {
  @Transform(CODE)
  @IsISO31661Alpha2({ message: 'El país debe ser un código de dos letras, por ejemplo AR.' })
  pais: string;

  @Transform(CODE)
  @IsIn(TIPOS_DOCUMENTO, { message: 'Ese tipo de documento no se conoce.' })
  tipo: string;

  /** The number, with or without dots, dashes and blanks. */
  @IsString({ message: 'El número debe ser un texto.' })
  @Length(1, 40, { message: 'El número debe tener entre 1 y 40 caracteres.' })
  numero: string;
}

/** The result of checking a number. */
export class DocumentoVerificadoDto {
  valido: boolean;
  /** Why the number fails its check, what is odd, or in which form it is stored. */
  mensaje: string | null;
  /** The number with the right check character, or in its stored form: «20-12345678-6». */
  sugeridos: string[];
}

/** The fields of a persona. Empty text clears a field. */
export class CamposPersonaDto {
  /** Required for a persona humana. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El nombre debe ser un texto.' })
  @MaxLength(120, { message: 'El nombre puede tener hasta 120 caracteres.' })
  nombre?: string | null;

  /** Required for a persona humana. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'Los apellidos deben ser un texto.' })
  @MaxLength(120, { message: 'Los apellidos pueden tener hasta 120 caracteres.' })
  apellidos?: string | null;

  /** Required for a persona jurídica. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'La razón social debe ser un texto.' })
  @MaxLength(200, { message: 'La razón social puede tener hasta 200 caracteres.' })
  razonSocial?: string | null;

  /** The country, ISO 3166, two letters. Without it, the kind of document and the cuenta decide. */
  @IsOptional()
  @Transform(CODE)
  @IsISO31661Alpha2({ message: 'El país del documento debe ser un código de dos letras, por ejemplo AR.' })
  paisDoc?: string | null;

  @IsOptional()
  @Transform(CODE)
  @IsIn(TIPOS_DOCUMENTO, { message: 'Ese tipo de documento no se conoce.' })
  tipoDoc?: string | null;

  /** The number, with or without dots, dashes and blanks. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El número de documento debe ser un texto.' })
  @MaxLength(40, { message: 'El número de documento puede tener hasta 40 caracteres.' })
  numeroDoc?: string | null;

  /** The country, ISO 3166, two letters. Without it, the kind, the identity document and the cuenta decide. */
  @IsOptional()
  @Transform(CODE)
  @IsISO31661Alpha2({
    message: 'El país de la identificación fiscal debe ser un código de dos letras, por ejemplo AR.',
  })
  idFiscalPais?: string | null;

  @IsOptional()
  @Transform(CODE)
  @IsIn(TIPOS_DOCUMENTO, { message: 'Ese tipo de identificación fiscal no se conoce.' })
  idFiscalTipo?: string | null;

  /** The number, with or without dots, dashes and blanks. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'La identificación fiscal debe ser un texto.' })
  @MaxLength(40, { message: 'La identificación fiscal puede tener hasta 40 caracteres.' })
  idFiscal?: string | null;

  /** The day of birth, or of a legal entity's founding, `YYYY-MM-DD`. */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'La fecha de nacimiento debe tener la forma AAAA-MM-DD.' })
  @IsDateString({ strict: true }, { message: 'La fecha de nacimiento no existe.' })
  nacimiento?: string | null;

  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'La nacionalidad debe ser un texto.' })
  @MaxLength(60, { message: 'La nacionalidad puede tener hasta 60 caracteres.' })
  nacionalidad?: string | null;

  /** The gender in which texts speak of a persona humana. */
  @IsOptional()
  @IsIn(GENEROS, { message: 'El género debe ser femenino o masculino.' })
  genero?: Genero | null;

  @IsOptional()
  @IsIn(ESTADOS_CIVILES, { message: 'El estado civil debe ser soltero, casado, divorciado, viudo o union.' })
  estadoCivil?: EstadoCivil | null;

  /** The ordinal number of the marriage, from 1. */
  @IsOptional()
  @IsInt({ message: 'Las nupcias deben ser un número entero.' })
  @Min(1, { message: 'Las nupcias deben ser 1 o más.' })
  @Max(9, { message: 'Las nupcias pueden ser hasta 9.' })
  nupcias?: number | null;

  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El cónyuge debe ser un texto.' })
  @MaxLength(200, { message: 'El cónyuge puede tener hasta 200 caracteres.' })
  conyuge?: string | null;

  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El régimen debe ser un texto.' })
  @MaxLength(120, { message: 'El régimen puede tener hasta 120 caracteres.' })
  regimen?: string | null;

  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El domicilio debe ser un texto.' })
  @MaxLength(300, { message: 'El domicilio puede tener hasta 300 caracteres.' })
  domicilio?: string | null;

  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'La profesión debe ser un texto.' })
  @MaxLength(120, { message: 'La profesión puede tener hasta 120 caracteres.' })
  profesion?: string | null;

  @IsOptional()
  @Transform(trimmedOrNull)
  @IsEmail({}, { message: 'El correo no es válido.' })
  @MaxLength(254, { message: 'El correo puede tener hasta 254 caracteres.' })
  email?: string | null;

  @IsOptional()
  @Transform(trimmedOrNull)
  @Matches(/^[\d\s()+./-]{4,40}$/, { message: 'El teléfono lleva números, espacios, paréntesis, + y guiones.' })
  telefono?: string | null;

  /**
   * The reason to save documents that fail their check: «documento a la vista». Only titular and adscripto may give it;
   * the audit records it.
   */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El motivo de la excepción debe ser un texto.' })
  @Length(3, 300, { message: 'El motivo de la excepción debe tener entre 3 y 300 caracteres.' })
  motivoExcepcion?: string | null;

  /**
   * The reason to accept a document that another persona has. Without it, the document is refused. The audit records
   * the reason.
   */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El motivo para repetir el documento debe ser un texto.' })
  @Length(3, 200, { message: 'El motivo para repetir el documento debe tener entre 3 y 200 caracteres.' })
  duplicadaMotivo?: string | null;
}

/** A new persona; only its names are required. */
export class CrearPersonaDto extends CamposPersonaDto {
  @NewId()
  id?: string | null;

  @IsIn(TIPOS_PERSONA, { message: 'El tipo de persona debe ser humana o juridica.' })
  tipo: TipoPersona;
}

/** The changed fields of a persona. Fields that are not sent stay. */
export class ModificarPersonaDto extends CamposPersonaDto {
  @ValidateIf((_, value) => value !== undefined)
  @IsIn(TIPOS_PERSONA, { message: 'El tipo de persona debe ser humana o juridica.' })
  tipo?: TipoPersona;
}

/** The document kept on a persona that expires first. */
export class VencimientoDto {
  clase: ClaseArchivo;
  /** `YYYY-MM-DD`, the last day on which it is valid. */
  vence: string;
}

/** A persona as other objects show it. */
export class PersonaResumenDto {
  id: string;
  tipo: TipoPersona;
  nombreCompleto: string;
  paisDoc: string | null;
  tipoDoc: string | null;
  /** The number in upper case, without dots and dashes. */
  numeroDoc: string | null;
  /** The number as people write it. */
  numeroDocFormateado: string | null;
  idFiscalPais: string | null;
  idFiscalTipo: string | null;
  /** The number in upper case, without dots and dashes. */
  idFiscal: string | null;
  /** The number as people write it: «20-12345678-6». */
  idFiscalFormateado: string | null;
  /** False when a document that fails its check was saved by exception. */
  verificada: boolean;
  /** Null when no document expires. Of several DNI or passports, the last to expire counts. */
  vencimiento: VencimientoDto | null;
}

/** A document that was saved by exception. */
export class DocumentoExcepcionDto {
  campo: 'numeroDoc' | 'idFiscal';
  /** Why the document fails its check. */
  mensaje: string;
  /** The right check character. */
  esperado?: string;
}

/** The id and the name of a persona. */
export class PersonaNombreDto {
  id: string;
  nombreCompleto: string;
}

/** A merge that can still be undone. */
export class UnionRecienteDto {
  id: string;
  /** The persona that was merged. */
  otra: PersonaNombreDto;
  unidaEn: Date;
}

export class PersonaDto extends PersonaResumenDto {
  nombre: string | null;
  apellidos: string | null;
  razonSocial: string | null;
  /** The day of birth, or of a legal entity's founding, `YYYY-MM-DD`. */
  nacimiento: string | null;
  nacionalidad: string | null;
  genero: Genero | null;
  estadoCivil: EstadoCivil | null;
  nupcias: number | null;
  conyuge: string | null;
  regimen: string | null;
  domicilio: string | null;
  profesion: string | null;
  email: string | null;
  telefono: string | null;
  /** The reason for which documents that fail their check were saved. */
  motivoExcepcion: string | null;
  /** The documents that fail their check. */
  documentoExcepcion: DocumentoExcepcionDto[];
  /** Warnings about the documents. In lists they do not tell of other personas with the same document. */
  avisos: string[];
  /** Visible personas with the same document. Always empty in lists. */
  duplicados: PersonaNombreDto[];
  /**
   * The id of the persona into which this persona was merged. Such a persona takes no changes, and remains in signed
   * carpetas only.
   */
  unidaA: string | null;
  /** The merges into this persona of the last day, which can be undone. Always empty in lists. */
  uniones: UnionRecienteDto[];
  /** When the fields of the persona last changed. */
  actualizadaEn: Date;
  /** The version that If-Match must name to change it. */
  version: number;
}

export class PersonasDto {
  personas: PersonaDto[];
  paginacion: PaginacionDto;
}

/** A persona that the global search found. */
export class PersonaHalladaDto {
  id: string;
  nombreCompleto: string;
  /** The identity or tax document, as people write it: «DNI 12.345.678». */
  documento: string | null;
  /** The path of the persona's page. */
  link: string;
  /** The full name. */
  value: string;
}
