import { initialsPicture } from '../../plataforma/imagenes/initials-picture.js';
import type { Bandeja } from './copia.entity.js';
import type { Destinatario } from './correo.entity.js';
import type { ArchivoDeCorreo, CorreoEntero } from './correo-fila.js';
import type { Directorio } from './correos.presenter.js';
import type { CorreoEtiqueta } from './etiquetas-de-correo.js';
import type { ListedMailDto, MailAttachmentDto, MailDto, MailFilterDto, MailLabelDto } from './mailbox.dto.js';

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

/** The filters of every mailbox. */
export const FILTERS: readonly (MailFilterDto & { slug: 'starred' | 'important' })[] = [
  { id: '019a0000-0000-7000-8000-0000000c0011', title: 'Destacados', slug: 'starred', icon: icon('star') },
  { id: '019a0000-0000-7000-8000-0000000c0012', title: 'Importantes', slug: 'important', icon: icon('flag') },
];

/** A label, for the reference client. */
export function toMailLabel({ id, titulo, slug, color, version }: CorreoEtiqueta): MailLabelDto {
  return { id, title: titulo, slug, color, version };
}

/** A mail, for the reference client, which reads `cc` and `bcc` only when they are there. */
export function toMail(correo: CorreoEntero, directorio: Directorio): MailDto {
  const { id, deNombre, deDireccion, para, cc, cco, fecha, asunto, html, archivos, etiquetas } = correo;
  const miembro = directorio.get(deDireccion);
  const nombre = deNombre || miembro?.nombre || deDireccion;
  return {
    id,
    type: 'mail',
    from: {
      avatar: miembro?.avatar ?? initialsPicture(nombre),
      contact: contactOf({ nombre, direccion: deDireccion }),
    },
    to: para.map(contactOf).join(', '),
    ...(cc.length > 0 && { cc: cc.map(contactOf) }),
    ...(cco.length > 0 && { bcc: cco.map(contactOf) }),
    date: fecha,
    subject: asunto,
    content: html,
    attachments: archivos.map((archivo) => toAttachment(id, archivo)),
    starred: correo.destacado,
    important: correo.importante,
    unread: !correo.leido,
    folder: FOLDERS.find(({ slug }) => slug === correo.bandeja)?.id ?? '',
    labels: etiquetas,
  };
}

/** A mail in a list, for the reference client, which draws its content as text. */
export function toListedMail(correo: CorreoEntero, directorio: Directorio): ListedMailDto {
  return {
    ...toMail(correo, directorio),
    content: correo.texto,
    ccCount: correo.cc.length,
    bccCount: correo.cco.length,
  };
}

/** `Name <mail>`: the reference client takes the name from before the first angle bracket. */
function contactOf({ nombre, direccion }: Destinatario): string {
  return `${nombre.replace(/[<>]/g, '').trim() || direccion} <${direccion}>`;
}

function toAttachment(correoId: string, { id, nombre, mime, bytes }: ArchivoDeCorreo): MailAttachmentDto {
  return {
    type: mime,
    name: nombre,
    size: bytes,
    preview: mime === 'application/pdf' ? 'pdf' : nombre,
    downloadUrl: `/api/correos/${correoId}/adjuntos/${id}/contenido?descargar=true`,
  };
}
