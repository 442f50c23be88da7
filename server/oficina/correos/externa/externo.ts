/** The use of a folder. `todos` is a folder with all mails, which other folders have too. */
export type Papel = 'inbox' | 'sent' | 'archive' | 'spam' | 'trash' | 'todos' | 'otra';

/** The place of a mail, in terms that the mailbox and the server share. */
export type Clase = 'aqui' | 'archive' | 'spam' | 'trash';

/** A folder of an external account at its server. */
export interface ImapFolder {
  id: string;
  ruta: string;
  /** The name without the folders above it. */
  nombre: string;
  papel: Papel;
  uidvalidity: number;
  /** The first UID of the mails that came after the account was connected. */
  uidNuevos: number;
  /** The highest modification number (MODSEQ) that was read. */
  modseq: string | null;
  /** Whether the folder has new UIDs since it was last opened. */
  isRenumerada: boolean;
}

/** The flags of a mail at the server. */
export interface Marcas {
  visto: boolean;
  destacado: boolean;
  respondido: boolean;
}

/** A mail in a folder, in the state that the server last reported. */
export interface Conocido extends Marcas {
  id: string;
  uid: number;
}

/** The place and state of a known mail at the server. */
export interface EstadoEnServidor extends Conocido {
  folderId: string;
}

/** The tie between a mail of the server and its copy in the mailbox. */
export interface Vinculo extends Marcas {
  folderId: string;
  uid: number;
  /** The id of the copy; null when the person deleted it. */
  copiaId: string | null;
  messageId: string | null;
  bytes: number;
  cabecera: string;
  huella: string;
  /** Whether this account brought the mail into the mailbox, by any row of the mail. */
  traido: boolean;
  /** Whether the mail is new in the mailbox. */
  isNew: boolean;
  /** Whether the server must move the mail to its place in the mailbox. */
  mover?: boolean;
}

/** The data by which a mail is recognised: by its headers without reading it, or as a whole. */
export interface Igual {
  id: string;
  messageId: string | null;
  bytes: number;
  cabecera: string;
  huella: string;
  copiaId: string | null;
  traido: boolean;
  /** Whether the place of the mail at the server is unknown. */
  isAbsent: boolean;
}

/** A change of a mail that the server must still be told. */
export interface Pendiente extends EstadoEnServidor {
  ruta: string;
  papel: Papel;
  uidvalidity: number;
  /** The id of the copy; null after the person deleted it for good. */
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
  /** How often the server refused the change. */
  intentos: number;
}

/** The state of a mail after the server was told. */
export interface Empujado extends Marcas {
  id: string;
  folderId: string;
  uid: number | null;
  /** The mail's place at the server, when its folder suggests another place. */
  enClase?: Clase;
}

export interface Cambiada {
  id: string;
  leido: boolean;
  hiloId: string;
}
