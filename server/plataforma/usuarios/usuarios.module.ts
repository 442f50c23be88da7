import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ImagenesModule } from '../imagenes/imagenes.module.js';
import { AvatarController } from '../perfil/avatar.controller.js';
import { UsuarioActualController } from '../perfil/usuario-actual.controller.js';
import { UsuarioActual } from '../perfil/usuario-actual.service.js';
import { SegundoFactorModule } from '../segundo-factor/segundo-factor.module.js';
import { Presencia } from './presencia.service.js';
import { Usuario } from './usuario.entity.js';

@Module({
  imports: [entitiesModule(Usuario), AuthModule, ImagenesModule, SegundoFactorModule],
  controllers: [UsuarioActualController, AvatarController],
  providers: [Presencia, UsuarioActual],
})
export class UsuariosModule {}
