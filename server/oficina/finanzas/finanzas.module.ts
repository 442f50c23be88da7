import { Module } from '@nestjs/common';
import { FinanzasController } from './finanzas.controller.js';
import { FinanzasRepository } from './finanzas.repository.js';
import { FinanzasService } from './finanzas.service.js';
import { PresupuestosRepository } from './presupuestos.repository.js';

@Module({
  controllers: [FinanzasController],
  providers: [FinanzasService, FinanzasRepository, PresupuestosRepository],
  exports: [FinanzasService],
})
export class FinanzasModule {}
