import { Injectable } from '@nestjs/common';
import { found } from '../../common/database/found.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Etiquetas } from '../../plataforma/etiquetas/etiquetas.service.js';
import { CorreosRepository } from './correos.repository.js';
import { type CorreoEtiqueta, ETIQUETAS_DE_CORREO } from './etiquetas-de-correo.js';
import type { MailFolderDto, MailLabelDto, MailLabelEscritaDto, NuevaMailLabelDto } from './mailbox.dto.js';
import { FOLDERS, toMailLabel } from './mailbox.presenter.js';

/** The folders and labels of the running user's mailbox. */
@Injectable()
export class MailboxService {
  constructor(
    private readonly correos: CorreosRepository,
    private readonly etiquetas: Etiquetas,
    private readonly transactions: Transactions,
  ) {}

  /** The folders, each with the number beside it in the menu. */
  async findFolders(): Promise<MailFolderDto[]> {
    const counts = await this.correos.countFolders();
    const programados = counts.drafts ? await this.correos.countProgramados() : 0;
    return FOLDERS.map((folder) => ({
      ...folder,
      count: counts[folder.slug] ?? 0,
      programados: folder.slug === 'drafts' ? programados : 0,
    }));
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

  /** A label as it is stored, with the slug that the database made. */
  private async readLabel({ id }: CorreoEtiqueta): Promise<MailLabelDto> {
    const [etiqueta] = await this.etiquetas.findAll(ETIQUETAS_DE_CORREO, { id });
    return toMailLabel(found(etiqueta, 'la etiqueta'));
  }
}
