import { Module } from '@nestjs/common';
import { AgendaModule } from '../../expediente/agenda/agenda.module.js';
import { UsoModule } from '../../plataforma/uso/uso.module.js';
import { AnaliticaService } from './analitica.service.js';
import { OficinaRepository } from './oficina.repository.js';
import { OficinaService } from './oficina.service.js';
import { PanelesController } from './paneles.controller.js';
import { UsoController } from './uso.controller.js';

@Module({
  imports: [UsoModule, AgendaModule],
  controllers: [PanelesController, UsoController],
  providers: [OficinaService, OficinaRepository, AnaliticaService],
  exports: [OficinaService],
})
export class PanelesModule {}
