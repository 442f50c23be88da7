import type { Correo } from '../correos-api';

export interface Destinatario {
  nombre?: string | null;
  direccion: string;
}

/** The lists of recipients, as the server names them. */
export type Lista = 'para' | 'cc' | 'cco';

/** The fields of a mail that is written; its files are apart. */
export interface Campos {
  para: Destinatario[];
  cc: Destinatario[];
  cco: Destinatario[];
  asunto: string;
  html: string;
  /**
   * The carpeta in which the mail is filed when it is sent; null for none. When a new mail leaves it out, the server
   * decides.
   */
  carpetaId?: string | null;
}

/** The fields of a draft in one normal form, so that they can be compared. */
export const camposDe = ({ para, cc, cco, asunto, html, enCarpeta }: Correo): Campos => ({
  para: para.map(destinatarioDe),
  cc: cc.map(destinatarioDe),
  cco: cco.map(destinatarioDe),
  asunto,
  html,
  carpetaId: enCarpeta?.id ?? null,
});

/** A recipient as drafts store it: «Ana» <ana@x.test>, with the address in lower case. */
export const destinatarioDe = ({ nombre, direccion }: Destinatario): Destinatario => ({
  nombre: nombre ?? '',
  direccion: direccion.toLowerCase(),
});

/** The fields before anything is written. */
export const vacios: Campos = { para: [], cc: [], cco: [], asunto: '', html: '' };

/** The kind by which the autosave knows drafts. */
export const kindDeBorrador = 'correo';

/** The key by which the autosave knows a draft. */
export const claveDeBorrador = (id: string) => `${kindDeBorrador}/${id}`;
