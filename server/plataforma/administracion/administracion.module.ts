import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { TokensPersonalesModule } from '../tokens-personales/tokens-personales.module.js';
import { AdministracionController } from './administracion.controller.js';
import { CorreosPendientesController } from './correos-pendientes.controller.js';
import { CorreosPendientes } from './correos-pendientes.service.js';
import { CuentasAdministradasController } from './cuentas-administradas.controller.js';
import { CuentasAdministradasRepository } from './cuentas-administradas.repository.js';
import { CuentasAdministradas } from './cuentas-administradas.service.js';
import { OperadoresLog } from './operadores-log.service.js';
import { PersonasAdministradasController } from './personas-administradas.controller.js';
import { PersonasAdministradasRepository } from './personas-administradas.repository.js';
import { PersonasAdministradas } from './personas-administradas.service.js';
import { Salud } from './salud.service.js';
import { TrabajosController } from './trabajos.controller.js';
import { TrabajosRepository } from './trabajos.repository.js';
import { Trabajos } from './trabajos.service.js';

/** What operators see and do across cuentas. This module never reads the contents of a cuenta. */
@Module({
  imports: [AuthModule, TokensPersonalesModule],
  controllers: [
    AdministracionController,
    CuentasAdministradasController,
    PersonasAdministradasController,
    TrabajosController,
    CorreosPendientesController,
  ],
  providers: [
    Salud,
    OperadoresLog,
    CuentasAdministradas,
    CuentasAdministradasRepository,
    PersonasAdministradas,
    PersonasAdministradasRepository,
    Trabajos,
    TrabajosRepository,
    CorreosPendientes,
  ],
})
export class AdministracionModule {}
