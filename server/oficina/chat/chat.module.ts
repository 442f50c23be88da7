import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { FilesModule } from '../../common/files/files.module.js';
import { CarpetasModule } from '../../expediente/carpetas/carpetas.module.js';
import { DocumentosModule } from '../../expediente/documentos/documentos.module.js';
import { AvisosModule } from '../../plataforma/avisos/avisos.module.js';
import { ImagenesModule } from '../../plataforma/imagenes/imagenes.module.js';
import { PlanModule } from '../../plataforma/plan/plan.module.js';
import { Adjunto } from './adjunto.entity.js';
import { AdjuntosController } from './adjuntos.controller.js';
import { AdjuntosRepository } from './adjuntos.repository.js';
import { AdjuntosService } from './adjuntos.service.js';
import { ChatController } from './chat.controller.js';
import { ChatContactosService } from './chat-contactos.service.js';
import { ChatsRepository } from './chats.repository.js';
import { ChatsService } from './chats.service.js';
import { ConversacionesController } from './conversaciones.controller.js';
import { EnlacesController } from './enlaces.controller.js';
import { EnlacesRepository } from './enlaces.repository.js';
import { EnlacesDeChat } from './enlaces.service.js';
import { GrupoFotoController } from './grupo-foto.controller.js';
import { GruposService } from './grupos.service.js';
import { MensajesController } from './mensajes.controller.js';
import { MensajesRepository } from './mensajes.repository.js';
import { MensajesService } from './mensajes.service.js';
import { MensajesSearch } from './mensajes-search.js';
import { MiembrosSearch } from './miembros-search.js';

@Module({
  imports: [
    entitiesModule(Adjunto),
    AvisosModule,
    CarpetasModule,
    DocumentosModule,
    FilesModule,
    ImagenesModule,
    PlanModule,
  ],
  // AdjuntosController comes first: later controllers have paths with an id that would match its paths.
  controllers: [
    ChatController,
    AdjuntosController,
    ConversacionesController,
    GrupoFotoController,
    EnlacesController,
    MensajesController,
  ],
  providers: [
    ChatsService,
    GruposService,
    MensajesService,
    ChatContactosService,
    ChatsRepository,
    MensajesRepository,
    AdjuntosService,
    AdjuntosRepository,
    EnlacesDeChat,
    EnlacesRepository,
    MensajesSearch,
    MiembrosSearch,
  ],
  exports: [ChatsService, ChatsRepository, ChatContactosService, GruposService, MensajesService],
})
export class ChatModule {}
