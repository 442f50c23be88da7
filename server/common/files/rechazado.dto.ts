/** A file that was not stored, though others of the same request were stored. */
export class RechazadoDto {
  /** The name of the sent file. */
  archivo: string;
  code: string;
  message: string;
}
