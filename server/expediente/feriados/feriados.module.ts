import { Module } from '@nestjs/common';
import { AvisosModule } from '../../plataforma/avisos/avisos.module.js';
import { FeriadosController } from './feriados.controller.js';
import { FeriadosRepository } from './feriados.repository.js';
import { FeriadosService } from './feriados.service.js';
import { RecalculoDePlazos } from './recalculo-de-plazos.service.js';
import { ReglasDeFeriadosController } from './reglas-de-feriados.controller.js';
import { ReglasDeFeriadosPresenter } from './reglas-de-feriados.presenter.js';
import { ReglasDeFeriadosRepository } from './reglas-de-feriados.repository.js';
import { ReglasDeFeriados } from './reglas-de-feriados.service.js';

@Module({
  imports: [AvisosModule],
  controllers: [ReglasDeFeriadosController, FeriadosController],
  providers: [
    FeriadosService,
    FeriadosRepository,
    ReglasDeFeriados,
    ReglasDeFeriadosRepository,
    ReglasDeFeriadosPresenter,
    RecalculoDePlazos,
  ],
  exports: [FeriadosService],
})
export class FeriadosModule {}
