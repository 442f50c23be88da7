import { Module } from '@nestjs/common';
import { AvisosModule } from '../avisos/avisos.module.js';
import { ChatController } from './chat.controller.js';
import { ChatContactosService } from './chat-contactos.service.js';
import { ChatsRepository } from './chats.repository.js';
import { ChatsService } from './chats.service.js';
import { ContactosSearch } from './contactos-search.js';
import { MensajesService } from './mensajes.service.js';

@Module({
  imports: [AvisosModule],
  controllers: [ChatController],
  providers: [ChatsService, MensajesService, ChatContactosService, ChatsRepository, ContactosSearch],
  exports: [ChatsService, MensajesService, ContactosSearch],
})
export class ChatModule {}
