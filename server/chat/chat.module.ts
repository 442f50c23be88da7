import { Module } from '@nestjs/common';
import { AvisosModule } from '../avisos/avisos.module.js';
import { ChatController } from './chat.controller.js';
import { ChatContactosService } from './chat-contactos.service.js';
import { ChatsRepository } from './chats.repository.js';
import { ChatsService } from './chats.service.js';
import { MensajesService } from './mensajes.service.js';
import { MiembrosSearch } from './miembros-search.js';

@Module({
  imports: [AvisosModule],
  controllers: [ChatController],
  providers: [ChatsService, MensajesService, ChatContactosService, ChatsRepository, MiembrosSearch],
  exports: [ChatsService, MensajesService],
})
export class ChatModule {}
