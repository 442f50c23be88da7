import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { Aviso } from './aviso.entity.js';
import { AvisosRepository } from './avisos.repository.js';
import { AvisosService } from './avisos.service.js';
import { AvisosPorCorreo } from './avisos-por-correo.service.js';
import { AvisosReunidosRepository } from './avisos-reunidos.repository.js';
import { AvisosReunidos } from './avisos-reunidos.service.js';
import { CanalesRepository } from './canales.repository.js';
import { MessagesController } from './mensajes.controller.js';
import { NotificationsController } from './notificaciones.controller.js';
import { Notifier } from './notifier.service.js';
import { RondasDeRecordatorios } from './rondas-de-recordatorios.service.js';

@Module({
  imports: [entitiesModule(Aviso)],
  controllers: [NotificationsController, MessagesController],
  providers: [
    AvisosService,
    AvisosRepository,
    Notifier,
    CanalesRepository,
    AvisosPorCorreo,
    AvisosReunidos,
    AvisosReunidosRepository,
    RondasDeRecordatorios,
  ],
  exports: [AvisosService, Notifier, RondasDeRecordatorios],
})
export class AvisosModule {}
