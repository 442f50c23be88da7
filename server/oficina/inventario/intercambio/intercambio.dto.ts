import { IsUUID } from 'class-validator';

/** A row of a file with an error or a warning. */
export class FilaConErrorDto {
  /** The number of the row in a spreadsheet. */
  row: number;
  name: string | null;
  /** The problem, in Spanish. */
  message: string;
}

/** The outcome of an import, or of its check. With any error nothing is imported. */
export class ImportacionDeProductosDto {
  created: number;
  changed: number;
  /** The number of products that already are as the file says. */
  unchanged: number;
  errors: FilaConErrorDto[];
  /** The rows about the same product as an earlier row. */
  warnings: FilaConErrorDto[];
  /** The headings of columns that have data and are not imported. */
  omitted: string[];
  /** The id that undoes the import for a day; null when nothing was stored. */
  importacion: string | null;
}

export class DeshacerImportacionDeProductosDto {
  /** The id in the answer to the import. */
  @IsUUID('all', { message: 'La importación no es válida.' })
  importacion: string;
}

/** A product that stayed as it is when an import was undone. */
export class ProductoQueQuedaDto {
  name: string;
  /** The reason, in Spanish. */
  reason: string;
}

/** The outcome of undoing an import. */
export class ImportacionDeProductosDeshechaDto {
  removed: number;
  /** The number of products that have their old values again. */
  restored: number;
  /** The products that stayed, such as those changed or moved since. */
  kept: ProductoQueQuedaDto[];
}
