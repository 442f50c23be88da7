/** What a folder is for. `todos` has what others have too. */
export type Papel = 'inbox' | 'sent' | 'archive' | 'spam' | 'trash' | 'todos' | 'otra';

/** Where a mail lies, as both sides know it. */
export type Clase = 'aqui' | 'archive' | 'spam' | 'trash';

/** A folder of an account at its server. */
export interface CarpetaExterna {
  id: string;
  ruta: string;
  /** Without the folders above it. */
  nombre: string;
  papel: Papel;
  uidvalidity: number;
  /** The first UID of what came after the account did. */
  uidNuevos: number;
  /** The highest modification that was read. */
  modseq: string | null;
  /** Whether its UIDs are others since it was last opened. */
  isRenumerada: boolean;
}

/** The marks of a mail at the server. */
export interface Marcas {
  visto: boolean;
  destacado: boolean;
  respondido: boolean;
}

/** A mail in a folder, as the server said last. */
export interface Conocido extends Marcas {
  id: string;
  uid: number;
}

/** Where the server has a mail that is known. */
export interface EstadoEnServidor extends Conocido {
  carpetaId: string;
}

/** A mail of the server that the mailbox has. */
export interface Vinculo extends Marcas {
  carpetaId: string;
  uid: number;
  /** Null when the person deleted it. */
  copiaId: string | null;
  messageId: string | null;
  bytes: number;
  cabecera: string;
  huella: string;
  /** Whether this account brought it in, with this mail or another one that is the same. */
  traido: boolean;
  /** Whether the mailbox had it not. */
  isNew: boolean;
  /** Whether the mailbox has it elsewhere, where the server is to move it too. */
  mover?: boolean;
}

/** By what a mail is recognised: by its headers without being read, or else as a whole. */
export interface Igual {
  id: string;
  messageId: string | null;
  bytes: number;
  cabecera: string;
  huella: string;
  copiaId: string | null;
  traido: boolean;
  /** Whether it is not known where the server has it. */
  isAbsent: boolean;
}

/** What the server is still to be told of a mail. */
export interface Pendiente extends EstadoEnServidor {
  ruta: string;
  papel: Papel;
  uidvalidity: number;
  /** Null once the person deleted it for good. */
  copiaId: string | null;
  propia: boolean;
  leido: boolean;
  destacada: boolean;
  contestado: boolean;
  clase: Clase;
  /** Whether the person moved it. */
  mover: boolean;
  /** Whether a folder with all mails has it too. */
  enTodos: boolean;
  messageId: string | null;
  bytes: number;
  /** How often the server did not take it. */
  intentos: number;
}

/** What the server was told of a mail. */
export interface Hecho extends Marcas {
  id: string;
  carpetaId: string;
  uid: number | null;
  /** The place that the server has given it, although its folder here is another one. */
  enClase?: Clase;
}

/** A mail of the mailbox that changed. */
export interface Cambiada {
  id: string;
  leido: boolean;
  hiloId: string;
}
