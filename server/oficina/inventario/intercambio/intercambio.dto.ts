import { IsUUID } from 'class-validator';

/** A row of a file that cannot be imported, or of which something is to be known. */
export class FilaConErrorDto {
  /** Its number in a spreadsheet. */
  row: number;
  name: string | null;
  /** Why, in Spanish. */
  message: string;
}

/** What an import does, or would do. With any error nothing is imported. */
export class ImportacionDeProductosDto {
  created: number;
  changed: number;
  /** Products that are already as the file says. */
  unchanged: number;
  errors: FilaConErrorDto[];
  /** Rows that are about the product of an earlier row. */
  warnings: FilaConErrorDto[];
  /** The headings of columns that have something and are not imported. */
  omitted: string[];
  /** The id to undo it for a day; null when nothing was stored. */
  importacion: string | null;
}

export class DeshacerImportacionDeProductosDto {
  /** The id in the answer to the import. */
  @IsUUID('all', { message: 'La importación no es válida.' })
  importacion: string;
}

/** A product that the undo of an import left as it is. */
export class ProductoQueQuedaDto {
  name: string;
  /** Why, in Spanish. */
  reason: string;
}

/** What the undo of an import did. */
export class ImportacionDeProductosDeshechaDto {
  removed: number;
  /** How many are as they were before. */
  restored: number;
  /** Those that somebody changed or moved since. */
  kept: ProductoQueQuedaDto[];
}
