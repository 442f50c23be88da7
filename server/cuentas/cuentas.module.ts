import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { AvisosModule } from '../avisos/avisos.module.js';
import { TiposActoModule } from '../tipos-acto/tipos-acto.module.js';
import { CuentasController } from './cuentas.controller.js';
import { CuentasService } from './cuentas.service.js';

@Module({
  imports: [AuthModule, AvisosModule, TiposActoModule],
  controllers: [CuentasController],
  providers: [CuentasService],
  exports: [CuentasService],
})
export class CuentasModule {}
