import type { LugarDeFaltante, NameDeCarpeta } from '../../domains.js';

/** The permissions of the person who asked in a carpeta. */
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
  /** To number the instrumento of the carpeta, and to mark it as errose. */
  numerar: boolean;
  /** To issue copies, also in an archived carpeta. */
  expedirCopias: boolean;
  /** To give other members access to the carpeta. */
  darAcceso: boolean;
}

/** The number of things in each part of a carpeta. */
export class CantidadesDto implements Record<NameDeCarpeta<'cantidades'>, number> {
  partes: number;
  inmuebles: number;
  /** The instrumentos of the carpeta, also errose ones. */
  instrumentos: number;
  documentos: number;
  /** The mails that were filed in the carpeta. */
  correos: number;
  comentarios: number;
}

/** Something that a carpeta lacks for a move. */
export class FaltanteDto {
  /** The message, as a sentence. */
  texto: string;
  /** The tab of the carpeta's page in which people add it. */
  lugar: LugarDeFaltante;
  /** The id of the thing in that tab. Null when there is no such thing yet. */
  id: string | null;
}
