import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { EnMarco } from '../../plataforma/marco/en-marco.js';
import { AbrirChatDto, ChatContactoCompletoDto, ChatContactoDto, ChatDto } from './chat.dto.js';
import { toChat, toContacto, toContactoCompleto } from './chat.presenter.js';
import { ChatContactosService } from './chat-contactos.service.js';
import { ChatsService } from './chats.service.js';

/** The people of the cuenta, and the chat with each of them. */
@ApiTags('chat')
@Controller('apps/chat')
@RequirePermission('puesto.usar')
export class ChatController {
  constructor(
    private readonly chats: ChatsService,
    private readonly contactos: ChatContactosService,
  ) {}

  /** My chat with another member, created when there is none. */
  @Post('chat')
  @HttpCode(200)
  async open(@Body() { contactId }: AbrirChatDto): Promise<ChatDto> {
    return toChat(await this.chats.open(contactId), await this.contactos.reader());
  }

  /** The other members, by name. */
  @Get('contacts')
  @EnMarco()
  async findContactos(): Promise<ChatContactoDto[]> {
    return (await this.contactos.findAll()).map(toContacto);
  }

  /** Another member with their details. */
  @Get('contact')
  async getContacto(@Query('id', IdPipe) id: string): Promise<ChatContactoCompletoDto> {
    const contacto = await this.contactos.get(id);
    const chat = await this.chats.findWith(id);
    return toContactoCompleto(contacto, chat?.mensajes ?? [], await this.contactos.reader());
  }
}
