import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, IsUUID, ValidateIf } from 'class-validator';
import { CAMPOS_CONOCIDOS, type CampoDeColumna } from './columnas.js';

/** The most personas of one file. */
export const MAX_PERSONAS = 1_000;

const ELECCIONES = ['omitir', 'completar'] as const;
/** What is done with somebody who exists already: nothing, or what is not known of them is filled. */
export type Eleccion = (typeof ELECCIONES)[number];

const HOMONIMAS = ['omitir', 'agregar'] as const;
/** What is done with somebody without a document whose name somebody has already. */
export type EleccionDeHomonimas = (typeof HOMONIMAS)[number];

/** The choices of an import, as JSON in the field `opciones` before the file. */
export class OpcionesImportacionDto {
  /** What each column has, null for nothing; without it, the headings say so. */
  @IsOptional()
  @IsArray({ message: 'Las columnas deben ser una lista.' })
  @ArrayMaxSize(500, { message: 'Son demasiadas columnas.' })
  @IsIn([...CAMPOS_CONOCIDOS, null], { each: true, message: 'Una de las columnas no se conoce.' })
  columnas?: (CampoDeColumna | null)[];

  /** What is done with those who exist already; `omitir` when missing. */
  @ValidateIf(({ existentes }) => existentes !== undefined)
  @IsIn(ELECCIONES, { message: 'Lo que se hace con las existentes debe ser omitir o completar.' })
  existentes?: Eleccion;

  /** What is done with those without a document whose name somebody has already; `agregar` when missing. */
  @ValidateIf(({ homonimas }) => homonimas !== undefined)
  @IsIn(HOMONIMAS, { message: 'Lo que se hace con las homónimas debe ser omitir o agregar.' })
  homonimas?: EleccionDeHomonimas;

  /** The rows with whom the other of the two is done. */
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
  /** Its first text that is not blank. */
  ejemplo: string;
}

/** What is wrong with a row. */
export class ErrorDeFilaDto {
  /** The field, in words. */
  campo: string;
  mensaje: string;
}

/** A row of a file of personas, and what an import does with it. */
export class PersonaRevisadaDto {
  /** In a spreadsheet, where the headings are row 1. */
  fila: number;
  nombre: string | null;
  /** As people write them: «DNI 12.345.678». */
  documentos: string[];
  /** `nueva` is registered, `existe` as chosen; the others are left out. */
  resultado: 'nueva' | 'existe' | 'repetida' | 'incorrecta';
  errores: ErrorDeFilaDto[];
  /** Why it is left out, when no field is wrong. */
  motivo: string | null;
  /** The persona that has its document. */
  existente: string | null;
  /** What can be filled in that persona, in words. */
  completa: string[];
  /** Who has the same name already, or in a row before, of a new one without a document: «Ana Paz, DNI 12.345.678». */
  homonimas: string[];
}

/** What a column can have. */
export class CampoDeColumnaDto {
  campo: CampoDeColumna;
  nombre: string;
}

/** What an import would do. */
export class RevisionPersonasDto {
  /** What a column can be, in the order of choosing. */
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

/** What an import did. */
export class ImportacionPersonasDto {
  creadas: number;
  completadas: number;
  omitidas: PersonaOmitidaDto[];
  /** The id to undo it for a day; null when nothing was stored. */
  importacion: string | null;
}

export class DeshacerImportacionPersonasDto {
  /** The id in the answer to the import. */
  @IsUUID('all', { message: 'La importación no es válida.' })
  importacion: string;
}

/** A persona that the undo of an import did not delete. */
export class PersonaQueQuedaDto {
  nombre: string;
  motivo: string;
}

/** What the undo of an import did. */
export class ImportacionDeshechaDto {
  eliminadas: number;
  /** How many personas have no longer what it filled. */
  vaciadas: number;
  /** Those that are in use by now, or were changed since. */
  quedan: PersonaQueQuedaDto[];
}
