import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { CatalogoService } from './catalogo.service.js';
import { TipoActo } from './tipo-acto.entity.js';
import { TiposActoController } from './tipos-acto.controller.js';
import { TiposActoService } from './tipos-acto.service.js';
import { VersionDeActo } from './version-de-acto.entity.js';

@Module({
  imports: [entitiesModule(TipoActo, VersionDeActo)],
  controllers: [TiposActoController],
  providers: [TiposActoService, CatalogoService],
  exports: [TiposActoService, CatalogoService],
})
export class TiposActoModule {}
