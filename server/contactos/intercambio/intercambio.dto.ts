import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsOptional, IsUUID } from 'class-validator';

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
  /** Ids of the contacts in the answer to the import. */
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
}

/** A row or card of a file, with something to report. */
export class FilaDeContactosDto {
  /** The row of a table, whose headings are row 1; or the number of the card. */
  fila: number;
  nombre: string | null;
  /** What happened to it, and why. */
  motivo: string;
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
}
