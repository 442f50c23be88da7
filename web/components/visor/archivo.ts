/** A file that the viewer shows. */
export interface Archivo {
  /** Where its content is fetched from; names the file too. */
  url: string;
  nombre: string;
  mime: string;
  bytes: number;
  /** Whether a page may show it; otherwise it is only downloaded. */
  previsualizable: boolean;
  /** Where a small picture of it is fetched from; null when there is none, undefined where nobody makes them. */
  miniatura?: string | null;
}
