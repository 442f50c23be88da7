import { Module } from '@nestjs/common';
import { TiposActoModule } from '../tipos-acto/tipos-acto.module.js';
import { CarpetasController } from './carpetas.controller.js';
import { CarpetasRepository } from './carpetas.repository.js';
import { CarpetasService } from './carpetas.service.js';

@Module({
  imports: [TiposActoModule],
  controllers: [CarpetasController],
  providers: [CarpetasService, CarpetasRepository],
  exports: [CarpetasService],
})
export class CarpetasModule {}
