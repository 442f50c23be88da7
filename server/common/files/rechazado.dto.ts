/** A file that was not stored, though others of the same request were. */
export class RechazadoDto {
  /** The name that was sent. */
  archivo: string;
  code: string;
  message: string;
}
