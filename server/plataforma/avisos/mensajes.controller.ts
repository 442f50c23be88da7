import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission, WritesOnRead } from '../../common/access/access.decorators.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { EnMarco } from '../marco/en-marco.js';
import { AvisoDePanelDto, LeerMensajeDto } from './avisos.dto.js';
import { toAviso } from './avisos.presenter.js';
import { AvisosService } from './avisos.service.js';

const FAMILIA = 'mensaje';

/** My messages. */
@ApiTags('mensajes')
@Controller('common/messages')
@RequirePermission('puesto.usar')
export class MessagesController {
  constructor(private readonly avisos: AvisosService) {}

  /** My messages: at most 100, the newest first. */
  @Get()
  @EnMarco()
  async findAll(): Promise<AvisoDePanelDto[]> {
    return (await this.avisos.findAll(FAMILIA)).map(toAviso);
  }

  /** Marks all my messages as read and seen. */
  @Get('mark-all-as-read')
  @WritesOnRead()
  async markAllAsRead(): Promise<boolean> {
    await this.avisos.markAll(FAMILIA);
    return true;
  }

  /** Marks a message as read or unread. */
  @Post('toggle-read-status')
  @HttpCode(200)
  async setRead(@Body() { message }: LeerMensajeDto): Promise<AvisoDePanelDto> {
    return toAviso(await this.avisos.mark(FAMILIA, message.id, { leido: message.read }));
  }

  /** Deletes a message and answers with it. */
  @Delete(':id')
  async removeByPath(@Param('id', IdPipe) id: string): Promise<AvisoDePanelDto> {
    return toAviso(await this.avisos.remove(FAMILIA, id));
  }

  /** Restores a message that was deleted in the last day. */
  @Post(':id/restore')
  @HttpCode(200)
  async restore(@Param('id', IdPipe) id: string): Promise<AvisoDePanelDto> {
    return toAviso(await this.avisos.restore(FAMILIA, id));
  }
}
