import { Module } from '@nestjs/common';
import { CarpetasModule } from '../carpetas/carpetas.module.js';
import { PersonasModule } from '../personas/personas.module.js';
import { PartesController } from './partes.controller.js';
import { PartesRepository } from './partes.repository.js';
import { PartesService } from './partes.service.js';

@Module({
  imports: [CarpetasModule, PersonasModule],
  controllers: [PartesController],
  providers: [PartesService, PartesRepository],
  exports: [PartesService],
})
export class PartesModule {}
