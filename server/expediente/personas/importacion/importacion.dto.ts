import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, IsUUID, ValidateIf } from 'class-validator';
import { CAMPOS_CONOCIDOS, type CampoDeColumna } from './columns.js';

/** The most personas of one file. */
export const MAX_PERSONAS = 1_000;

const ELECCIONES = ['omitir', 'completar'] as const;
/** The choice for a row whose persona exists: leave it out, or fill the unknown fields. */
export type Eleccion = (typeof ELECCIONES)[number];

const HOMONIMAS = ['omitir', 'agregar'] as const;
/** The choice for a row without a document whose name exists already. */
export type EleccionDeHomonimas = (typeof HOMONIMAS)[number];

/** The choices of an import, as JSON in the field `opciones` before the file. */
export class OpcionesImportacionDto {
  /** The field of each column, null for none. Without it, the headings decide. */
  @IsOptional()
  @IsArray({ message: 'Las columnas deben ser una lista.' })
  @ArrayMaxSize(500, { message: 'Son demasiadas columnas.' })
  @IsIn([...CAMPOS_CONOCIDOS, null], { each: true, message: 'Una de las columnas no se conoce.' })
  columnas?: (CampoDeColumna | null)[];

  /** The choice for rows whose persona exists. `omitir` when missing. */
  @ValidateIf(({ existentes }) => existentes !== undefined)
  @IsIn(ELECCIONES, { message: 'Lo que se hace con las existentes debe ser omitir o completar.' })
  existentes?: Eleccion;

  /** The choice for rows without a document whose name exists. `agregar` when missing. */
  @ValidateIf(({ homonimas }) => homonimas !== undefined)
  @IsIn(HOMONIMAS, { message: 'Lo que se hace con las homónimas debe ser omitir o agregar.' })
  homonimas?: EleccionDeHomonimas;

  /** The row numbers for which the other choice holds. */
  @IsOptional()
  @IsArray({ message: 'Las filas deben ser una lista.' })
  @ArrayMaxSize(MAX_PERSONAS, { message: 'Son demasiadas filas.' })
  @IsInt({ each: true, message: 'Una de las filas no es un número.' })
  distintas?: number[];
}

/** A column of a file. */
export class ColumnaDto {
  titulo: string;
  campo: CampoDeColumna | null;
  /** The first text of the column that is not blank. */
  ejemplo: string;
}

/** A fault of a row. */
export class ErrorDeFilaDto {
  /** The name of the field. */
  campo: string;
  mensaje: string;
}

/** A row of a file of personas, and what an import does with it. */
export class PersonaRevisadaDto {
  /** The row number in a spreadsheet, where the headings are row 1. */
  fila: number;
  nombre: string | null;
  /** The documents as people write them: «DNI 12.345.678». */
  documentos: string[];
  /** `nueva` is added. `existe` follows the choice. Others are left out. */
  resultado: 'nueva' | 'existe' | 'repetida' | 'incorrecta';
  errores: ErrorDeFilaDto[];
  /** Why the row is left out. Null when a field is wrong, or the row is stored. */
  motivo: string | null;
  /** The name of the persona that has the same document. */
  existente: string | null;
  /** The names of the fields that the import can fill in that persona. */
  completa: string[];
  /**
   * Who has the same name, known already or in an earlier row: «Ana Paz, DNI 12.345.678». Only for a new row without a
   * document.
   */
  homonimas: string[];
}

/** A field that a column can have. */
export class CampoDeColumnaDto {
  campo: CampoDeColumna;
  nombre: string;
}

/** What an import would do with a file. */
export class RevisionPersonasDto {
  /** The fields that a column can have, in the order of the choice. */
  campos: CampoDeColumnaDto[];
  columnas: ColumnaDto[];
  filas: PersonaRevisadaDto[];
}

/** A row that was left out, and why. */
export class PersonaOmitidaDto {
  fila: number;
  nombre: string | null;
  motivo: string;
}

/** What an import did with a file. */
export class ImportacionPersonasDto {
  creadas: number;
  completadas: number;
  omitidas: PersonaOmitidaDto[];
  /** The id with which the import can be taken back for a day. Null when nothing was stored. */
  importacion: string | null;
}

export class DeshacerImportacionPersonasDto {
  /** The id from the answer of the import. */
  @IsUUID('all', { message: 'La importación no es válida.' })
  importacion: string;
}

/** A persona that stayed when an import was taken back. */
export class PersonaQueQuedaDto {
  nombre: string;
  motivo: string;
}

/** The outcome of taking back an import. */
export class ImportacionDeshechaDto {
  eliminadas: number;
  /** The number of personas whose filled fields were emptied. */
  vaciadas: number;
  /** The personas that stayed, since they are in use or were changed. */
  quedan: PersonaQueQuedaDto[];
}
