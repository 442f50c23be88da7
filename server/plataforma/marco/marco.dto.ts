/** The answers of the calls whose things the shell shows around every page. */
export class MarcoDto {
  /** The answers, by the addresses of their calls. A part that is missing here is called by itself. */
  partes: Record<string, unknown>;
}
