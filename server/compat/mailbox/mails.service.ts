import { Injectable } from '@nestjs/common';
import { found } from '../../common/database/found.js';
import { invalidField } from '../../common/errors/domain-error.js';
import type { Bandeja } from '../../oficina/correos/copia.entity.js';
import type { Destinatario } from '../../oficina/correos/correo.entity.js';
import type { ArchivoDeCorreo, CorreoEntero } from '../../oficina/correos/correo-row.js';
import type { Directorio } from '../../oficina/correos/correos.presenter.js';
import { CorreosRepository, type FiltroCorreos } from '../../oficina/correos/correos.repository.js';
import { CorreosService } from '../../oficina/correos/correos.service.js';
import { ETIQUETAS_DE_CORREO } from '../../oficina/correos/etiquetas-de-correo.js';
import { FOLDERS } from '../../oficina/correos/mailbox.presenter.js';
import { Etiquetas } from '../../plataforma/etiquetas/etiquetas.service.js';
import { initialsPicture } from '../../plataforma/imagenes/initials-picture.js';
import type {
  CambiosMailDto,
  ListedMailDto,
  MailAttachmentDto,
  MailDto,
  MailFilterDto,
  MailsDto,
  MailsQuery,
} from './mailbox-compat.dto.js';

/** The number of mails of a page. */
const PAGE = 10;

const icon = (name: string) => `heroicons_outline:${name}`;

/** The filters of every mailbox. */
export const FILTERS: readonly (MailFilterDto & { slug: 'starred' | 'important' })[] = [
  { id: '019a0000-0000-7000-8000-0000000c0011', title: 'Destacados', slug: 'starred', icon: icon('star') },
  { id: '019a0000-0000-7000-8000-0000000c0012', title: 'Importantes', slug: 'important', icon: icon('flag') },
];

/** The mails of the running user, by the folders, filters and labels of the reference template. */
@Injectable()
export class MailsService {
  constructor(
    private readonly correos: CorreosRepository,
    private readonly mailbox: CorreosService,
    private readonly etiquetas: Etiquetas,
  ) {}

  /** Ten mails, the newest first; null beyond the last page. @throws DomainError 404 for an unknown slug */
  async findPage({ page, ...query }: MailsQuery): Promise<MailsDto> {
    const filtro = await this.filterOf(query);
    const totalResults = await this.correos.count(filtro);
    const lastPage = Math.max(Math.ceil(totalResults / PAGE), 1);
    if (page > lastPage) {
      return { mails: null, pagination: { lastPage } };
    }
    const filas = await this.correos.findWholePage(filtro, { pagina: page, tamano: PAGE });
    const directorio = await this.mailbox.directorio();
    const startIndex = (page - 1) * PAGE;
    return {
      mails: filas.map((correo) => toListedMail(correo, directorio)),
      pagination: {
        totalResults,
        resultsPerPage: PAGE,
        currentPage: page,
        lastPage,
        startIndex,
        endIndex: Math.min(startIndex + PAGE, totalResults) - 1,
      },
    };
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<MailDto> {
    return toMail(await this.correos.get(id), await this.mailbox.directorio());
  }

  /** Changes the fields that were sent. @throws DomainError 404, 422 */
  async update(id: string, { unread, starred, important, folder, labels }: CambiosMailDto): Promise<MailDto> {
    await this.correos.get(id);
    const bandeja = folder && folderOf(folder);
    // Sent mails and drafts have one place outside the trash, which the mailbox calls `inbox`.
    const place = bandeja === 'sent' || bandeja === 'drafts' ? 'inbox' : bandeja;
    const changed = await this.mailbox.update({
      ids: [id],
      ...(unread !== undefined && { leido: !unread }),
      ...(starred !== undefined && { destacado: starred }),
      ...(important !== undefined && { importante: important }),
      ...(place && { bandeja: place }),
    });
    if (labels) {
      await this.etiquetas.assertExist(ETIQUETAS_DE_CORREO, labels, 'mail.labels');
      await this.etiquetas.put(ETIQUETAS_DE_CORREO, id, labels);
    }
    const correo = await this.correos.get(id);
    if (changed.length === 0 || (place !== bandeja && correo.bandeja !== bandeja)) {
      throw invalidField('mail.folder', 'Este correo no puede ir a esa carpeta.');
    }
    return toMail(correo, await this.mailbox.directorio());
  }

  private async filterOf({ folder, filter, label }: Omit<MailsQuery, 'page'>): Promise<FiltroCorreos> {
    if (folder !== undefined) {
      return { bandeja: bySlug(FOLDERS, folder, 'la carpeta del correo').slug };
    }
    if (filter !== undefined) {
      return { filtro: bySlug(FILTERS, filter, 'el filtro').slug };
    }
    if (label !== undefined) {
      const known = await this.etiquetas.findAll(ETIQUETAS_DE_CORREO, { slug: label });
      return { etiqueta: bySlug(known, label, 'la etiqueta').slug };
    }
    return {};
  }
}

function folderOf(id: string): Bandeja {
  const folder = FOLDERS.find((candidate) => candidate.id === id);
  if (!folder) {
    throw invalidField('mail.folder', 'La carpeta del correo no existe.');
  }
  return folder.slug;
}

/** @param what its name with the article @throws DomainError 404 */
function bySlug<T extends { slug: string }>(all: readonly T[], slug: string, what: string): T {
  return found(
    all.find((each) => each.slug === slug),
    what,
  );
}

/** A mail in the format of the reference client. The client reads `cc` and `bcc` only when they exist. */
function toMail(correo: CorreoEntero, directorio: Directorio): MailDto {
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

/** A mail of a list in the format of the reference client. The client shows the content as text. */
function toListedMail(correo: CorreoEntero, directorio: Directorio): ListedMailDto {
  return {
    ...toMail(correo, directorio),
    content: correo.texto,
    ccCount: correo.cc.length,
    bccCount: correo.cco.length,
  };
}

/** The contact as `Name <mail>`. The reference client takes the text before the first angle bracket as the name. */
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
