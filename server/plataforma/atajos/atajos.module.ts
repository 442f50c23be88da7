import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { Atajo } from './atajo.entity.js';
import { AtajosController } from './atajos.controller.js';
import { AtajosService } from './atajos.service.js';

@Module({
  imports: [entitiesModule(Atajo)],
  controllers: [AtajosController],
  providers: [AtajosService],
  exports: [AtajosService],
})
export class AtajosModule {}
