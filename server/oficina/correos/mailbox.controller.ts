import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdQuery } from '../../common/input/id.dto.js';
import {
  CrearMailLabelDto,
  MailDto,
  MailFilterDto,
  MailFolderDto,
  MailLabelDto,
  MailSettingsDto,
  MailsDto,
  MailsQuery,
  ModificarMailDto,
  ModificarMailLabelDto,
  ModificarMailSettingsDto,
} from './mailbox.dto.js';
import { MailboxService } from './mailbox.service.js';

/** The mailbox in the words of the reference client (contract §9). */
@ApiTags('mailbox')
@Controller('apps/mailbox')
@RequirePermission('puesto.usar')
export class MailboxController {
  constructor(private readonly mailbox: MailboxService) {}

  @Get('settings')
  async getSettings(): Promise<MailSettingsDto> {
    return this.mailbox.getSettings();
  }

  @Patch('settings')
  async updateSettings(@Body() { settings }: ModificarMailSettingsDto): Promise<MailSettingsDto> {
    return this.mailbox.updateSettings(settings);
  }

  /** The five folders, each with its count. */
  @Get('folders')
  async findFolders(): Promise<MailFolderDto[]> {
    return this.mailbox.findFolders();
  }

  @Get('filters')
  findFilters(): MailFilterDto[] {
    return this.mailbox.findFilters();
  }

  /** My labels, oldest first. */
  @Get('labels')
  async findLabels(): Promise<MailLabelDto[]> {
    return this.mailbox.findLabels();
  }

  /** Adds a label at the end. */
  @Post('label')
  @HttpCode(200)
  @Idempotent({ newId: 'label.id' })
  async createLabel(@Body() { label }: CrearMailLabelDto): Promise<MailLabelDto> {
    return this.mailbox.createLabel(label);
  }

  /** Renames a label or changes its colour. */
  @Patch('label')
  async updateLabel(@Body() { id, label }: ModificarMailLabelDto): Promise<MailLabelDto> {
    return this.mailbox.updateLabel(id, label);
  }

  /** Deletes a label and takes it off the mails. This can be undone for a day. */
  @Delete('label')
  async removeLabel(@Query() { id }: IdQuery): Promise<boolean> {
    return this.mailbox.removeLabel(id);
  }

  /** Restores a deleted label, on the same mails. */
  @Post('label/restore')
  @HttpCode(200)
  async restoreLabel(@Query() { id }: IdQuery): Promise<MailLabelDto> {
    return this.mailbox.restoreLabel(id);
  }

  /** Ten mails of a folder, a filter or a label, the newest first. */
  @Get('mails')
  async findMails(@Query() query: MailsQuery): Promise<MailsDto> {
    return this.mailbox.findMails(query);
  }

  /** One mail. */
  @Get('mail')
  async getMail(@Query() { id }: IdQuery): Promise<MailDto> {
    return this.mailbox.getMail(id);
  }

  /** Changes flags, folder or labels of a mail. */
  @Patch('mail')
  async updateMail(@Body() { id, mail }: ModificarMailDto): Promise<MailDto> {
    return this.mailbox.updateMail(id, mail);
  }
}
