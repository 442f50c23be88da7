import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { FilesModule } from '../../common/files/files.module.js';
import { AvisosModule } from '../../plataforma/avisos/avisos.module.js';
import { PlanModule } from '../../plataforma/plan/plan.module.js';
import { AvisosDeSolicitudes } from './avisos-de-solicitudes.service.js';
import { ContenidoDeAyuda } from './contenido-de-ayuda.service.js';
import { CorreoDeSolicitud } from './correo-de-solicitud.service.js';
import { GuiasSearch } from './guias-search.js';
import { HelpCenterController } from './help-center.controller.js';
import { Solicitud } from './solicitud.entity.js';
import { SolicitudAdjunto } from './solicitud-adjunto.entity.js';
import { SolicitudAdjuntos } from './solicitud-adjuntos.service.js';
import { SolicitudesController } from './solicitudes.controller.js';
import { SolicitudesRepository } from './solicitudes.repository.js';
import { Solicitudes } from './solicitudes.service.js';
import { Votos } from './votos.service.js';

@Module({
  imports: [entitiesModule(Solicitud, SolicitudAdjunto), AvisosModule, FilesModule, PlanModule],
  controllers: [HelpCenterController, SolicitudesController],
  providers: [
    ContenidoDeAyuda,
    Votos,
    GuiasSearch,
    Solicitudes,
    SolicitudesRepository,
    SolicitudAdjuntos,
    CorreoDeSolicitud,
    AvisosDeSolicitudes,
  ],
  exports: [ContenidoDeAyuda],
})
export class AyudaModule {}
