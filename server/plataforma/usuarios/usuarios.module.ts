import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { Presencia } from './presencia.service.js';
import { Usuario } from './usuario.entity.js';

@Module({ imports: [entitiesModule(Usuario)], providers: [Presencia] })
export class UsuariosModule {}
