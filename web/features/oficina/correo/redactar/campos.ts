import type { Correo } from '../correos-api';

/** Somebody to whom a mail goes. */
export interface Destinatario {
  nombre?: string | null;
  direccion: string;
}

/** The lists of recipients, as the server names them. */
export type Lista = 'para' | 'cc' | 'cco';

/** What is written of a mail; its files are apart. */
export interface Campos {
  para: Destinatario[];
  cc: Destinatario[];
  cco: Destinatario[];
  asunto: string;
  html: string;
  /** The carpeta in which it is filed when it leaves; null for none. Left out of a new one, the server decides. */
  carpetaId?: string | null;
}

/** The written fields of a draft, in one form, so that they can be compared. */
export const camposDe = ({ para, cc, cco, asunto, html, enCarpeta }: Correo): Campos => ({
  para: para.map(destinatarioDe),
  cc: cc.map(destinatarioDe),
  cco: cco.map(destinatarioDe),
  asunto,
  html,
  carpetaId: enCarpeta?.id ?? null,
});

/** A recipient as drafts keep them: «Ana» <ana@x.test>, with the address in lower case. */
export const destinatarioDe = ({ nombre, direccion }: Destinatario): Destinatario => ({
  nombre: nombre ?? '',
  direccion: direccion.toLowerCase(),
});

/** A mail before anything is written. */
export const vacios: Campos = { para: [], cc: [], cco: [], asunto: '', html: '' };

/** The kind of thing that the autosave knows drafts by. */
export const kindDeBorrador = 'correo';

/** What the autosave knows a draft by. */
export const claveDeBorrador = (id: string) => `${kindDeBorrador}/${id}`;
