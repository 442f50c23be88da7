import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission, WritesOnRead } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdQuery } from '../../common/input/id.dto.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { AvisoDePanelDto, CrearMensajeDto, LeerMensajeDto, ModificarMensajeDto } from './avisos.dto.js';
import { toAviso, toMarcas, toTextos } from './avisos.presenter.js';
import { AvisosService } from './avisos.service.js';

const FAMILIA = 'mensaje';

/** My messages, by the routes of the reference client and those of the specification. */
@ApiTags('mensajes')
@Controller('common/messages')
@RequirePermission('puesto.usar')
export class MessagesController {
  constructor(private readonly avisos: AvisosService) {}

  /** At most 100, newest first. */
  @Get()
  async findAll(): Promise<AvisoDePanelDto[]> {
    return (await this.avisos.findAll(FAMILIA)).map(toAviso);
  }

  /** Marks all of mine as read and seen. */
  @Get('mark-all-as-read')
  @WritesOnRead()
  async markAllAsRead(): Promise<boolean> {
    await this.avisos.markAll(FAMILIA);
    return true;
  }

  /** Adds a message for myself. */
  @Post()
  @HttpCode(200)
  @Idempotent()
  async create(@Body() { message }: CrearMensajeDto): Promise<AvisoDePanelDto> {
    const textos = toTextos(message, 'message');
    return toAviso(await this.avisos.create(FAMILIA, textos, toMarcas(message)));
  }

  /** Marks a message as read or unread. */
  @Post('toggle-read-status')
  @HttpCode(200)
  async setRead(@Body() { message }: LeerMensajeDto): Promise<AvisoDePanelDto> {
    return toAviso(await this.avisos.mark(FAMILIA, message.id, { leido: message.read }));
  }

  /** Sets whether a message is read and seen. Whatever else is sent is ignored. */
  @Patch()
  async update(@Body() { id, message }: ModificarMensajeDto): Promise<AvisoDePanelDto> {
    return toAviso(await this.avisos.mark(FAMILIA, id, toMarcas(message)));
  }

  /** Makes a read message unread, and an unread one read. */
  @Patch('toggle-read/:id')
  async toggleRead(@Param('id', IdPipe) id: string): Promise<AvisoDePanelDto> {
    return toAviso(await this.avisos.toggle(FAMILIA, id));
  }

  /** Deletes a message and answers with it. */
  @Delete()
  async remove(@Query() { id }: IdQuery): Promise<AvisoDePanelDto> {
    return toAviso(await this.avisos.remove(FAMILIA, id));
  }

  /** Deletes a message and answers with it. */
  @Delete(':id')
  async removeByPath(@Param('id', IdPipe) id: string): Promise<AvisoDePanelDto> {
    return toAviso(await this.avisos.remove(FAMILIA, id));
  }

  /** Takes back a deletion of the last day. */
  @Post(':id/restore')
  @HttpCode(200)
  async restore(@Param('id', IdPipe) id: string): Promise<AvisoDePanelDto> {
    return toAviso(await this.avisos.restore(FAMILIA, id));
  }
}
