import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsOptional, IsUUID, ValidateIf } from 'class-validator';
import { ELECCIONES, type Eleccion } from './elecciones.js';
import { DIFERENCIAS, type Diferencia } from './mismo-contacto.js';
import { COINCIDENCIAS, type CoincidenciaDeFila } from './reparto.js';

/** The most contacts of one file. */
export const MAX_CONTACTOS = 5_000;
/** The most ids in a URL. */
const MAX_CHOSEN = 300;
/** The most ids in the body of a request. */
export const MAX_SENT = 20_000;
/** The most new etiquetas of one file. */
export const MAX_NEW_TITLES = 100;
/** The most photos that are taken from one file. */
export const MAX_FOTOS = 300;

const FORMATOS = ['vcard', 'csv'] as const;
export type Formato = (typeof FORMATOS)[number];

export class ExportarContactosQuery {
  @IsIn(FORMATOS, { message: 'El formato debe ser vcard o csv.' })
  formato: Formato;

  /** Ids separated by commas; without them, all contacts. */
  @IsOptional()
  @Transform(({ value }) => (typeof value === 'string' ? value.split(',').filter((id) => id !== '') : value))
  @IsArray({ message: 'Los contactos deben ser una lista de ids.' })
  @ArrayMaxSize(MAX_CHOSEN, { message: `Se pueden elegir hasta ${MAX_CHOSEN} contactos.` })
  @IsUUID('all', { each: true, message: 'Uno de los contactos no es válido.' })
  ids?: string[];
}

export class ExportarContactosDto {
  @IsIn(FORMATOS, { message: 'El formato debe ser vcard o csv.' })
  formato: Formato;

  /** Without them, all contacts. */
  @IsOptional()
  @IsArray({ message: 'Los contactos deben ser una lista de ids.' })
  @ArrayMaxSize(MAX_SENT, { message: `Se pueden elegir hasta ${MAX_SENT} contactos.` })
  @IsUUID('all', { each: true, message: 'Uno de los contactos no es válido.' })
  ids?: string[];
}

export class DeshacerImportacionDto {
  /** Ids of the contacts in the answer to the import; it may be empty beside `importacion`. */
  @ValidateIf(({ importacion, ids }: DeshacerImportacionDto) => !importacion || ids?.length !== 0)
  @IsArray({ message: 'Faltan los contactos.' })
  @ArrayMinSize(1, { message: 'Faltan los contactos.' })
  @ArrayMaxSize(MAX_CONTACTOS, { message: 'Son más contactos que los de una importación.' })
  @IsUUID('all', { each: true, message: 'Uno de los contactos no es válido.' })
  ids: string[];

  /** Ids of the tags in the answer to the import; those that something else uses stay. */
  @IsOptional()
  @IsArray({ message: 'Las etiquetas deben ser una lista de ids.' })
  @ArrayMaxSize(MAX_NEW_TITLES, { message: 'Son más etiquetas que las de una importación.' })
  @IsUUID('all', { each: true, message: 'Una de las etiquetas no es válida.' })
  etiquetas?: string[];

  /** The id in `repetidos` of the answer: what was added to contacts that existed is removed, unless it was changed. */
  @IsOptional()
  @IsUUID('all', { message: 'La importación no es válida.' })
  importacion?: string | null;
}

/** An import of the last day, which can be undone. */
export class ImportacionRecienteDto {
  id: string;
  importadaEn: Date;
  /** Contacts that it added and are still there. */
  creados: number;
  /** Contacts that existed, to which it added something. */
  combinados: number;
}

/** A row or card of a file, with something to report. */
export class FilaDeContactosDto {
  /** The row of a table, whose headings are row 1; or the number of the card. */
  fila: number;
  nombre: string | null;
  /** What happened to it, and why. */
  motivo: string;
}

/** Who a row of a file is already. */
export class ContactoExistenteDto {
  /** The contact; null for an earlier row of the same file. */
  id: string | null;
  /** The earlier row of the same file; null for a contact. */
  fila: number | null;
  nombre: string;
}

/** What a row and the contact with which it shares something have otherwise. */
export class DiferenciaDto {
  @ApiProperty({ enum: DIFERENCIAS })
  dato: Diferencia['dato'];
  deLaFila: string;
  suyo: string;
}

/** A row of a file whose contact exists already. */
export class FilaRepetidaDto {
  /** The row of a table, whose headings are row 1; or the number of the card. */
  fila: number;
  nombre: string;
  con: ContactoExistenteDto;
  /** What both have in common; `nombre` is the name with the company. */
  @ApiProperty({ enum: COINCIDENCIAS, isArray: true })
  coincidencias: CoincidenciaDeFila[];
  /** Why it may be somebody else; empty for the same contact. */
  diferencias: DiferenciaDto[];
  /** `agregar` for who may be somebody else; a choice for all of them leaves those out. */
  @ApiProperty({ enum: ELECCIONES })
  propuesta: Eleccion;
}

/** What an import of a file would find. */
export class RevisionContactosDto {
  /** How many rows can be imported. */
  contactos: number;
  repetidos: FilaRepetidaDto[];
}

/** What became of the rows that existed already. */
export class RepetidosImportadosDto {
  /** Rows that added something to a contact or to an earlier row. */
  combinados: number;
  /** Rows that were to be merged, and had nothing new. */
  sinCambios: number;
  /** Rows that were skipped. */
  omitidos: number;
  /** Rows that were added all the same. */
  agregados: number;
  /** The id to undo the merges for a day; null when no contact was changed. */
  importacion: string | null;
}

/** The result of an import. */
export class ImportacionContactosDto {
  creados: number;
  /** Rows that were not imported. */
  omitidos: FilaDeContactosDto[];
  /** Rows that were imported without something that was wrong in them. */
  incompletos: FilaDeContactosDto[];
  /** Ids of the new contacts. */
  contactos: string[];
  /** Ids of the tags that were created for them. */
  etiquetas: string[];
  /** Only in the answer to an import with a choice for the rows that exist already. */
  repetidos?: RepetidosImportadosDto;
}
