import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { CuentasModule } from '../cuentas/cuentas.module.js';
import { IdentidadModule } from '../identidad/identidad.module.js';
import { PlanModule } from '../plan/plan.module.js';
import { IncorporacionesService } from './incorporaciones.service.js';
import { InvitacionesController } from './invitaciones.controller.js';
import { InvitacionesRepository } from './invitaciones.repository.js';
import { InvitacionesService } from './invitaciones.service.js';
import { InvitadosRepository } from './invitados.repository.js';
import { ProviderIncorporaciones } from './provider-incorporaciones.service.js';

@Module({
  imports: [AuthModule, CuentasModule, IdentidadModule, PlanModule],
  controllers: [InvitacionesController],
  providers: [
    InvitacionesService,
    IncorporacionesService,
    InvitacionesRepository,
    InvitadosRepository,
    ProviderIncorporaciones,
  ],
  exports: [IncorporacionesService],
})
export class InvitacionesModule {}
