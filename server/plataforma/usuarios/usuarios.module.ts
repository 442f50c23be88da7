import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ImagenesModule } from '../imagenes/imagenes.module.js';
import { SegundoFactorModule } from '../segundo-factor/segundo-factor.module.js';
import { AvatarController } from './avatar.controller.js';
import { Presencia } from './presencia.service.js';
import { Usuario } from './usuario.entity.js';
import { UsuarioActualController } from './usuario-actual.controller.js';
import { UsuarioActual } from './usuario-actual.service.js';

@Module({
  imports: [entitiesModule(Usuario), AuthModule, ImagenesModule, SegundoFactorModule],
  controllers: [UsuarioActualController, AvatarController],
  providers: [Presencia, UsuarioActual],
})
export class UsuariosModule {}
