import { Module } from '@nestjs/common';
import { CuentasModule } from '../cuentas/cuentas.module.js';
import { ImagenesModule } from '../imagenes/imagenes.module.js';
import { SegundoFactorModule } from '../segundo-factor/segundo-factor.module.js';
import { AvatarController } from './avatar.controller.js';
import { UsuarioActualController } from './usuario-actual.controller.js';
import { UsuarioActual } from './usuario-actual.service.js';

/** How people see and change themselves. */
@Module({
  imports: [CuentasModule, ImagenesModule, SegundoFactorModule],
  controllers: [UsuarioActualController, AvatarController],
  providers: [UsuarioActual],
})
export class PerfilModule {}
