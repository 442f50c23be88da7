import { Module } from '@nestjs/common';
import { AvisosModule } from '../avisos/avisos.module.js';
import { CarpetaChangesModule } from '../carpetas/carpeta-changes.module.js';
import { ChatController } from './chat.controller.js';
import { ChatContactosService } from './chat-contactos.service.js';
import { ChatsRepository } from './chats.repository.js';
import { ChatsService } from './chats.service.js';
import { ConversacionesController } from './conversaciones.controller.js';
import { GruposService } from './grupos.service.js';
import { MensajesController } from './mensajes.controller.js';
import { MensajesRepository } from './mensajes.repository.js';
import { MensajesService } from './mensajes.service.js';
import { MiembrosSearch } from './miembros-search.js';

@Module({
  imports: [AvisosModule, CarpetaChangesModule],
  controllers: [ChatController, ConversacionesController, MensajesController],
  providers: [
    ChatsService,
    GruposService,
    MensajesService,
    ChatContactosService,
    ChatsRepository,
    MensajesRepository,
    MiembrosSearch,
  ],
  exports: [ChatsService, GruposService, MensajesService],
})
export class ChatModule {}
