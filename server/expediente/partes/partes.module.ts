import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { CarpetasModule } from '../carpetas/carpetas.module.js';
import { CertificadosModule } from '../certificados/certificados.module.js';
import { PersonasModule } from '../personas/personas.module.js';
import { ComparecenciaFaltantes } from './comparecencia-faltantes.js';
import { Parte } from './parte.entity.js';
import { PartesController } from './partes.controller.js';
import { PartesRepository } from './partes.repository.js';
import { PartesService } from './partes.service.js';
import { PartesEnCarpetas } from './partes-en-carpetas.js';
import { PartesHalladas } from './partes-halladas.js';

@Module({
  imports: [entitiesModule(Parte), CarpetasModule, CertificadosModule, PersonasModule],
  controllers: [PartesController],
  providers: [ComparecenciaFaltantes, PartesService, PartesRepository, PartesEnCarpetas, PartesHalladas],
  exports: [PartesService],
})
export class PartesModule {}
