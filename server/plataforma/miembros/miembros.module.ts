import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { PlanModule } from '../plan/plan.module.js';
import { MiembrosController } from './miembros.controller.js';
import { MiembrosRepository } from './miembros.repository.js';
import { MiembrosService } from './miembros.service.js';

@Module({
  imports: [AuthModule, PlanModule],
  controllers: [MiembrosController],
  providers: [MiembrosService, MiembrosRepository],
})
export class MiembrosModule {}
