import type { LugarDeFaltante, NameDeCarpeta } from '../../domains.js';

/** What the person who asked may do with a carpeta. */
export class PermisosCarpetaDto implements Record<NameDeCarpeta<'permisos'>, boolean> {
  editar: boolean;
  eliminar: boolean;
  editarPartes: boolean;
  marcarRequisitos: boolean;
  decidirRequisitos: boolean;
  editarInmuebles: boolean;
  editarCertificados: boolean;
  subirDocumentos: boolean;
  editarDocumentos: boolean;
  vincular: boolean;
  comentar: boolean;
  editarPlazos: boolean;
  cumplirPlazos: boolean;
  editarInscripciones: boolean;
  /** To give its instrumento a number of the protocolo, and to say that one is errose. */
  numerar: boolean;
  /** To issue copies, also of what is archived. */
  expedirCopias: boolean;
  /** Whether they may open it to other members. */
  darAcceso: boolean;
}

/** How much there is in the parts of a carpeta that its tabs lead to. */
export class CantidadesDto implements Record<NameDeCarpeta<'cantidades'>, number> {
  partes: number;
  inmuebles: number;
  /** Of the protocolo, with those that are errose. */
  instrumentos: number;
  documentos: number;
  /** Mails that were filed in it. */
  correos: number;
  comentarios: number;
}

/** One thing that a move waits for. */
export class FaltanteDto {
  /** A whole sentence. */
  texto: string;
  /** The tab of the carpeta's page in which it is given. */
  lugar: LugarDeFaltante;
  /** The thing in that tab; null when it is not there yet. */
  id: string | null;
}
