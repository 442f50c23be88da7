import type { Bandeja } from './copia.entity.js';
import type { CorreoEtiqueta } from './etiquetas-de-correo.js';
import type { MailLabelDto } from './mailbox.dto.js';

const icon = (name: string) => `heroicons_outline:${name}`;

/** The folders of every mailbox, in their order. */
export const FOLDERS: readonly { id: string; title: string; slug: Bandeja; icon: string }[] = [
  { id: '019a0000-0000-7000-8000-0000000c0001', title: 'Recibidos', slug: 'inbox', icon: icon('inbox') },
  { id: '019a0000-0000-7000-8000-0000000c0002', title: 'Enviados', slug: 'sent', icon: icon('paper-airplane') },
  { id: '019a0000-0000-7000-8000-0000000c0003', title: 'Borradores', slug: 'drafts', icon: icon('document-text') },
  { id: '019a0000-0000-7000-8000-0000000c0006', title: 'Apartados', slug: 'archive', icon: icon('archive-box') },
  { id: '019a0000-0000-7000-8000-0000000c0004', title: 'Spam', slug: 'spam', icon: icon('exclamation-triangle') },
  { id: '019a0000-0000-7000-8000-0000000c0005', title: 'Papelera', slug: 'trash', icon: icon('trash') },
];

export function toMailLabel({ id, titulo, slug, color, version }: CorreoEtiqueta): MailLabelDto {
  return { id, title: titulo, slug, color, version };
}
