import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { TiposActoModule } from '../tipos-acto/tipos-acto.module.js';
import { CuentasController } from './cuentas.controller.js';
import { CuentasService } from './cuentas.service.js';

@Module({
  imports: [AuthModule, TiposActoModule],
  controllers: [CuentasController],
  providers: [CuentasService],
  exports: [CuentasService],
})
export class CuentasModule {}
