import { Body, Controller, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission, Tenant } from '../../common/access/access.decorators.js';
import { WHOLE_LIST } from '../../common/http/bodies.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import type { TenantContext } from '../../common/tenancy/transactions.js';
import {
  AbrirChatDto,
  ChatContactoCompletoDto,
  ChatContactoDto,
  ChatDto,
  ChatMensajeDto,
  ChatPerfilDto,
  EnviarMensajeDto,
  ModificarChatDto,
} from './chat.dto.js';
import { type ChatReader, toChat, toContacto, toContactoCompleto, toMensaje, toPerfil } from './chat.presenter.js';
import { ChatContactosService } from './chat-contactos.service.js';
import { ChatsService } from './chats.service.js';
import { MensajesService } from './mensajes.service.js';

/** Chats in the words of the reference template's clients. Nobody reads those of others, not even the titular. */
@ApiTags('chat')
@Controller('apps/chat')
@RequirePermission('puesto.usar')
export class ChatController {
  constructor(
    private readonly chats: ChatsService,
    private readonly mensajes: MensajesService,
    private readonly contactos: ChatContactosService,
    private readonly directory: CuentaDirectory,
  ) {}

  /** My chats, the newest activity first, each with its last 50 messages. */
  @Get('chats')
  async findAll(@Tenant() tenant: TenantContext): Promise<ChatDto[]> {
    const reader = await this.reader(tenant);
    return (await this.chats.findAll()).map((chat) => toChat(chat, reader));
  }

  /** One of my chats, with its last 500 messages. */
  @Get('chat')
  async get(@Query('id', IdPipe) id: string, @Tenant() tenant: TenantContext): Promise<ChatDto> {
    return toChat(await this.chats.get(id), await this.reader(tenant));
  }

  /** My chat with another member, created when there is none. */
  @Post('chat')
  @HttpCode(200)
  async open(@Body() { contactId }: AbrirChatDto, @Tenant() tenant: TenantContext): Promise<ChatDto> {
    return toChat(await this.chats.open(contactId), await this.reader(tenant));
  }

  /** Mutes a chat or not, or marks it as read with `unreadCount: 0`. Whatever else is sent is ignored. */
  @Patch('chat')
  @RouteConfig(WHOLE_LIST)
  async update(@Body() { id, chat }: ModificarChatDto, @Tenant() tenant: TenantContext): Promise<ChatDto> {
    return toChat(await this.chats.update(id, chat), await this.reader(tenant));
  }

  /** Writes in a chat. */
  @Post('message')
  @HttpCode(200)
  @Idempotent()
  async send(@Body() { chatId, value }: EnviarMensajeDto, @Tenant() tenant: TenantContext): Promise<ChatMensajeDto> {
    return toMensaje(await this.mensajes.send(chatId, { valor: value }), await this.reader(tenant));
  }

  /** The other members, by name. */
  @Get('contacts')
  async findContactos(): Promise<ChatContactoDto[]> {
    return (await this.contactos.findAll()).map(toContacto);
  }

  /** Another member. */
  @Get('contact')
  async getContacto(
    @Query('id', IdPipe) id: string,
    @Tenant() tenant: TenantContext,
  ): Promise<ChatContactoCompletoDto> {
    const contacto = await this.contactos.get(id);
    const chat = await this.chats.findWith(id);
    return toContactoCompleto(contacto, chat?.mensajes ?? [], await this.reader(tenant));
  }

  /** Myself. */
  @Get('profile')
  async profile(): Promise<ChatPerfilDto> {
    return toPerfil(await this.contactos.me());
  }

  private async reader({ usuarioId }: TenantContext): Promise<ChatReader> {
    const { nombre, zonaHoraria } = await this.directory.cuenta();
    return { usuarioId, cuenta: nombre, zonaHoraria, conocidos: await this.directory.conocidos() };
  }
}
