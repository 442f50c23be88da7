import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsOptional, IsUUID, ValidateIf } from 'class-validator';
import { ELECCIONES, type Eleccion } from './elecciones.js';
import { DIFERENCIAS, type Diferencia } from './mismo-contacto.js';
import { COINCIDENCIAS, type CoincidenciaDeFila } from './reparto.js';

export const MAX_CONTACTOS = 5_000;
/** The most ids in a URL. */
const MAX_CHOSEN = 300;
/** The most ids in the body of a request. */
export const MAX_SENT = 20_000;
/** The most new etiquetas of one file. */
export const MAX_NEW_TITLES = 100;
/** The most photos that are stored of one file. */
export const MAX_FOTOS = 300;

const FORMATOS = ['vcard', 'csv'] as const;
export type Formato = (typeof FORMATOS)[number];

export class ExportarContactosQuery {
  @IsIn(FORMATOS, { message: 'El formato debe ser vcard o csv.' })
  formato: Formato;

  /** Ids separated by commas. Without ids, all contacts are exported. */
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

  /** Without ids, all contacts are exported. */
  @IsOptional()
  @IsArray({ message: 'Los contactos deben ser una lista de ids.' })
  @ArrayMaxSize(MAX_SENT, { message: `Se pueden elegir hasta ${MAX_SENT} contactos.` })
  @IsUUID('all', { each: true, message: 'Uno de los contactos no es válido.' })
  ids?: string[];
}

export class DeshacerImportacionDto {
  /** The ids of the contacts in the answer to the import. The list may be empty beside `importacion`. */
  @ValidateIf(({ importacion, ids }: DeshacerImportacionDto) => !importacion || ids?.length !== 0)
  @IsArray({ message: 'Faltan los contactos.' })
  @ArrayMinSize(1, { message: 'Faltan los contactos.' })
  @ArrayMaxSize(MAX_CONTACTOS, { message: 'Son más contactos que los de una importación.' })
  @IsUUID('all', { each: true, message: 'Uno de los contactos no es válido.' })
  ids: string[];

  /** The ids of the tags in the answer to the import. Tags that something else uses stay. */
  @IsOptional()
  @IsArray({ message: 'Las etiquetas deben ser una lista de ids.' })
  @ArrayMaxSize(MAX_NEW_TITLES, { message: 'Son más etiquetas que las de una importación.' })
  @IsUUID('all', { each: true, message: 'Una de las etiquetas no es válida.' })
  etiquetas?: string[];

  /**
   * The id in `repetidos` of the answer. The data added to existing contacts is removed, unless it was changed since.
   */
  @IsOptional()
  @IsUUID('all', { message: 'La importación no es válida.' })
  importacion?: string | null;
}

/** An import of the last day, which can be undone. */
export class ImportacionRecienteDto {
  id: string;
  importadaEn: Date;
  /** The number of contacts that the import added and that still exist. */
  creados: number;
  /** The number of existing contacts to which the import added something. */
  combinados: number;
}

/** A row or card of a file about which there is something to report. */
export class FilaDeContactosDto {
  /** The number of the row; the row with the headings is 1. In a vCard file, the number of the card. */
  fila: number;
  nombre: string | null;
  /** What happened to the row, and why. */
  motivo: string;
}

/** The contact that a row of a file is already. */
export class ContactoExistenteDto {
  /** The id of the contact; null for an earlier row of the same file. */
  id: string | null;
  /** The number of the earlier row of the same file; null for a contact. */
  fila: number | null;
  nombre: string;
}

/** A difference between a row and the contact with which it has something in common. */
export class DiferenciaDto {
  @ApiProperty({ enum: DIFERENCIAS })
  dato: Diferencia['dato'];
  deLaFila: string;
  suyo: string;
}

/** A row of a file whose contact exists already. */
export class FilaRepetidaDto {
  /** The number of the row; the row with the headings is 1. In a vCard file, the number of the card. */
  fila: number;
  nombre: string;
  con: ContactoExistenteDto;
  /** The data that both have in common; `nombre` is the name with the company. */
  @ApiProperty({ enum: COINCIDENCIAS, isArray: true })
  coincidencias: CoincidenciaDeFila[];
  /** Why the contact may be another person; empty for the same person. */
  diferencias: DiferenciaDto[];
  /** The proposed choice. It is `agregar` when the contact may be another person; `repetidos` does not change that. */
  @ApiProperty({ enum: ELECCIONES })
  propuesta: Eleccion;
}

/** What an import of a file would find. */
export class RevisionContactosDto {
  /** The number of rows that can be imported. */
  contactos: number;
  repetidos: FilaRepetidaDto[];
}

/** The outcome for the rows whose contacts existed already. */
export class RepetidosImportadosDto {
  /** The number of rows that added something to a contact or to an earlier row. */
  combinados: number;
  /** The number of rows that were to be merged but had nothing new. */
  sinCambios: number;
  /** The number of rows that were skipped. */
  omitidos: number;
  /** The number of rows that were added as new contacts. */
  agregados: number;
  /** The id that undoes the merges for a day; null when no contact was changed. */
  importacion: string | null;
}

/** The result of an import. */
export class ImportacionContactosDto {
  creados: number;
  /** The rows that were not imported. */
  omitidos: FilaDeContactosDto[];
  /** The rows that were imported without some wrong data. */
  incompletos: FilaDeContactosDto[];
  /** The ids of the new contacts. */
  contactos: string[];
  /** The ids of the tags that were created for the import. */
  etiquetas: string[];
  /** Only present when the import had a choice for the rows whose contacts exist already. */
  repetidos?: RepetidosImportadosDto;
}
