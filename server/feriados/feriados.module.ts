import { Module } from '@nestjs/common';
import { FeriadosController } from './feriados.controller.js';
import { FeriadosRepository } from './feriados.repository.js';
import { FeriadosService } from './feriados.service.js';

@Module({
  controllers: [FeriadosController],
  providers: [FeriadosService, FeriadosRepository],
  exports: [FeriadosService],
})
export class FeriadosModule {}
