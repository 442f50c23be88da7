/** A file that the viewer shows. */
export interface Archivo {
  /** The address of the content, which also identifies the file. */
  url: string;
  nombre: string;
  mime: string;
  bytes: number;
  /** Whether a page may show the file; otherwise it can only be downloaded. */
  previsualizable: boolean;
  /**
   * The address of a small picture. Null when the file has none, undefined where the server makes no small pictures.
   */
  miniatura?: string | null;
}
