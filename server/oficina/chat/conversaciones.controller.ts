import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { EnMarco } from '../../plataforma/marco/en-marco.js';
import { ChatsRepository } from './chats.repository.js';
import { ChatsService } from './chats.service.js';
import {
  BuscarMensajesQuery,
  ConversacionDetalleDto,
  ConversacionDto,
  CrearGrupoDto,
  MarcarLeidaDto,
  MensajeDto,
  ModificarConversacionDto,
  ModificarParticipanteDto,
  SumarParticipantesDto,
} from './conversaciones.dto.js';
import { type Lector, toConversacion, toConversacionDetalle, toMensaje } from './conversaciones.presenter.js';
import { GruposService } from './grupos.service.js';
import { MensajesService } from './mensajes.service.js';

/**
 * Conversations between two people, of groups, and of carpetas. Only people of a conversation read it, so not even the
 * titular reads others.
 */
@ApiTags('conversaciones')
@Controller()
@RequirePermission('puesto.usar')
export class ConversacionesController {
  constructor(
    private readonly chats: ChatsService,
    private readonly grupos: GruposService,
    private readonly mensajes: MensajesService,
    private readonly repository: ChatsRepository,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  /** My conversations, the newest activity first, each with its last message. */
  @Get('conversaciones')
  @EnMarco()
  async findAll(): Promise<ConversacionDto[]> {
    const lector = await this.lector();
    return (await this.chats.findAll(1)).map((conversacion) => toConversacion(conversacion, lector));
  }

  /** The newest 50 messages with all the words of a search, in my conversations. */
  @Get('conversaciones/mensajes')
  async search(@Query() { buscar, conversacionId }: BuscarMensajesQuery): Promise<MensajeDto[]> {
    const lector = await this.lector();
    return (await this.mensajes.search(buscar, conversacionId)).map((mensaje) => toMensaje(mensaje, lector));
  }

  /** A conversation with its people. */
  @Get('conversaciones/:id')
  async get(@Param('id', IdPipe) id: string): Promise<ConversacionDetalleDto> {
    return this.detalle(id);
  }

  /** Makes a group that I administer. */
  @Post('conversaciones')
  @Idempotent({ newId: 'id' })
  async createGrupo(@Body() { id, nombre, participantes }: CrearGrupoDto): Promise<ConversacionDetalleDto> {
    return this.detalle((await this.grupos.create(id, nombre, participantes)).chat.id);
  }

  /** The conversation of a carpeta, created when there is none. */
  @Post('carpetas/:id/conversacion')
  @HttpCode(200)
  @RequirePermission('carpetas.ver')
  async openDeCarpeta(@Param('id', IdPipe) id: string): Promise<ConversacionDetalleDto> {
    return this.detalle((await this.chats.openDeCarpeta(id)).chat.id);
  }

  /** Renames a group, or mutes a conversation for me. */
  @Patch('conversaciones/:id')
  async update(
    @Param('id', IdPipe) id: string,
    @Body() { nombre, silenciada }: ModificarConversacionDto,
  ): Promise<ConversacionDetalleDto> {
    if (nombre !== undefined) {
      await this.grupos.rename(id, nombre);
    }
    if (silenciada !== undefined) {
      await this.chats.silence(await this.repository.getLocked(id), silenciada);
    }
    return this.detalle(id);
  }

  /** Marks the messages of other people as read, up to a message. */
  @Post('conversaciones/:id/leida')
  @HttpCode(200)
  async read(@Param('id', IdPipe) id: string, @Body() { hasta }: MarcarLeidaDto): Promise<boolean> {
    await this.mensajes.read(id, hasta);
    return true;
  }

  /**
   * Tells the other people that I am writing. This lasts some seconds, so the client repeats the call while I write.
   */
  @Post('conversaciones/:id/escribiendo')
  @HttpCode(200)
  async write(@Param('id', IdPipe) id: string): Promise<boolean> {
    await this.chats.tellWriting(id);
    return true;
  }

  /** Lets members join a group. */
  @Post('conversaciones/:id/participantes')
  @HttpCode(200)
  async addParticipantes(
    @Param('id', IdPipe) id: string,
    @Body() { participantes }: SumarParticipantesDto,
  ): Promise<ConversacionDetalleDto> {
    await this.grupos.add(id, participantes);
    return this.detalle(id);
  }

  /** Makes a person an administrator of a group, or no longer one. */
  @Patch('conversaciones/:id/participantes/:usuarioId')
  async updateParticipante(
    @Param('id', IdPipe) id: string,
    @Param('usuarioId', IdPipe) usuarioId: string,
    @Body() { administra }: ModificarParticipanteDto,
  ): Promise<ConversacionDetalleDto> {
    await this.grupos.setAdministra(id, usuarioId, administra);
    return this.detalle(id);
  }

  /** Removes a person from a group. With my own id I leave the group. */
  @Delete('conversaciones/:id/participantes/:usuarioId')
  async removeParticipante(
    @Param('id', IdPipe) id: string,
    @Param('usuarioId', IdPipe) usuarioId: string,
  ): Promise<boolean> {
    await this.grupos.remove(id, usuarioId);
    return true;
  }

  private async detalle(id: string): Promise<ConversacionDetalleDto> {
    return toConversacionDetalle(await this.chats.get(id, 1), await this.lector());
  }

  private async lector(): Promise<Lector> {
    return { usuarioId: this.transactions.tenant.usuarioId, conocidos: await this.directory.conocidos() };
  }
}
