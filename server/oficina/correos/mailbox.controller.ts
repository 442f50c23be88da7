import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdQuery } from '../../common/input/id.dto.js';
import { EnMarco } from '../../plataforma/marco/en-marco.js';
import { CrearMailLabelDto, MailFolderDto, MailLabelDto, ModificarMailLabelDto } from './mailbox.dto.js';
import { MailboxService } from './mailbox.service.js';

@ApiTags('mailbox')
@Controller('apps/mailbox')
@RequirePermission('puesto.usar')
export class MailboxController {
  constructor(private readonly mailbox: MailboxService) {}

  /** The five folders, each with the number beside it. */
  @Get('folders')
  @EnMarco()
  async findFolders(): Promise<MailFolderDto[]> {
    return this.mailbox.findFolders();
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

  /** Deletes a label and takes it off the mails. The label can be restored for a day. */
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
}
