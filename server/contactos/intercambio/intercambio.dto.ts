import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsOptional, IsUUID } from 'class-validator';

/** As many as one file may bring. */
export const MAX_CONTACTOS = 5_000;
/** As many ids as an address has room for. */
const MAX_CHOSEN = 300;
/** As many as fit into the body of a request. */
const MAX_SENT = 20_000;
/** As many etiquetas as one file may bring that there are not yet. */
export const MAX_NEW_TITLES = 100;
/** As many photos as of one file are taken in. */
export const MAX_FOTOS = 300;

const FORMATOS = ['vcard', 'csv'] as const;
export type Formato = (typeof FORMATOS)[number];

export class ExportarContactosQuery {
  @IsIn(FORMATOS, { message: 'El formato debe ser vcard o csv.' })
  formato: Formato;

  /** Ids, with commas between them; without them, all. */
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

  /** Without them, all. */
  @IsOptional()
  @IsArray({ message: 'Los contactos deben ser una lista de ids.' })
  @ArrayMaxSize(MAX_SENT, { message: `Se pueden elegir hasta ${MAX_SENT} contactos.` })
  @IsUUID('all', { each: true, message: 'Uno de los contactos no es válido.' })
  ids?: string[];
}

export class DeshacerImportacionDto {
  /** The contacts that the import answered. */
  @IsArray({ message: 'Faltan los contactos.' })
  @ArrayMinSize(1, { message: 'Faltan los contactos.' })
  @ArrayMaxSize(MAX_CONTACTOS, { message: 'Son más contactos que los de una importación.' })
  @IsUUID('all', { each: true, message: 'Uno de los contactos no es válido.' })
  ids: string[];

  /** The tags that it answered; those that somebody has come to use stay. */
  @IsOptional()
  @IsArray({ message: 'Las etiquetas deben ser una lista de ids.' })
  @ArrayMaxSize(MAX_NEW_TITLES, { message: 'Son más etiquetas que las de una importación.' })
  @IsUUID('all', { each: true, message: 'Una de las etiquetas no es válida.' })
  etiquetas?: string[];
}

/** A row or card of a file of which there is something to tell. */
export class FilaDeContactosDto {
  /** The row of a table, whose headings are the first; or the how manieth card. */
  fila: number;
  nombre: string | null;
  /** What became of it, and why. */
  motivo: string;
}

/** What became of a file of contacts. */
export class ImportacionContactosDto {
  creados: number;
  /** Rows that became no contact. */
  omitidos: FilaDeContactosDto[];
  /** Rows that became a contact without something that was wrong in them. */
  incompletos: FilaDeContactosDto[];
  /** Ids of the new contacts. */
  contactos: string[];
  /** Ids of the tags that were made for them. */
  etiquetas: string[];
}
