import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { IdQuery } from '../../common/input/id.dto.js';
import { AjustesDeCorreo } from '../../oficina/correos/ajustes-de-correo.service.js';
import {
  MailDto,
  MailFilterDto,
  MailSettingsDto,
  MailsDto,
  MailsQuery,
  ModificarMailDto,
  ModificarMailSettingsDto,
} from './mailbox-compat.dto.js';
import { FILTERS, MailsService } from './mails.service.js';

@ApiTags('mailbox')
@Controller('apps/mailbox')
@RequirePermission('puesto.usar')
export class MailboxCompatController {
  constructor(
    private readonly ajustes: AjustesDeCorreo,
    private readonly mails: MailsService,
  ) {}

  @Get('settings')
  async getSettings(): Promise<MailSettingsDto> {
    return { messageLayout: await this.ajustes.getDiseno() };
  }

  @Patch('settings')
  async updateSettings(@Body() { settings: { messageLayout } }: ModificarMailSettingsDto): Promise<MailSettingsDto> {
    await this.ajustes.setDiseno(messageLayout);
    return { messageLayout };
  }

  @Get('filters')
  findFilters(): MailFilterDto[] {
    return [...FILTERS];
  }

  /** Ten mails of a folder, a filter or a label, the newest first. */
  @Get('mails')
  findMails(@Query() query: MailsQuery): Promise<MailsDto> {
    return this.mails.findPage(query);
  }

  /** One mail. */
  @Get('mail')
  getMail(@Query() { id }: IdQuery): Promise<MailDto> {
    return this.mails.get(id);
  }

  /** Changes flags, folder or labels of a mail. */
  @Patch('mail')
  updateMail(@Body() { id, mail }: ModificarMailDto): Promise<MailDto> {
    return this.mails.update(id, mail);
  }
}
