/** How much there is in the parts of a carpeta that its tabs lead to. */
export class CantidadesDto {
  partes: number;
  inmuebles: number;
  /** Of the protocolo, with those that are errose. */
  instrumentos: number;
  documentos: number;
  /** Mails that were filed in it. */
  correos: number;
  comentarios: number;
}
