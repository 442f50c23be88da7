import { Injectable } from '@nestjs/common';
import { invalidField, notFound } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Etiquetas } from '../../plataforma/etiquetas/etiquetas.service.js';
import { AjustesDeCorreo } from './ajustes-de-correo.service.js';
import { CorreosRepository, type FiltroCorreos } from './correos.repository.js';
import { CorreosService } from './correos.service.js';
import { type CorreoEtiqueta, ETIQUETAS_DE_CORREO } from './etiquetas-de-correo.js';
import type {
  CambiosMailDto,
  MailDto,
  MailFilterDto,
  MailFolderDto,
  MailLabelDto,
  MailLabelEscritaDto,
  MailSettingsDto,
  MailsDto,
  MailsQuery,
  NuevaMailLabelDto,
} from './mailbox.dto.js';
import { FILTERS, FOLDERS, toListedMail, toMail, toMailLabel } from './mailbox.presenter.js';

/** The mails of a page, as the reference client expects. */
const PAGE = 10;

/** The mailbox in the words of the reference client (contract §9). */
@Injectable()
export class MailboxService {
  constructor(
    private readonly ajustes: AjustesDeCorreo,
    private readonly correos: CorreosRepository,
    private readonly service: CorreosService,
    private readonly etiquetas: Etiquetas,
    private readonly transactions: Transactions,
  ) {}

  async getSettings(): Promise<MailSettingsDto> {
    return { messageLayout: await this.ajustes.getDiseno() };
  }

  async updateSettings({ messageLayout }: MailSettingsDto): Promise<MailSettingsDto> {
    await this.ajustes.setDiseno(messageLayout);
    return { messageLayout };
  }

  /** The folders, each with the number beside it in the menu. */
  async findFolders(): Promise<MailFolderDto[]> {
    const counts = await this.correos.countFolders();
    return FOLDERS.map((folder) => ({ ...folder, count: counts[folder.slug] ?? 0 }));
  }

  findFilters(): MailFilterDto[] {
    return [...FILTERS];
  }

  /** The labels, oldest first. */
  async findLabels(): Promise<MailLabelDto[]> {
    return (await this.etiquetas.findAll(ETIQUETAS_DE_CORREO)).map(toMailLabel);
  }

  async createLabel({ id, title, color }: NuevaMailLabelDto): Promise<MailLabelDto> {
    const { usuarioId } = this.transactions.tenant;
    return this.readLabel(
      await this.etiquetas.create(ETIQUETAS_DE_CORREO, { id, titulo: title, color, usuarioId, slug: '' }),
    );
  }

  /** @throws DomainError 404 */
  async updateLabel(id: string, { title, color }: MailLabelEscritaDto): Promise<MailLabelDto> {
    if (color) {
      await this.transactions.manager.update(ETIQUETAS_DE_CORREO.entity, { id }, { color });
    }
    return this.readLabel(await this.etiquetas.rename(ETIQUETAS_DE_CORREO, id, title));
  }

  /** Deletes a label, which can be restored for a day. @throws DomainError 404 */
  async removeLabel(id: string): Promise<boolean> {
    await this.etiquetas.remove(ETIQUETAS_DE_CORREO, id);
    return true;
  }

  /** @throws DomainError 404 */
  async restoreLabel(id: string): Promise<MailLabelDto> {
    return this.readLabel(await this.etiquetas.restore(ETIQUETAS_DE_CORREO, id));
  }

  /** Ten mails, the newest first; null beyond the last page. @throws DomainError 404 for an unknown slug */
  async findMails({ page, ...query }: MailsQuery): Promise<MailsDto> {
    const filtro = await this.filterOf(query);
    const totalResults = await this.correos.count(filtro);
    const lastPage = Math.max(Math.ceil(totalResults / PAGE), 1);
    if (page > lastPage) {
      return { mails: null, pagination: { lastPage } };
    }
    const filas = await this.correos.findWholePage(filtro, { pagina: page, tamano: PAGE });
    const directorio = await this.service.directorio();
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
  async getMail(id: string): Promise<MailDto> {
    return toMail(await this.correos.get(id), await this.service.directorio());
  }

  /** Changes the fields that were sent. @throws DomainError 404, 422 */
  async updateMail(id: string, { unread, starred, important, folder, labels }: CambiosMailDto): Promise<MailDto> {
    await this.correos.get(id);
    const bandeja = folder && this.folderOf(folder);
    // Own mails have one place outside the trash, where the inbox of others would be.
    const place = bandeja === 'sent' || bandeja === 'drafts' ? 'inbox' : bandeja;
    const changed = await this.service.update({
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
    return toMail(correo, await this.service.directorio());
  }

  private folderOf(id: string): (typeof FOLDERS)[number]['slug'] {
    const folder = FOLDERS.find((candidate) => candidate.id === id);
    if (!folder) {
      throw invalidField('mail.folder', 'La carpeta del correo no existe.');
    }
    return folder.slug;
  }

  private async filterOf({ folder, filter, label }: Omit<MailsQuery, 'page'>): Promise<FiltroCorreos> {
    if (folder !== undefined) {
      const bandeja = FOLDERS.find(({ slug }) => slug === folder)?.slug;
      return bandeja ? { bandeja } : missing('la carpeta del correo');
    }
    if (filter !== undefined) {
      const filtro = FILTERS.find(({ slug }) => slug === filter)?.slug;
      return filtro ? { filtro } : missing('el filtro');
    }
    if (label !== undefined) {
      const known = await this.etiquetas.findAll(ETIQUETAS_DE_CORREO, { slug: label });
      return known.length > 0 ? { etiqueta: label } : missing('la etiqueta');
    }
    return {};
  }

  /** A label as it is stored: the database made its slug. */
  private async readLabel({ id }: CorreoEtiqueta): Promise<MailLabelDto> {
    const [etiqueta] = await this.etiquetas.findAll(ETIQUETAS_DE_CORREO, { id });
    return etiqueta ? toMailLabel(etiqueta) : missing('la etiqueta');
  }
}

function missing(what: string): never {
  throw notFound(what);
}
