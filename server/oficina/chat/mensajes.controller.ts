import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import {
  EnviarMensajeNuevoDto,
  EscribirMensajeDto,
  MensajeDto,
  MensajesDto,
  MensajesQuery,
  ReaccionarDto,
} from './conversaciones.dto.js';
import { toMensaje } from './conversaciones.presenter.js';
import { emojiInForm } from './emoji.js';
import type { Mensaje } from './mensajes.repository.js';
import { MensajesService } from './mensajes.service.js';

@ApiTags('conversaciones')
@Controller('conversaciones/:id/mensajes')
@RequirePermission('puesto.usar')
export class MensajesController {
  constructor(
    private readonly mensajes: MensajesService,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  /** Messages of a conversation: the last ones, or those beside a message. */
  @Get()
  async findPage(@Param('id', IdPipe) id: string, @Query() { tamano, ...tramo }: MensajesQuery): Promise<MensajesDto> {
    const { mensajes, ...beside } = await this.mensajes.findPage(id, tramo, tamano);
    return { mensajes: await Promise.all(mensajes.map((mensaje) => this.present(mensaje))), ...beside };
  }

  /** The pinned messages of a conversation, those that were pinned last first. */
  @Get('fijados')
  async findFijados(@Param('id', IdPipe) id: string): Promise<MensajeDto[]> {
    const mensajes = await this.mensajes.findFijados(id);
    return Promise.all(mensajes.map((mensaje) => this.present(mensaje)));
  }

  /** Writes in a conversation. */
  @Post()
  @Idempotent({ newId: 'id' })
  async send(@Param('id', IdPipe) id: string, @Body() body: EnviarMensajeNuevoDto): Promise<MensajeDto> {
    return this.present(await this.mensajes.send(id, body));
  }

  /** Changes the text of a message of mine. */
  @Patch(':mensajeId')
  async update(
    @Param('id', IdPipe) id: string,
    @Param('mensajeId', IdPipe) mensajeId: string,
    @Body() body: EscribirMensajeDto,
  ): Promise<MensajeDto> {
    return this.present(await this.mensajes.update(id, mensajeId, body));
  }

  /** Deletes the text of a message of mine, for everybody and for good. */
  @Delete(':mensajeId')
  async remove(@Param('id', IdPipe) id: string, @Param('mensajeId', IdPipe) mensajeId: string): Promise<MensajeDto> {
    return this.present(await this.mensajes.remove(id, mensajeId));
  }

  /** Puts my emoji on a message. */
  @Post(':mensajeId/reacciones')
  @HttpCode(200)
  async react(
    @Param('id', IdPipe) id: string,
    @Param('mensajeId', IdPipe) mensajeId: string,
    @Body() { emoji }: ReaccionarDto,
  ): Promise<MensajeDto> {
    return this.present(await this.mensajes.react(id, mensajeId, emoji, true));
  }

  /** Takes my emoji off a message. */
  @Delete(':mensajeId/reacciones/:emoji')
  async unreact(
    @Param('id', IdPipe) id: string,
    @Param('mensajeId', IdPipe) mensajeId: string,
    @Param('emoji') emoji: string,
  ): Promise<MensajeDto> {
    return this.present(await this.mensajes.react(id, mensajeId, emojiInForm(emoji), false));
  }

  /** Pins a message for all people of the conversation. */
  @Put(':mensajeId/fijado')
  async pin(@Param('id', IdPipe) id: string, @Param('mensajeId', IdPipe) mensajeId: string): Promise<MensajeDto> {
    return this.present(await this.mensajes.pin(id, mensajeId, true));
  }

  /** Unpins a message for all people of the conversation. */
  @Delete(':mensajeId/fijado')
  async unpin(@Param('id', IdPipe) id: string, @Param('mensajeId', IdPipe) mensajeId: string): Promise<MensajeDto> {
    return this.present(await this.mensajes.pin(id, mensajeId, false));
  }

  private async present(mensaje: Mensaje): Promise<MensajeDto> {
    const conocidos = await this.directory.conocidos();
    return toMensaje(mensaje, { usuarioId: this.transactions.tenant.usuarioId, conocidos });
  }
}
