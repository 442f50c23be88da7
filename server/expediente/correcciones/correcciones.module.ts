import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { ReglasDePlazoModule } from '../reglas-de-plazo/reglas-de-plazo.module.js';
import { TiposActoModule } from '../tipos-acto/tipos-acto.module.js';
import { AdicionesDeCorrecciones } from './adiciones.service.js';
import { CorreccionDecidida } from './correccion-decidida.entity.js';
import { CorreccionesController } from './correcciones.controller.js';
import { Correcciones } from './correcciones.service.js';

@Module({
  imports: [entitiesModule(CorreccionDecidida), ReglasDePlazoModule, TiposActoModule],
  controllers: [CorreccionesController],
  providers: [Correcciones, AdicionesDeCorrecciones],
})
export class CorreccionesModule {}
