import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { ReglaDePlazo } from './regla-de-plazo.entity.js';
import { ReglasDePlazoController } from './reglas-de-plazo.controller.js';
import { ReglasDePlazoService } from './reglas-de-plazo.service.js';
import { UsosDeReglasRepository } from './usos-de-reglas.repository.js';

@Module({
  imports: [entitiesModule(ReglaDePlazo)],
  controllers: [ReglasDePlazoController],
  providers: [ReglasDePlazoService, UsosDeReglasRepository],
  exports: [ReglasDePlazoService],
})
export class ReglasDePlazoModule {}
