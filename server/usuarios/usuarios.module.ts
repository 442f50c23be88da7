import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { UsuarioActualController } from './usuario-actual.controller.js';
import { UsuarioActual } from './usuario-actual.service.js';

@Module({ imports: [AuthModule], controllers: [UsuarioActualController], providers: [UsuarioActual] })
export class UsuariosModule {}
