import { type Etiqueta, etiquetaEntity } from '../../plataforma/etiquetas/etiqueta.entity.js';
import type { EtiquetasDe } from '../../plataforma/etiquetas/etiquetas-de.js';

/** The most labels of a mail. */
export const MAX_ETIQUETAS = 50;

export const COLORES = [
  'gray',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'indigo',
  'purple',
  'pink',
] as const;

export type ColorDeEtiqueta = (typeof COLORES)[number];

/** A label of one person, for their mails. */
export interface CorreoEtiqueta extends Etiqueta {
  usuarioId: string;
  color: ColorDeEtiqueta;
  /** The part of web addresses that names the label. The database makes it from the title. */
  slug: string;
}

/** The labels of the running user; row-level security hides the labels of other people. */
export const ETIQUETAS_DE_CORREO: EtiquetasDe<CorreoEtiqueta> = {
  entity: etiquetaEntity('correo_etiquetas', {
    usuarioId: { type: 'uuid', name: 'usuario_id' },
    color: { type: 'text' },
    slug: { type: 'text', insert: false, update: false },
  }),
  order: 'asc',
  carried: { table: 'correo_etiquetado', by: 'copia_id', shared: 'usuario_id' },
  isPersonal: true,
  tell: (realtime, { usuarioId }, changesCarriers) =>
    realtime.tellUsuario(usuarioId, { type: 'mailbox.changed', ...(!changesCarriers && { mails: [] }) }),
};
