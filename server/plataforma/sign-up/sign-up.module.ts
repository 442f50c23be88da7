import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { CuentasModule } from '../cuentas/cuentas.module.js';
import { SegundoFactorModule } from '../segundo-factor/segundo-factor.module.js';
import { TokensPersonalesModule } from '../tokens-personales/tokens-personales.module.js';
import { AccesoRobadoController } from './acceso-robado.controller.js';
import { AccesoRobado } from './acceso-robado.service.js';
import { Accesos } from './accesos.service.js';
import { AccesosAbiertosController } from './accesos-abiertos.controller.js';
import { AccesosAbiertos } from './accesos-abiertos.service.js';
import { EnlacesService } from './enlaces.service.js';
import { RegistroController } from './sign-up.controller.js';
import { SignUpService } from './sign-up.service.js';

/** Signs people up, confirms e-mails and changes forgotten passwords, by links in mails. */
@Module({
  imports: [AuthModule, CuentasModule, SegundoFactorModule, TokensPersonalesModule],
  controllers: [RegistroController, AccesoRobadoController, AccesosAbiertosController],
  providers: [SignUpService, EnlacesService, Accesos, AccesosAbiertos, AccesoRobado],
})
export class SignUpModule {}
