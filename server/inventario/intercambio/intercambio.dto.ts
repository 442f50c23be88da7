/** A row of a file that cannot be imported. */
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
}
