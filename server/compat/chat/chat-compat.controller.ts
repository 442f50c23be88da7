import { Body, Controller, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission, Tenant } from '../../common/access/access.decorators.js';
import { found } from '../../common/database/found.js';
import { WHOLE_LIST } from '../../common/http/bodies.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import type { TenantContext } from '../../common/tenancy/transactions.js';
import { ChatDto, ChatMensajeDto } from '../../oficina/chat/chat.dto.js';
import { toChat, toMensaje } from '../../oficina/chat/chat.presenter.js';
import { ChatContactosService } from '../../oficina/chat/chat-contactos.service.js';
import { ChatsRepository } from '../../oficina/chat/chats.repository.js';
import { ChatsService } from '../../oficina/chat/chats.service.js';
import { MensajesService } from '../../oficina/chat/mensajes.service.js';
import { ChatPerfilDto, EnviarMensajeDto, ModificarChatDto } from './chat-compat.dto.js';

/** The number of messages of each chat in the list. */
const LAST_OF_EACH = 50;

@ApiTags('chat')
@Controller('apps/chat')
@RequirePermission('puesto.usar')
export class ChatCompatController {
  constructor(
    private readonly chats: ChatsService,
    private readonly repository: ChatsRepository,
    private readonly mensajes: MensajesService,
    private readonly contactos: ChatContactosService,
    private readonly directory: CuentaDirectory,
  ) {}

  /** My chats, the latest activity first, each with its last 50 messages. */
  @Get('chats')
  async findAll(): Promise<ChatDto[]> {
    const reader = await this.contactos.reader();
    return (await this.chats.findAll(LAST_OF_EACH)).map((chat) => toChat(chat, reader));
  }

  /** One of my chats, with its last 500 messages. */
  @Get('chat')
  async get(@Query('id', IdPipe) id: string): Promise<ChatDto> {
    return toChat(await this.chats.get(id), await this.contactos.reader());
  }

  /** Mutes or unmutes a chat, or marks it as read with `unreadCount: 0`. Other fields are ignored. */
  @Patch('chat')
  @RouteConfig(WHOLE_LIST)
  async update(@Body() { id, chat: { muted, unreadCount } }: ModificarChatDto): Promise<ChatDto> {
    const chat = await this.repository.getLocked(id);
    // A client that mutes sends the chat as last seen. Its person has not read newer messages.
    if (muted !== undefined) {
      await this.chats.silence(chat, muted);
    } else if (unreadCount === 0) {
      await this.chats.read(chat);
    }
    return this.get(id);
  }

  /** Writes in a chat. */
  @Post('message')
  @HttpCode(200)
  @Idempotent()
  async send(@Body() { chatId, value }: EnviarMensajeDto): Promise<ChatMensajeDto> {
    return toMensaje(await this.mensajes.send(chatId, { valor: value }), await this.contactos.reader());
  }

  /** Myself. */
  @Get('profile')
  async profile(@Tenant() { usuarioId }: TenantContext): Promise<ChatPerfilDto> {
    const me = found((await this.directory.conocidos()).get(usuarioId), 'el contacto');
    return { id: me.id, name: me.nombre, email: me.email, avatar: me.avatar, about: me.rol };
  }
}
