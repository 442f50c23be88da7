import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { entitiesModule } from '../../common/database/entities.module.js';
import { AvisosModule } from '../../plataforma/avisos/avisos.module.js';
import { CarpetasModule } from '../carpetas/carpetas.module.js';
import { FeriadosModule } from '../feriados/feriados.module.js';
import { PlazosModule } from '../plazos/plazos.module.js';
import { AgendaController } from './agenda.controller.js';
import { AgendaService } from './agenda.service.js';
import { DiasDeCarpetasEnAgenda, EventosEnAgenda, FirmasEnAgenda } from './agenda-fuentes.js';
import { AvisosDeEventos } from './avisos-de-eventos.service.js';
import { ConsecuenciasService } from './consecuencias.service.js';
import { EnlaceDeAgendaController } from './enlaces.controller.js';
import { EnlacesDeAgenda } from './enlaces.service.js';
import { EscrituraDeEventos } from './escritura-de-eventos.service.js';
import { Evento } from './evento.entity.js';
import { EventosController } from './eventos.controller.js';
import { EventosRepository } from './eventos.repository.js';
import { EventosService } from './eventos.service.js';
import { FirmasDeCarpeta } from './firmas-de-carpeta.js';
import { RecordatoriosDeEventosRepository } from './recordatorios-de-eventos.repository.js';
import { RecordatoriosDeEventos } from './recordatorios-de-eventos.service.js';
import { Sala } from './sala.entity.js';
import { SalasController } from './salas.controller.js';
import { SalasService } from './salas.service.js';
import { Serie } from './serie.entity.js';
import { SeriesRepository } from './series.repository.js';
import { SeriesService } from './series.service.js';

@Module({
  imports: [
    entitiesModule(Evento, Sala, Serie),
    AvisosModule,
    DiscoveryModule,
    CarpetasModule,
    FeriadosModule,
    PlazosModule,
  ],
  controllers: [AgendaController, EventosController, SalasController, EnlaceDeAgendaController],
  providers: [
    AgendaService,
    ConsecuenciasService,
    EventosEnAgenda,
    FirmasEnAgenda,
    DiasDeCarpetasEnAgenda,
    AvisosDeEventos,
    EscrituraDeEventos,
    EventosService,
    EventosRepository,
    RecordatoriosDeEventos,
    RecordatoriosDeEventosRepository,
    SeriesService,
    SeriesRepository,
    FirmasDeCarpeta,
    SalasService,
    EnlacesDeAgenda,
  ],
  exports: [AgendaService, EventosService, SalasService],
})
export class AgendaModule {}
